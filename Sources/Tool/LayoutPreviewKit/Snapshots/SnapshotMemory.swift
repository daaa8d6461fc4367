import FoundationEssentials
import Glibc

/// What one run leaves for the next, in the cache: `<cache>/snapshots/`.
///
///     costs.json      seconds by reference, for --shard
///     recorded.json   references that were recorded and not looked at since
struct SnapshotMemory {
  private let folder: String
  private(set) var costs: [String: Double]
  /// A retry that passes must not hide that its reference was recorded a moment ago.
  private(set) var recorded: Set<String>

  init(cache: String, currentFolder: String) {
    // The user's cache is shared by many projects; that of a checkout is its own.
    var hash = ContentHash()
    hash.combine(currentFolder)
    let folder = Path.join(cache, "snapshots")
    self.folder = cache.hasSuffix("/.build/layoutpreview") ? folder : Path.join(folder, hash.text(digits: 16))
    costs = SnapshotMemory.read([String: Double].self, Path.join(self.folder, "costs.json")) ?? [:]
    recorded = Set(SnapshotMemory.read([String].self, Path.join(self.folder, "recorded.json")) ?? [])
  }

  private static func read<Value: Decodable>(_ type: Value.Type, _ path: String) -> Value? {
    guard let bytes = try? FileSystem.read(path) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(bytes))
  }

  /// Adds to what is kept; other runs may do so at the same time.
  ///
  /// What cannot be kept is done without next time.
  mutating func update(costs newCosts: [String: Double] = [:], recorded new: Set<String> = [], settled: Set<String> = []) {
    try? FileSystem.createFolder(folder)
    let lock = waitForLock()
    defer { withExtendedLifetime(lock) {} }
    costs = SnapshotMemory.read([String: Double].self, Path.join(folder, "costs.json")) ?? [:]
    costs.merge(newCosts) { $1 }
    recorded = Set(SnapshotMemory.read([String].self, Path.join(folder, "recorded.json")) ?? []).subtracting(settled).union(new)
    let members = costs.sorted { $0.key < $1.key }.map { JSON.Member(key: $0.key, value: .number($0.value)) }
    try? FileSystem.write(JSON.object(members).text, to: Path.join(folder, "costs.json"))
    try? FileSystem.write(JSON(recorded.sorted()).text, to: Path.join(folder, "recorded.json"))
  }

  /// Another run holds it for milliseconds; one that hangs is not waited for.
  private func waitForLock() -> FileLock? {
    for _ in 0..<200 {
      if let lock = try? FileLock(Path.join(folder, "lock")) { return lock }
      usleep(10_000)
    }
    return nil
  }
}
