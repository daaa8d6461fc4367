import CoreGraphics
import DisplayList
import Foundation

/// Symbols of bars that were measured.
@MainActor
enum BarSymbols {
  private static let regular = makePlus(scale: 1)
  /// In low bars symbols are of the medium scale, three quarters of the large one.
  private static let compact = makePlus(scale: 1 / 1.283)

  static func plus(isCompact: Bool) -> UIImage { isCompact ? compact : regular }

  /// Measured in iOS 13's navigation bars at 3x: lines of 53 and 54 px, 4.9 px wide, 2 points of room at each side.
  private static func makePlus(scale: CGFloat) -> UIImage {
    let (size, width) = (CGSize(width: 65 / 3 * scale, height: 22 * scale), 4.9 / 3 * scale)
    let ink = CGRect(x: 2 * scale, y: 2 * scale, width: 53 / 3 * scale, height: 18 * scale)
    let line = ink.insetBy(dx: width / 2, dy: width / 2)
    let path = CGPath(elements: [
      .move(CGPoint(x: line.minX, y: ink.midY)), .line(CGPoint(x: line.maxX, y: ink.midY)),
      .move(CGPoint(x: ink.midX, y: line.minY)), .line(CGPoint(x: ink.midX, y: line.maxY)),
    ])
    let stroke = DisplayList.Stroke(paint: .color(CGColor(gray: 0, alpha: 1)), width: width, cap: .round, join: .round)
    return UIImage(
      content: .drawing([.stroke(.path(path), stroke)], size), attributes: ImageAttributes(scale: 3, renderingMode: .alwaysTemplate))
  }
}
