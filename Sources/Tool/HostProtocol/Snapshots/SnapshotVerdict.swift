/// What a host found when it compared a preview with its reference.
package struct SnapshotVerdict: Codable, Hashable, Sendable {
  /// How a snapshot stands to its reference.
  package enum Status: String, Codable, CaseIterable, Sendable {
    case passed
    case changed
    /// There was no reference, and one was recorded.
    case new
    /// There is no reference, and none was recorded.
    case missing
    /// A reference that no preview makes any more.
    case obsolete
    /// The preview could not be drawn, or its reference could not be read.
    case failed
  }

  package var status: Status
  /// Whether the reference was written.
  package var isRecorded = false
  /// One sentence: why the snapshot changed or failed.
  package var message: String?
  /// What stands before everything else: fonts or a version other than those of the recording.
  package var notes: [String] = []
  /// The change of the pixels; nil where none were compared.
  package var pixels: PixelChange?
  /// What happened to the views, most telling first.
  package var changes: [ViewChange] = []
  /// The view tree in pre-order, with what changed; empty where nothing did.
  package var views: [SnapshotView] = []
  /// The pictures in the report's folder; nil where there is none to show.
  package var before: Picture?
  package var after: Picture?
  package var difference: Picture?
  /// The path of a small picture for lists, relative to the folder of the report.
  package var thumbnail: String?
  /// Pixels a point.
  package var scale = 1.0
  /// Seconds of making, laying out, drawing and comparing.
  package var cost = 0.0
  /// Those of them that comparing took, beside making, laying out and drawing.
  package var comparison: Double?

  package init(status: Status) { self.status = status }

  package struct Picture: Codable, Hashable, Sendable {
    /// Relative to the folder of the report.
    package var path: String
    /// Pixels; 0 where the file cannot be read.
    package var width: Int
    package var height: Int
    package init(path: String, width: Int, height: Int) {
      self.path = path
      self.width = width
      self.height = height
    }
  }
}
