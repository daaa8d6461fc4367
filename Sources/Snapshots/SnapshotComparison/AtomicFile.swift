package import Foundation
import Glibc
import HostProtocol

/// A file that could not be read or written.
package struct SnapshotFileError: Error {
  package var message: String
}

/// Files that are written aside and renamed, so that an interruption leaves the old one or the new one.
package enum AtomicFile {
  /// Nil where there is no file.
  package static func read(_ path: String) throws(SnapshotFileError) -> Data? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure("read", path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw SnapshotFileError(message: "can't read \(path): it is no file")
    }
    var data = Data(count: Int(status.st_size))
    var offset = 0
    while offset < data.count {
      let count = data.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure("read", path) }
      if count == 0 { break }
      offset += count
    }
    return offset == data.count ? data : data.prefix(offset)
  }

  package static func write(_ data: Data, to path: String, run: String) throws(SnapshotFileError) {
    let partial = HostRequest.Output.partialPath(path, run: run)
    var descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0, errno == ENOENT {
      makeFolder(of: path)
      descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    }
    guard descriptor >= 0 else { throw failure("write", path) }
    let isWritten = data.withUnsafeBytes { bytes -> Bool in
      var offset = 0
      while offset < bytes.count, let base = bytes.baseAddress {
        let count = Glibc.write(descriptor, base + offset, bytes.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        offset += count
      }
      return true
    }
    var error = isWritten ? nil : failure("write", path)
    if close(descriptor) != 0, error == nil { error = failure("write", path) }
    if error == nil, rename(partial, path) != 0 { error = failure("write", path) }
    guard let error else { return }
    unlink(partial)
    throw error
  }

  private static func makeFolder(of path: String) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    guard mkdir(folder, 0o755) != 0, errno == ENOENT else { return }
    makeFolder(of: folder)
    mkdir(folder, 0o755)
  }

  private static func failure(_ verb: String, _ path: String) -> SnapshotFileError {
    SnapshotFileError(message: "can't \(verb) \(path): \(String(cString: strerror(errno)))")
  }
}
