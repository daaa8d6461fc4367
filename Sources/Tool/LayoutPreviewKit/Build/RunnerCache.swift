import FoundationEssentials
import Glibc
import HostProtocol

/// Runners that were built, one folder each, named by what they were built from.
///
///     <cache>/runners/<Module>-<hash>/runner        the program
///                                    /module.json   what is told about the module without starting it
///     <cache>/runners/<Module>-<hash>.lock          held while it is built
///     <cache>/modules/                              the compiler's own cache
struct RunnerCache {
  struct Key: Hashable {
    var name: String
  }

  /// A module as it was built.
  struct Entry {
    var runner: String
    var description: Description
  }

  struct Description: Codable {
    var findings: [ModuleFinding]
    /// Nil until a host has said so.
    var previews: [HostEvent.Preview]?
  }

  /// The oldest entries beyond this many are removed; one takes about 200 kB.
  private static let limit = 256

  let folder: String

  var moduleCache: String { Path.join(folder, "modules") }
  private var runners: String { Path.join(folder, "runners") }

  init(folder: String) throws {
    self.folder = folder
    do {
      try FileSystem.createFolder(Path.join(folder, "runners"))
    } catch let error as FileError {
      throw ToolError.cacheUnwritable(error)
    }
  }

  func entry(_ key: Key) -> Entry? {
    let folder = Path.join(runners, key.name)
    guard let bytes = try? FileSystem.read(Path.join(folder, "module.json")),
      let description = try? JSONDecoder().decode(Description.self, from: Data(bytes)),
      FileSystem.isExecutable(Path.join(folder, "runner"))
    else { return nil }
    // What was used last is removed last.
    utimensat(AT_FDCWD, folder, nil, 0)
    return Entry(runner: Path.join(folder, "runner"), description: description)
  }

  /// Takes the right to build an entry; nil while another process builds it.
  func lock(_ key: Key) throws -> FileLock? {
    try FileLock(Path.join(runners, key.name + ".lock"))
  }

  /// A folder of this process to build an entry in.
  func makeBuildFolder(_ key: Key) throws -> String {
    let path = Path.join(runners, ".\(key.name).\(getpid())")
    FileSystem.remove(path)
    try FileSystem.createFolder(path)
    return path
  }

  /// Puts a finished folder in its place and makes room.
  func install(_ buildFolder: String, _ key: Key, _ description: Description) throws -> Entry {
    try write(description, in: buildFolder)
    let target = Path.join(runners, key.name)
    FileSystem.remove(target)
    guard rename(buildFolder, target) == 0 else { throw FileError(operation: .rename, path: target, number: errno) }
    removeOldest(keeping: key)
    return Entry(runner: Path.join(target, "runner"), description: description)
  }

  func update(_ key: Key, _ description: Description) {
    try? write(description, in: Path.join(runners, key.name))
  }

  private func write(_ description: Description, in folder: String) throws {
    let data = try JSONEncoder().encode(description)
    try FileSystem.write(String(decoding: data, as: UTF8.self), to: Path.join(folder, "module.json"))
  }

  private func removeOldest(keeping key: Key) {
    guard let entries = try? FileSystem.list(runners), entries.count > RunnerCache.limit else { return }
    let folders = entries.filter { $0.kind == .folder && !$0.name.hasPrefix(".") && $0.name != key.name }.map { entry in
      (name: entry.name, modified: FileSystem.status(Path.join(runners, entry.name))?.modified ?? 0)
    }
    for folder in folders.sorted(by: { $0.modified < $1.modified }).prefix(max(0, folders.count - RunnerCache.limit * 3 / 4)) {
      FileSystem.remove(Path.join(runners, folder.name))
      unlink(Path.join(runners, folder.name + ".lock"))
    }
    // Folders that a killed process left behind.
    let anHour = 3_600 * 1_000_000_000
    for entry in entries where entry.kind == .folder && entry.name.hasPrefix(".") {
      let path = Path.join(runners, entry.name)
      let modified = FileSystem.status(path)?.modified ?? 0
      if modified < Int(time(nil)) * 1_000_000_000 - anHour { FileSystem.remove(path) }
    }
  }
}
