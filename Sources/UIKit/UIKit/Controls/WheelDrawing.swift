import CoreGraphics
import Foundation

/// How rows stand on the wheel of a picker: on a cylinder seen from the front.
///
/// The row of 32 points and the band of 34 with corners of 8 are read off pictures of iOS 14 and later; the radius of 110 points, which
/// shows four rows above and below the middle in 216 points, and the fading are approximations.
enum WheelDrawing {
  static let rowHeight: CGFloat = 32
  static let height: CGFloat = 216
  static let reach = 4
  private static let radius: CGFloat = 110
  private static let strengths: [CGFloat] = [1, 0.5, 0.35, 0.22, 0.1]

  /// From the middle of the wheel: how far a row stands below, how much of its height is seen, and how strong it is.
  static func place(of distance: Int, rowHeight: CGFloat) -> (offset: CGFloat, scale: CGFloat, strength: CGFloat)? {
    let angle = CGFloat(distance) * rowHeight / radius
    guard abs(angle) < 1.4, abs(distance) < strengths.count else { return nil }
    return (radius * sin(angle), cos(angle), strengths[abs(distance)])
  }
}
