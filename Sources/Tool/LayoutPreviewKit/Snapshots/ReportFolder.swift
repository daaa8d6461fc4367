import FoundationEssentials
import Glibc
import HostProtocol

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
    ReportFolder.clearLeftovers(of: name, in: parent)
    FileSystem.remove(staging)
    do { try FileSystem.createFolder(staging) } catch {
      // The folder beside it is nobody's business.
      throw ReportFolder.failure(FileError(operation: .write, path: path, number: (error as? FileError)?.number ?? EIO))
    }
  }

  /// Removes what runs left that were killed an hour ago or more: they had no time to clear away.
  private static func clearLeftovers(of name: String, in parent: String) {
    for entry in (try? FileSystem.list(parent)) ?? [] where entry.kind == .folder && entry.name.hasPrefix(".\(name).") {
      let parts = entry.name.dropFirst(name.utf8.count + 2).split(separator: ".")
      guard parts.count == 2, parts[1] == "partial" || parts[1] == "old", let process = pid_t(parts[0]), process > 0 else { continue }
      var status = stat()
      let folder = Path.join(parent, entry.name)
      guard kill(process, 0) != 0, errno == ESRCH, lstat(folder, &status) == 0 else { continue }
      if time(nil) - status.st_mtim.tv_sec >= 3600 { FileSystem.remove(folder) }
    }
  }

  private static func failure(_ error: any Error) -> ToolError {
    .file(error as? FileError ?? FileError(operation: .write, path: "\(error)", number: EIO))
  }

  /// Puts a reference's picture into the report: nobody has looked at it yet.
  func show(_ reference: String, in folder: String) -> SnapshotVerdict.Picture? {
    guard let bytes = try? FileSystem.read(Path.absolute(reference, in: folder)), let size = PictureHeader.size(bytes) else { return nil }
    let picture = SnapshotPlan.stem(reference) + ".after.png"
    let target = Path.join(staging, picture)
    guard (try? FileSystem.createFolder(Path.split(target).folder)) != nil, (try? FileSystem.write(bytes, to: target)) != nil else {
      return nil
    }
    return SnapshotVerdict.Picture(path: picture, width: size.width, height: size.height)
  }

  /// Writes the results beside the pictures and puts the folder in its place.
  func finish(_ run: SnapshotRun, _ context: Context) throws(ToolError) {
    do {
      try SnapshotReports(run: run, context: context).writePages(to: staging, report: path)
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
