/// The forms that a run is told in beside the terminal.
enum SnapshotReports {
  /// Writes the pages of a report beside its pictures.
  static func write(_ run: SnapshotRun, to folder: String) throws {}

  /// What `--junit` and `--github` ask for.
  static func tell(_ run: SnapshotRun, _ context: Context) throws {}
}
