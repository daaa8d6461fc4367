// swift-tools-version: 6.1
import PackageDescription

// On Apple's systems UIKit is there, and the snapshots are taken by swift-snapshot-testing; on Linux both come from layoutpreview.
#if os(Linux)
  // In a package of your own: .package(url: "…/layoutpreview", from: "…")
  let dependencies: [Package.Dependency] = [.package(name: "layoutpreview", path: "../../..")]
  let uikit: [Target.Dependency] = [.product(name: "UIKit", package: "layoutpreview")]
  let snapshots: [Target.Dependency] = [.product(name: "SnapshotTesting", package: "layoutpreview")]
#else
  let dependencies: [Package.Dependency] = [
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")
  ]
  let uikit: [Target.Dependency] = []
  let snapshots: [Target.Dependency] = [.product(name: "SnapshotTesting", package: "swift-snapshot-testing")]
#endif

let package = Package(
  name: "Badges",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Badges", targets: ["Badges"])],
  dependencies: dependencies,
  targets: [
    .target(name: "Badges", dependencies: uikit),
    .testTarget(name: "BadgesTests", dependencies: ["Badges"] + snapshots, exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v5]
)
