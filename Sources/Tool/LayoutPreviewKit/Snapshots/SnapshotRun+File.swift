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
      switch result.verdict.status {
      case .passed: continue
      case .failed: code = code.worse(.previewFailed)
      // Recorded by itself, a new reference is one that nobody has looked at yet.
      case .new: if record != .all, record != .failed { code = code.worse(.differs) }
      case .changed, .missing, .obsolete: if !result.verdict.isRecorded { code = code.worse(.differs) }
      }
    }
    return code
  }
}
