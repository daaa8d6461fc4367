import HostProtocol

/// What a `test` saw: `results.json` in the folder of its report.
///
/// It holds no time and no setting of the machine but the costs, so that two runs of the same sources differ in these only.
struct SnapshotRun: Codable, Hashable {
  static let fileName = "results.json"

  var schemaVersion = 1
  /// Of the tool, `0.1.0`.
  var toolVersion: String
  /// When references were written.
  var record = SnapshotOrder.RecordMode.never
  /// The share that this run took, `2/8`; nil for the whole.
  var shard: String?
  /// The references of the whole, in the order of the sources: what the shards together must have looked at; nil without shards.
  var planned: [String]?
  /// Whether only some of the previews were looked at (`--only`).
  var isFiltered = false
  /// What holds for the whole run, to be read first: fonts or a version other than those of the recordings.
  var notes: [String] = []
  /// What kept previews from being known at all: sources that do not compile, with their place.
  var errors: [String] = []
  /// In the order of the sources, obsolete references last.
  var results: [SnapshotResult]

  func count(_ status: SnapshotVerdict.Status) -> Int { results.reduce(0) { $0 + ($1.verdict.status == status ? 1 : 0) } }
}
