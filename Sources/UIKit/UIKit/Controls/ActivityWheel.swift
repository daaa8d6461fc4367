import CoreGraphics
import DisplayList
import Foundation

/// The spokes of an activity indicator at the moment when the topmost is the strongest.
enum ActivityWheel {
  /// Eight since iOS 13, twelve before.
  @MainActor static var standardSpokes: Int { SystemGeneration.current >= 13 ? 8 : 12 }

  /// How strong the spokes are, counter-clockwise from the strongest, as Flutter measured them on iOS 13: 147, 122, 97, 72 and 47
  /// of 147.
  private static let strengths: [CGFloat] = [1, 122.0 / 147, 97.0 / 147, 72.0 / 147, 47.0 / 147]

  /// A spoke is a tenth of the wheel wide and reaches from a third of its radius to its rim (Flutter's proportions).
  static func items(in rect: CGRect, color: CGColor, spokes: Int) -> [DisplayList.Item] {
    let radius = min(rect.width, rect.height) / 2
    guard radius > 0, radius.isFinite, spokes > 0 else { return [] }
    let width = radius / 5 * 8 / CGFloat(max(spokes, 8))
    let spoke = ControlDrawing.pill(CGRect(x: -width / 2, y: -radius, width: width, height: radius * 2 / 3))
    return (0..<spokes).map { index in
      let step = index * 8 / spokes
      let strength = strengths[min(step, strengths.count - 1)]
      let paint = color.copy(alpha: color.alpha * strength) ?? color
      let turn = CGAffineTransform(rotationAngle: -2 * .pi * CGFloat(index) / CGFloat(spokes))
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
      return .group(
        DisplayList.Group(
          name: "spoke-\(index + 1)", kind: "UIActivityIndicatorView", transform: turn, items: [ControlDrawing.fill(spoke, paint)]))
    }
  }
}
