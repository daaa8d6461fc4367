import Foundation
import Testing

/// `Documentation/Scaling.md`, run as it stands there.
@Suite struct ScalingTests {
  /// The commands of a section: its lines that are indented as code.
  private func commands(under title: String) throws -> String {
    let text = try String(contentsOf: BuiltTool.package.appendingPathComponent("Documentation/Scaling.md"), encoding: .utf8)
    let start = try #require(text.range(of: "\n## \(title)\n"))
    let section = text[start.upperBound...]
    let end = section.range(of: "\n## ")?.lowerBound ?? section.endIndex
    return section[..<end].split(separator: "\n").filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }.joined(separator: "\n")
  }

  private func shell(_ script: String, in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = folder.appendingPathComponent("bin").path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    environment["HOME"] = folder.path
    // As in a CI job: nothing is recorded.
    environment["CI"] = "true"
    process.environment = environment
    (process.standardInput, process.standardOutput, process.standardError) = (
      FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice
    )
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The files of a folder by path; of the results the seconds are left out, which no two runs have in common.
  private func files(below folder: URL) throws -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var files: [String: Data] = [:]
    for path in paths {
      let file = folder.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      files[path] = try Data(contentsOf: file)
    }
    let results = try #require(files["results.json"])
    let text = String(decoding: results, as: UTF8.self)
    files["results.json"] = Data(text.replacing(/"(cost|comparison)"\s*:\s*[-+.eE\d]+/, with: "\"cost\": 0").utf8)
    return files
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel"), "GNU parallel is not installed"))
  func eightShardsUnderGNUParallelGiveTheReportOfOneRun() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaling-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in [".git", "bin", "Layouts"] {
      try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("bin/layoutpreview"), withDestinationURL: BuiltTool.executable())
    try Data("{\"test\": {\"scale\": 1, \"timeout\": 120}}".utf8).write(to: folder.appendingPathComponent("layoutpreview.json"))
    let project = BuiltTool.package.appendingPathComponent("Tests/Tool/Projects/one-snapshot-of-each-class")
    func use(_ version: String) throws {
      for name in ["Cards", "Tiles"] {
        let target = folder.appendingPathComponent("Layouts/\(name).swift")
        try? FileManager.default.removeItem(at: target)
        try FileManager.default.copyItem(at: project.appendingPathComponent("\(version)/Cards.swift"), to: target)
      }
    }
    try use("recorded")
    #expect(try shell("layoutpreview test --record all", in: folder) == 0)
    try use("now")
    // A preview that crashes is broken, which counts for more than what differs.
    #expect(try shell("layoutpreview test && exit; status=$?; mv out/report whole; exit $status", in: folder) == 1)
    #expect(try shell(commands(under: "GNU parallel, over processors or hosts"), in: folder) == 1)

    let whole = try files(below: folder.appendingPathComponent("whole"))
    let merged = try files(below: folder.appendingPathComponent("out/report"))
    #expect(merged.keys.sorted() == whole.keys.sorted())
    for (path, data) in whole { #expect(merged[path] == data, "\(path)") }
    for shard in 1...8 {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("shards/\(shard)/results.json").path))
    }
    struct Run: Decodable { struct Result: Decodable { var name: String }; var results: [Result] }
    let run = try JSONDecoder().decode(Run.self, from: #require(merged["results.json"]))
    // Six previews and one that is gone, of each of two files.
    #expect(run.results.count == 14)
  }
}
