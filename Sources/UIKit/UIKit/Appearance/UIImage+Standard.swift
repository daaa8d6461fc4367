import CoreGraphics
import DisplayList
import Foundation

extension UIImage {
  /// A white tick on a blue disc.
  public static var checkmark: UIImage { sign("checkmark", on: .systemBlue) }

  /// A white plus on a green disc.
  public static var add: UIImage { sign("plus", on: .systemGreen) }

  /// A white minus on a red disc.
  public static var remove: UIImage { sign("minus", on: .systemRed) }

  /// A white ellipsis on a blue disc.
  ///
  /// Approximation: the disc has the proportions of the checkmark's.
  public static var actions: UIImage { sign("ellipsis", on: .systemBlue) }

  /// A blue tick in a ring.
  ///
  /// Approximation: the ring has the proportions of the checkmark's disc.
  public static var strokedCheckmark: UIImage {
    let blue = UIColor.systemBlue.cgColor
    let ring = DisplayList.Stroke(paint: .color(blue), width: side * 0.06)
    let tick = SymbolDrawing(side: disc.width * 0.6, lineWidth: side * 0.08, color: blue).items(of: "checkmark") ?? []
    return drawn([.stroke(.ellipse(disc.insetBy(dx: side * 0.03, dy: side * 0.03)), ring), centred(tick, side: disc.width * 0.6)])
  }

  private static let side: CGFloat = 22

  // The disc of the checkmark that the iOS simulator drew in a box of 200 points is 177.67 points wide.
  private static let disc = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: side * 0.0558, dy: side * 0.0558)

  private static func sign(_ name: String, on color: UIColor) -> UIImage {
    let inner = disc.width * 0.56
    let figure = SymbolDrawing(side: inner, lineWidth: side * 0.085, color: CGColor(gray: 1, alpha: 1)).items(of: name) ?? []
    return drawn([.fill(.ellipse(disc), .color(color.cgColor), .winding), centred(figure, side: inner)])
  }

  private static func centred(_ items: [DisplayList.Item], side inner: CGFloat) -> DisplayList.Item {
    let transform = CGAffineTransform(translationX: (side - inner) / 2, y: (side - inner) / 2)
    return .group(DisplayList.Group(name: "sign", kind: "UIImage", transform: transform, items: items))
  }

  private static func drawn(_ items: [DisplayList.Item]) -> UIImage {
    UIImage(
      content: .drawing(items, CGSize(width: side, height: side)), attributes: ImageAttributes(renderingMode: .alwaysOriginal))
  }
}
