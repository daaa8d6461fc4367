import Foundation

/// The files of one snapshot: its reference, and what a failure leaves.
struct SnapshotFiles {
  let reference: URL
  private let artifacts: URL

  /// `__Snapshots__/<test file>/<test>.<name or number>.<extension>`, as swift-snapshot-testing has it.
  init(testFile: String, testName: String, name: String?, directory: String?, pathExtension: String?) {
    let file = URL(fileURLWithPath: testFile)
    let suite = file.deletingPathExtension().lastPathComponent
    let folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(suite)
    let identifier = name.map(SnapshotFiles.safe) ?? String(SnapshotNumbers.current.next(of: folder.path + "/" + testName))
    let leaf = SnapshotFiles.safe(testName) + "." + identifier + (pathExtension.map { "." + $0 } ?? "")
    reference = folder.appendingPathComponent(leaf)
    let base = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? FileManager.default.temporaryDirectory.path
    artifacts = URL(fileURLWithPath: base, isDirectory: true).appendingPathComponent(suite)
  }

  /// A reference with the same bytes is left alone.
  func writeReference(_ data: Data) throws {
    guard FileManager.default.contents(atPath: reference.path) != data else { return }
    try FileManager.default.createDirectory(at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: reference, options: .atomic)
  }

  func writeFailure(_ data: Data, _ attachments: [SnapshotAttachment]) throws -> URL {
    try FileManager.default.createDirectory(at: artifacts, withIntermediateDirectories: true)
    let failed = artifacts.appendingPathComponent(reference.lastPathComponent)
    try data.write(to: failed, options: .atomic)
    for attachment in attachments {
      let beside = failed.deletingPathExtension().appendingPathExtension(attachment.name).appendingPathExtension(attachment.pathExtension)
      try attachment.data.write(to: beside, options: .atomic)
    }
    return failed
  }

  /// Everything that is not a letter, a digit or `_` becomes a hyphen.
  static func safe(_ name: String) -> String {
    name.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
      .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
  }
}
