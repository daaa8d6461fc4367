/// What two pictures have in common, from the strongest to nothing: the verdict, every changed pixel counted, and where they are.
package struct PictureComparison: Hashable, Sendable {
  /// How much two pictures, or a part of them, differ.
  package enum Verdict: String, CaseIterable, Sendable, Comparable {
    /// The same file.
    case identical
    /// Other bytes, the same pixels.
    case equal
    /// Pixels differ by no more than the colour tolerance.
    case color
    /// Only edges differ, by what a move of less than a pixel or another anti-aliasing makes of them.
    case shift
    /// Something else is to be seen.
    case real

    private var rank: Int { Verdict.allCases.firstIndex(of: self) ?? 0 }
    package static func < (a: Verdict, b: Verdict) -> Bool { a.rank < b.rank }
  }

  /// Changed pixels that lie together.
  package struct Region: Hashable, Sendable {
    package var box: PixelBox
    package var changedPixels: Int
    package var verdict: Verdict

    package init(box: PixelBox, changedPixels: Int, verdict: Verdict) {
      self.box = box
      self.changedPixels = changedPixels
      self.verdict = verdict
    }
  }

  package struct Size: Hashable, Sendable, CustomStringConvertible {
    package var width: Int
    package var height: Int
    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
    package var description: String { "\(width)×\(height)" }
  }

  /// Changed pixels by what they are; the pixels that differ at all are their sum.
  package struct Counts: Hashable, Sendable {
    package var color = 0
    package var shift = 0
    package var real = 0
    package init() {}
    package var all: Int { color + shift + real }
  }

  package var verdict: Verdict
  package var firstSize: Size
  package var secondSize: Size
  package var counts = Counts()
  /// The greatest ΔE (CIEDE2000) of a pixel.
  package var greatestColorDifference = 0.0
  /// Where pixels differ by more than the colour tolerance, from the top; at most `ComparisonSettings.maximumRegions`.
  package var regions: [Region] = []
  /// Regions beyond that number.
  package var furtherRegions = 0

  /// Pixels that differ in any channel, and those that only one picture has.
  package var changedPixels: Int { counts.all }
  package var sizesDiffer: Bool { firstSize != secondSize }

  package init(verdict: Verdict, firstSize: Size, secondSize: Size) {
    self.verdict = verdict
    self.firstSize = firstSize
    self.secondSize = secondSize
  }
}

/// A box of whole pixels.
package struct PixelBox: Hashable, Sendable {
  package var left: Int
  package var top: Int
  /// Behind the last column.
  package var right: Int
  /// Below the last row.
  package var bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  package var width: Int { right - left }
  package var height: Int { bottom - top }

  mutating func formUnion(_ other: PixelBox) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }
}
