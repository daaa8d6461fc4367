package import CoreGraphics
package import Foundation

/// The space that text is set into, in points.
package struct TextContainer: Hashable, Sendable {
  /// Infinite where lines break only at line separators.
  package var width: CGFloat
  /// Lines that don't fit whole are left out and the last one is truncated; infinite where height does not matter.
  package var height: CGFloat
  /// Zero for no limit.
  package var maximumNumberOfLines: Int
  /// The direction of the surrounding view, which `natural` follows where the text itself has none.
  package var isRightToLeft: Bool
  /// Whether a line end at the very end of the text begins one more, empty line: text views do so, labels don't.
  package var hasExtraLine: Bool
  /// Figures that text flows around, in the container's coordinates.
  package var exclusions: [CGPath] = []
  /// What stays free at both ends of each line.
  package var padding: CGFloat = 0
  /// Whether lines are apart by their font's leading: in text views they are, in labels they aren't (stored heights of Helvetica Neue
  /// labels are ascender and descender alone).
  package var usesFontLeading = true

  package init(
    width: CGFloat = .infinity, height: CGFloat = .infinity, maximumNumberOfLines: Int = 0, isRightToLeft: Bool = false,
    hasExtraLine: Bool = false
  ) {
    self.width = width
    self.height = height
    self.maximumNumberOfLines = maximumNumberOfLines
    self.isRightToLeft = isRightToLeft
    self.hasExtraLine = hasExtraLine
  }
}
