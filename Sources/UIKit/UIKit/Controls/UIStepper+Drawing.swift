import CoreGraphics
import DisplayList
import Foundation

extension UIStepper {
  private static let kind = "UIStepper"
  private var isFlat: Bool { SystemGeneration.current < 13 }

  func emitParts(into items: inout [DisplayList.Item]) {
    let box = CGRect(origin: bounds.origin, size: UIStepper.size)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    emitBackground(in: box, into: &items)
    var minus = CGRect(x: box.minX, y: box.minY, width: box.width / 2, height: box.height)
    var plus = minus.offsetBy(dx: box.width / 2, dy: 0)
    if isRightToLeft { (minus, plus) = (plus, minus) }
    let canCountDown = isEnabled && (wraps || value > minimumValue)
    let canCountUp = isEnabled && (wraps || value < maximumValue)
    items.append(sign("decrement", decrementImages, in: minus, isEnabled: canCountDown, isPlus: false))
    items.append(sign("increment", incrementImages, in: plus, isEnabled: canCountUp, isPlus: true))
  }

  /// A fill with corners of 8 points and a divider of 1 × 18 (Apple's design resources); before iOS 13 an outline in the tint colour.
  private func emitBackground(in box: CGRect, into items: inout [DisplayList.Item]) {
    let traits = traitCollection
    let tint = (tintColor ?? .systemBlue).cgColor(with: traits)
    if let image = backgroundImages[state] ?? backgroundImages[.normal] {
      items.append(
        ControlDrawing.group(
          "background", of: UIStepper.kind, ImageDrawing.items(image, in: box, tint: tint, traits: traits)))
    } else if isFlat {
      let color = isEnabled ? tint : tint.copy(alpha: tint.alpha * 0.5) ?? tint
      let outline = DisplayList.Item.border(ControlDrawing.rounded(box, 4), width: 1, color: color)
      items.append(ControlDrawing.group("background", of: UIStepper.kind, [outline]))
    } else {
      let radius: CGFloat = SystemGeneration.current >= 26 ? .infinity : 8
      let fill = ControlDrawing.fill(ControlDrawing.rounded(box, radius), UIColor.tertiarySystemFill.cgColor(with: traits))
      items.append(ControlDrawing.group("background", of: UIStepper.kind, [fill]))
    }
    let divider: [DisplayList.Item]
    if let image = dividerImages[SegmentedDivider(left: .normal, right: .normal)] {
      let width = image.size(with: traits).width
      let rect = CGRect(x: box.midX - width / 2, y: box.minY, width: width, height: box.height)
      divider = ImageDrawing.items(image, in: rect, tint: tint, traits: traits)
    } else {
      let height = isFlat ? box.height : 18
      let rect = CGRect(x: box.midX - 0.5, y: box.midY - height / 2, width: 1, height: height)
      let color = isFlat ? tint : UIColor.tertiaryLabel.cgColor(with: traits)
      divider = [ControlDrawing.fill(isFlat ? .rect(rect) : ControlDrawing.pill(rect), color)]
    }
    items.append(ControlDrawing.group("divider", of: UIStepper.kind, divider))
  }

  /// Bars of 15 × 1.67 points, an approximation of the symbols “minus” and “plus” in body size.
  private func sign(
    _ name: String, _ images: [State: UIImage], in rect: CGRect, isEnabled: Bool, isPlus: Bool
  ) -> DisplayList.Item {
    let traits = traitCollection
    let strong = isFlat ? tintColor ?? .systemBlue : UIColor.label
    let weak = isFlat ? strong.withAlphaComponent(0.5) : UIColor.tertiaryLabel
    let color = (isEnabled ? strong : weak).cgColor(with: traits)
    if let image = (isEnabled ? nil : images[.disabled]) ?? images[.normal] {
      let size = image.size(with: traits)
      let frame = CGRect(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      let drawn = ImageDrawing.items(image, in: frame, tint: color, traits: traits, automaticIsTemplate: true)
      return ControlDrawing.group(name, of: UIStepper.kind, drawn)
    }
    let (length, width): (CGFloat, CGFloat) = (15, 5.0 / 3)
    func bar(_ width: CGFloat, _ height: CGFloat) -> [CGPath.Element] {
      let box = CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
      return ControlDrawing.pill(box).path.elements
    }
    let elements = bar(length, width) + (isPlus ? bar(width, length) : [])
    return ControlDrawing.group(name, of: UIStepper.kind, [ControlDrawing.fill(.path(CGPath(elements: elements)), color)])
  }
}
