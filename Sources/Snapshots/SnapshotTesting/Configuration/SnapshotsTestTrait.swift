public import Testing

/// Sets how the snapshots of a test or a suite are recorded.
public struct SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
      try await SnapshotNumbers.$ofTest.withValue(SnapshotNumbers()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTestTrait {
  public static var snapshots: SnapshotsTestTrait { snapshots() }

  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> SnapshotsTestTrait {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> SnapshotsTestTrait {
    SnapshotsTestTrait(configuration: configuration)
  }
}
