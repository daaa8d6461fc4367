package import HostProtocol

/// What holds for one snapshot, once flags, traits and settings are put together.
package struct SnapshotLimits: Hashable, Sendable {
  package var maxChanged = SnapshotSettings.Limit.pixels(0)
  package var colorTolerance = 1.0
  package var frameTolerance = 0.1
  package var ignored: [String] = []
  /// Where `maxChanged` comes from.
  package var origin = "the default"

  /// - Parameter levels: What decides first comes first.
  package init(_ levels: [SnapshotSettings]) {
    for level in levels.reversed() {
      if let value = level.maxChanged { (maxChanged, origin) = (value, level.origin) }
      if let value = level.colorTolerance { colorTolerance = value }
      if let value = level.frameTolerance { frameTolerance = value }
      ignored += level.ignored
    }
  }
}
