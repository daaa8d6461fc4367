import CoreGraphics
import DisplayList
import Foundation

/// One line of text of a control, drawn without a label.
@MainActor
struct ControlText {
  private let string: NSAttributedString
  private let traits: UITraitCollection

  init(_ text: String, font: UIFont, color: UIColor, traits: UITraitCollection) {
    self.init(
      NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color.resolvedColor(with: traits)]), traits: traits)
  }

  init(_ string: NSAttributedString, traits: UITraitCollection) {
    self.string = string
    self.traits = traits
  }

  var size: CGSize { PixelGrid(traits).up(string.size()) }

  /// The line in the middle of a rectangle, or at its left or right side.
  func items(in rect: CGRect, share: CGFloat = 0.5) -> [DisplayList.Item] {
    let (grid, size) = (PixelGrid(traits), self.size)
    let origin = CGPoint(
      x: grid.nearest(rect.minX + (rect.width - size.width) * share), y: grid.nearest(rect.midY - size.height / 2))
    let box = CGRect(
      origin: .zero, size: CGSize(width: max(rect.maxX, origin.x + size.width), height: max(rect.maxY, origin.y + size.height)))
    return GraphicsContexts.record(in: box, scale: grid.scale) { string.draw(at: origin) }
  }
}
