import CoreGraphics
import DisplayList
import Foundation

/// The images of the buttons that come with one.
@MainActor
enum SystemButtonImage {
  static func image(for type: UIButton.ButtonType, traits: UITraitCollection) -> UIImage? {
    switch type {
    case .contactAdd: ringed([[(0.5, 0.26), (0.5, 0.74)], [(0.26, 0.5), (0.74, 0.5)]])
    case .detailDisclosure, .infoLight, .infoDark: ringed([[(0.5, 0.45), (0.5, 0.74)], [(0.5, 0.28), (0.5, 0.281)]])
    case .close: disc(traits)
    case .custom, .system, .plain: nil
    }
  }

  /// A ring with lines in it, measured on the iOS 13 simulator's `.contactAdd`: 73 × 71 px at 3x, ink from x 4 to 69 and y 3
  /// to 68 px, stroke 4.7 px.
  private static func ringed(_ lines: [[(CGFloat, CGFloat)]]) -> UIImage {
    let width: CGFloat = 4.7 / 3
    let ink = CGRect(x: 4.0 / 3, y: 1, width: 65.0 / 3, height: 65.0 / 3)
    let ring = ink.insetBy(dx: width / 2, dy: width / 2)
    var elements: [CGPath.Element] = []
    for line in lines {
      for (index, pair) in line.enumerated() {
        let point = CGPoint(x: ink.minX + pair.0 * ink.width, y: ink.minY + pair.1 * ink.height)
        elements.append(index == 0 ? .move(point) : .line(point))
      }
    }
    let paint = DisplayList.Paint.color(CGColor(gray: 0, alpha: 1))
    let items: [DisplayList.Item] = [
      .stroke(.ellipse(ring), DisplayList.Stroke(paint: paint, width: width)),
      .stroke(.path(CGPath(elements: elements)), DisplayList.Stroke(paint: paint, width: width, cap: .round, join: .round)),
    ]
    return UIImage(
      content: .drawing(items, CGSize(width: 73.0 / 3, height: 71.0 / 3)),
      attributes: ImageAttributes(scale: 3, renderingMode: .alwaysTemplate))
  }

  /// The grey disc with a cross of sheets, in the colours of an appearance.
  private static func disc(_ traits: UITraitCollection) -> UIImage {
    let box = CGRect(x: 0, y: 0, width: 30, height: 30)
    let cross: [CGPath.Element] = [
      .move(CGPoint(x: 10.5, y: 10.5)), .line(CGPoint(x: 19.5, y: 19.5)), .move(CGPoint(x: 19.5, y: 10.5)),
      .line(CGPoint(x: 10.5, y: 19.5)),
    ]
    let fill = UIColor.secondarySystemFill.cgColor(with: traits)
    let ink = UIColor.secondaryLabel.cgColor(with: traits)
    return UIImage(
      content: .drawing(
        [
          .fill(.ellipse(box), .color(fill), .winding),
          .stroke(.path(CGPath(elements: cross)), DisplayList.Stroke(paint: .color(ink), width: 2, cap: .round)),
        ], box.size), attributes: ImageAttributes(scale: 3, renderingMode: .alwaysOriginal))
  }
}
