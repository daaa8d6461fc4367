import Glibc

/// A lock between processes, held as long as the object lives; the system releases it when the process dies.
final class FileLock {
  private let descriptor: Int32

  /// Tries to take the lock; nil where another process holds it.
  init?(_ path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(operation: .lock, path: path, number: errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
