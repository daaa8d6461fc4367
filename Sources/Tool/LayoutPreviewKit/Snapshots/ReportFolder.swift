import FoundationEssentials
import Glibc

/// The folder of a report: written beside its place, then put there as a whole.
///
/// Runs that write to one folder at once never mix, and one that is interrupted leaves the report before it.
final class ReportFolder {
  let path: String
  /// Where the pictures go until the report is complete.
  let staging: String
  private var isDone = false

  init(_ path: String) throws(ToolError) {
    self.path = path
    let (parent, name) = Path.split(path)
    staging = Path.join(parent, ".\(name).\(getpid()).partial")
    if let entries = try? FileSystem.list(path), !entries.isEmpty, !entries.contains(where: { $0.name == SnapshotRun.fileName }) {
      throw .notAReport(path: path)
    }
    FileSystem.remove(staging)
    do { try FileSystem.createFolder(staging) } catch { throw ReportFolder.failure(error) }
  }

  private static func failure(_ error: any Error) -> ToolError {
    .file(error as? FileError ?? FileError(operation: .write, path: "\(error)", number: EIO))
  }

  /// Writes the results beside the pictures and puts the folder in its place.
  func finish(_ run: SnapshotRun, _ context: Context) throws(ToolError) {
    do {
      try SnapshotReports(run: run, context: context).writePages(to: staging)
      try run.write(to: Path.join(staging, SnapshotRun.fileName))
      let (parent, name) = Path.split(path)
      let old = Path.join(parent, ".\(name).\(getpid()).old")
      let hadOne = rename(path, old) == 0
      guard rename(staging, path) == 0 else {
        let number = errno
        if hadOne { rename(old, path) }
        throw FileError(operation: .rename, path: path, number: number)
      }
      if hadOne { FileSystem.remove(old) }
    } catch {
      throw ReportFolder.failure(error)
    }
    isDone = true
  }

  /// Clears away what an interrupted run wrote.
  func discard() { if !isDone { FileSystem.remove(staging) } }
}
