import HostProtocol
import ImageDiff

/// Tells what kind of change lies between two pictures.
struct PixelJudge {
  var limits: SnapshotLimits
  /// Left, top, width, height in pixels of what is not looked at.
  var masks: [[Int]] = []

  /// Two pictures compared; of the second, what is not looked at is as in the first.
  struct Judgement {
    var change: PixelChange
    fileprivate var old: PixelBuffer
    fileprivate var new: PixelBuffer
    fileprivate var comparison: PictureComparison
    fileprivate var settings: ComparisonSettings

    /// The picture in which a reviewer sees what changed.
    func picture() throws -> PixelBuffer {
      try DifferencePicture.make(.buffer(old), .buffer(new), comparison, settings: settings)
    }
  }

  func judge(_ old: PixelBuffer, _ new: PixelBuffer) throws -> Judgement {
    var masked = new
    for mask in masks { masked.copy(from: old, mask) }
    var settings = ComparisonSettings()
    settings.colorTolerance = limits.colorTolerance
    let comparison = try PictureComparison.compare(.buffer(old), .buffer(masked), settings: settings)
    let difference = PixelDifference(old, masked)
    let box = difference?.box.map { [$0.left, $0.top, $0.width, $0.height] } ?? []
    var change = PixelChange(
      kind: comparison.sizesDiffer ? .size : comparison.verdict.kind, count: comparison.changedPixels,
      total: max(old.width, new.width) * max(old.height, new.height), box: box, greatest: difference?.greatest ?? 255)
    change.real = comparison.counts.real
    return Judgement(change: change, old: old, new: masked, comparison: comparison, settings: settings)
  }
}

extension PictureComparison.Verdict {
  fileprivate var kind: PixelChange.Kind {
    switch self {
    case .identical, .equal: .none
    case .color: .color
    case .shift: .antialiasing
    case .real: .real
    }
  }
}

extension PixelBuffer {
  /// Takes a part of another picture over, as far as both have it.
  mutating func copy(from other: PixelBuffer, _ box: [Int]) {
    let columns = max(0, box[0])..<max(0, min(box[0] + box[2], width, other.width))
    let rows = max(0, box[1])..<max(0, min(box[1] + box[3], height, other.height))
    for y in rows {
      for x in columns { self[x, y] = other[x, y] }
    }
  }
}
