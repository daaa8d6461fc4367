import FoundationEssentials
import HostProtocol

extension SnapshotRun {
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    try FileSystem.write(Array(try encoder.encode(self)) + [0x0A], to: path)
  }

  /// The run of a report's folder.
  init(report folder: String, shown: (String) -> String) throws(ToolError) {
    let path = Path.join(folder, SnapshotRun.fileName)
    guard FileSystem.exists(path) else { throw .noReport(path: shown(folder)) }
    do {
      self = try JSONDecoder().decode(SnapshotRun.self, from: Data(try FileSystem.read(path)))
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .brokenReport(path: shown(path), reason: "\(error)")
    }
  }

  /// What the run means for the exit status.
  var exitCode: ExitCode {
    var code = ExitCode.success
    for result in results {
      guard fails(result) else { continue }
      code = code.worse(result.verdict.status == .failed ? .previewFailed : .differs)
    }
    return code
  }

  /// Whether a result makes the run fail.
  func fails(_ result: SnapshotResult) -> Bool {
    switch result.verdict.status {
    case .passed: false
    case .failed: true
    // Recorded by itself, a new reference is one that nobody has looked at yet.
    case .new: record != .all && record != .failed
    case .changed, .missing, .obsolete: !result.verdict.isRecorded
    }
  }
}
