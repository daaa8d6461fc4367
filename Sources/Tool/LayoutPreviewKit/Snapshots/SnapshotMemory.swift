import FoundationEssentials

/// What one run leaves for the next, in the cache: `<cache>/snapshots/`.
///
///     costs.json      seconds by reference, for --shard
///     recorded.json   references that were recorded and not looked at since
struct SnapshotMemory {
  private let folder: String
  var costs: [String: Double]
  /// A retry that passes must not hide that its reference was recorded a moment ago.
  var recorded: Set<String>

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

  /// What cannot be kept is done without next time.
  func save() {
    try? FileSystem.createFolder(folder)
    let members = costs.sorted { $0.key < $1.key }.map { JSON.Member(key: $0.key, value: .number($0.value)) }
    try? FileSystem.write(JSON.object(members).text, to: Path.join(folder, "costs.json"))
    try? FileSystem.write(JSON(recorded.sorted()).text, to: Path.join(folder, "recorded.json"))
  }
}
