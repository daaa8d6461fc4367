/// What a host is to compare a preview with, and what it may write.
package struct SnapshotOrder: Codable, Hashable, Sendable {
  /// When a reference is written.
  package enum RecordMode: String, Codable, CaseIterable, Sendable {
    /// Where there is none.
    case missing
    /// Where there is none, and where the preview changed.
    case failed
    /// Where any pixel or line of the layout differs.
    case all
    case never
  }

  /// The reference's picture, absolute; its layout stands beside it.
  package var reference: String
  package var record: RecordMode
  /// The folder of the report, absolute.
  package var report: String
  /// The path of the snapshot's pictures in it, without their endings.
  package var stem: String
  /// Of the tool, for the layout's head.
  package var toolVersion: String
  /// What flags and the preview's own entry in the settings say: before the preview's traits.
  package var settings: SnapshotSettings
  /// What the settings of the project say: after the preview's traits.
  package var fallback: SnapshotSettings
  /// Tells the files aside of runs at once apart.
  package var run: String

  package init(
    reference: String, record: RecordMode, report: String, stem: String, toolVersion: String, settings: SnapshotSettings,
    fallback: SnapshotSettings, run: String
  ) {
    self.reference = reference
    self.record = record
    self.report = report
    self.stem = stem
    self.toolVersion = toolVersion
    self.settings = settings
    self.fallback = fallback
    self.run = run
  }

  /// The layout that stands beside a picture.
  package static func layout(of picture: String) -> String {
    (picture.hasSuffix(".png") ? String(picture.dropLast(4)) : picture) + ".layout"
  }

  /// Paths in the report's folder.
  package var before: String { stem + ".before.png" }
  package var after: String { stem + ".after.png" }
  package var thumbnail: String { stem + ".small.png" }
  package var difference: String { stem + ".difference.png" }

  /// Files that a host that died may have left half written.
  package var partialPaths: [String] {
    let written = [before, after, SnapshotOrder.layout(of: after), thumbnail, difference].map { report + "/" + $0 }
    return ([reference, SnapshotOrder.layout(of: reference)] + written).map { HostRequest.Output.partialPath($0, run: run) }
  }
}
