// swift-tools-version: 6.1
import Foundation
import PackageDescription

// Measures the solver against kiwi and Yoga. `fetch-peers.sh` puts their sources into .peers/; without them ours is measured alone.

let folder = Context.packageDirectory
let hasPeers = ["kiwi/kiwi/kiwi.h", "yoga/yoga/Yoga.h"].allSatisfy {
  FileManager.default.fileExists(atPath: "\(folder)/.peers/\($0)")
}

let package = Package(
  name: "Benchmarks",
  targets: [
    .target(name: "Cassowary", swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(name: "Allocations"),
    .executableTarget(
      name: "SolverBenchmark", dependencies: ["Cassowary", "Allocations"] + (hasPeers ? ["Peers"] : []),
      swiftSettings: hasPeers ? [.define("PEERS")] : []),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx20
)

if hasPeers {
  package.targets += [
    .target(
      name: "Peers", dependencies: ["Yoga"],
      cxxSettings: [.unsafeFlags(["-O3", "-march=x86-64-v3", "-I", "\(folder)/.peers/kiwi", "-I", "\(folder)/.peers/yoga"])]),
    .target(
      name: "Yoga", path: ".peers/yoga", publicHeadersPath: "include",
      cxxSettings: [.unsafeFlags(["-O2", "-w", "-I", "\(folder)/.peers/yoga"])]),
  ]
}
