import Glibc

/// The few file operations of the tool, on Glibc: a start that finds everything in the cache must not load all of Foundation.
enum FileSystem {
  struct Status {
    var isFolder: Bool
    var size: Int
    /// Nanoseconds since 1970.
    var modified: Int
    var inode: UInt64
  }

  enum Kind: Sendable { case file, folder, other }

  static func status(_ path: String) -> Status? {
    var buffer = stat()
    guard stat(path, &buffer) == 0 else { return nil }
    return Status(
      isFolder: buffer.st_mode & S_IFMT == S_IFDIR, size: Int(buffer.st_size),
      modified: buffer.st_mtim.tv_sec * 1_000_000_000 + buffer.st_mtim.tv_nsec, inode: UInt64(buffer.st_ino))
  }

  static func exists(_ path: String) -> Bool { status(path) != nil }
  static func isFolder(_ path: String) -> Bool { status(path)?.isFolder == true }
  static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 && !isFolder(path) }
  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  static func read(_ path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(operation: .read, path: path, number: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = stat()
    let expected = fstat(descriptor, &buffer) == 0 ? Int(buffer.st_size) : 0
    var chunk = [UInt8](repeating: 0, count: max(4096, min(expected + 1, 1 << 20)))
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(operation: .read, path: path, number: errno)
      }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// What is not UTF-8 becomes U+FFFD.
  ///
  /// A byte order mark at the start is no text.
  static func readText(_ path: String) throws -> String {
    let bytes = try read(path)
    return String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
  }

  /// Writes beside the file and renames, so that nobody sees half of it.
  static func write(_ text: String, to path: String) throws {
    var text = text
    try text.withUTF8 { try write(UnsafeRawBufferPointer($0), to: path) }
  }

  static func write(_ bytes: [UInt8], to path: String) throws { try bytes.withUnsafeBytes { try write($0, to: path) } }

  /// Leaves a file alone that holds these very bytes.
  static func writeIfOther(_ bytes: [UInt8], to path: String) throws {
    if let now = try? read(path), now == bytes { return }
    try write(bytes, to: path)
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws {
    let (folder, name) = Path.split(path)
    let partial = Path.join(folder, ".\(name).\(getpid()).partial")
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(operation: .write, path: path, number: errno) }
    var error = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, error == 0 { error = errno }
    if error == 0, Glibc.rename(partial, path) != 0 { error = errno }
    guard error == 0 else {
      unlink(partial)
      throw FileError(operation: .write, path: path, number: error)
    }
  }

  /// The system's number of what went wrong; 0 where nothing did.
  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var offset = 0
    while offset < bytes.count {
      let count = Glibc.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      offset += count
    }
    return 0
  }

  /// Writes at the end of a file that others write to as well.
  static func append(_ text: String, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(operation: .write, path: path, number: errno) }
    let error = Array(text.utf8).withUnsafeBytes { writeAll($0, to: descriptor) }
    if close(descriptor) != 0 || error != 0 { throw FileError(operation: .write, path: path, number: error == 0 ? errno : error) }
  }

  static func createFolder(_ path: String) throws {
    if mkdir(path, 0o755) == 0 { return }
    let number = errno
    if number == EEXIST, isFolder(path) { return }
    if number == ENOENT {
      let (parent, _) = Path.split(path)
      if parent != path, !parent.isEmpty {
        try createFolder(parent)
        if mkdir(path, 0o755) == 0 || (errno == EEXIST && isFolder(path)) { return }
      }
    }
    throw FileError(operation: .create, path: path, number: number == EEXIST ? ENOTDIR : number)
  }

  /// The entries of a folder in the order of their names' bytes.
  static func list(_ path: String) throws -> [(name: String, kind: Kind)] {
    guard let folder = opendir(path) else { throw FileError(operation: .list, path: path, number: errno) }
    defer { closedir(folder) }
    var entries: [(name: String, kind: Kind)] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): entries.append((name, .file))
      case Int32(DT_DIR): entries.append((name, .folder))
      default:
        guard let status = status(Path.join(path, name)) else { continue }
        entries.append((name, status.isFolder ? .folder : .file))
      }
    }
    return entries.sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
  }

  /// Removes a file or a folder with all that is in it; what cannot be removed stays.
  static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    if let entries = try? list(path) {
      for entry in entries { remove(Path.join(path, entry.name)) }
    }
    rmdir(path)
  }

  /// Follows links; nil where nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static var currentFolder: String {
    guard let folder = getcwd(nil, 0) else { return "/" }
    defer { free(folder) }
    return String(cString: folder)
  }
}
