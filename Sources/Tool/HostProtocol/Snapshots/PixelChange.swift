/// How the pixels of two pictures differ.
package struct PixelChange: Codable, Hashable, Sendable {
  /// Kinds of change, least first.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    case none
    /// Every colour differs by less than the tolerance.
    case color
    /// Only edges differ, as they do where anti-aliasing or a shift by a part of a pixel is all that happened.
    case antialiasing
    case real
    /// The pictures are not of one size.
    case size
  }

  package var kind: Kind
  /// Pixels with any channel that differs.
  package var count: Int
  /// Those that count: neither colours within the tolerance nor edges that shifted by part of a pixel.
  package var real: Int?
  /// Pixels in all.
  package var total: Int
  /// Left, top, width, height in pixels of the smallest box around them; empty where there are none.
  package var box: [Int]
  /// The most that a channel differs, 0 to 255.
  package var greatest: Int

  package init(kind: Kind, count: Int, total: Int, box: [Int], greatest: Int) {
    self.kind = kind
    self.count = count
    self.total = total
    self.box = box
    self.greatest = greatest
  }
}
