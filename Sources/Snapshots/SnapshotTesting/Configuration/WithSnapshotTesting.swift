/// Runs code whose snapshots are recorded, or shown, in another way than those around it.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration.current.with(record: record, diffTool: diffTool), operation: operation)
}

/// Runs code whose snapshots are recorded, or shown, in another way than those around it.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration.current.with(record: record, diffTool: diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
  fileprivate func with(record: Record?, diffTool: DiffTool?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? self.record, diffTool: diffTool ?? self.diffTool)
  }
}
