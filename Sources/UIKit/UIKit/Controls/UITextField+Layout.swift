import CoreGraphics
import DisplayList
import Foundation

extension UITextField {
  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
  var showsRightView: Bool { rightView != nil && shows(rightViewMode) }

  /// The clear button stands only beside text, and the right view takes its place.
  var showsClearButton: Bool { shows(clearButtonMode) && storedText?.length ?? 0 > 0 && !showsRightView && isEnabled }

  private static let clearButtonSide: CGFloat = 19

  func accessoryDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    textDidChange()
    setNeedsLayout()
  }

  var accessoryWidths: (left: CGFloat, right: CGFloat) {
    let box = CGRect(origin: .zero, size: CGSize(width: 1000, height: 34))
    let left = showsLeftView ? leftViewRect(forBounds: box).maxX : 0
    let right = showsRightView ? box.maxX - rightViewRect(forBounds: box).minX : 0
    return (max(left, 0), max(right, 0))
  }

  /// The accessory's own size, centred up and down at its side.
  func accessoryRect(_ view: UIView?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let grid = PixelGrid(traitCollection)
    var size = view.bounds.size
    let natural = view.intrinsicContentSize
    if size.width == 0, natural.width > 0 { size.width = natural.width }
    if size.height == 0, natural.height > 0 { size.height = natural.height }
    if size.width == 0 || size.height == 0, !view.translatesAutoresizingMaskIntoConstraints {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    size.height = min(size.height, bounds.height)
    // The rounded border keeps accessories off its edge.
    let margin: CGFloat = 0
    let isLeft = atLeft != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return CGRect(
      x: isLeft ? bounds.minX + margin : bounds.maxX - size.width - margin,
      y: grid.nearest(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  func defaultClearButtonRect(in bounds: CGRect) -> CGRect {
    let side = UITextField.clearButtonSide
    let margin: CGFloat = borderStyle == .none ? 0 : 5
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? bounds.minX + margin : bounds.maxX - side - margin,
      y: PixelGrid(traitCollection).nearest(bounds.midY - side / 2), width: side, height: side)
  }

  /// The bounds without border, accessories and clear button.
  func contentRect(forBounds bounds: CGRect) -> CGRect {
    let inset = textInset
    var rect = bounds.insetBy(dx: inset.horizontal, dy: inset.vertical)
    if rect.height < 0 { rect = CGRect(x: rect.minX, y: bounds.minY, width: rect.width, height: bounds.height) }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func cut(_ side: CGRect, fromLeft: Bool) {
      if fromLeft {
        let edge = max(rect.minX, side.maxX)
        rect.size.width = max(rect.maxX - edge, 0)
        rect.origin.x = edge
      } else {
        rect.size.width = max(min(rect.maxX, side.minX) - rect.minX, 0)
      }
    }
    if showsLeftView { cut(leftViewRect(forBounds: bounds), fromLeft: !isRightToLeft) }
    if showsRightView { cut(rightViewRect(forBounds: bounds), fromLeft: isRightToLeft) }
    if showsClearButton { cut(clearButtonRect(forBounds: bounds), fromLeft: isRightToLeft) }
    return rect
  }

  func layoutAccessories() {
    for (view, isShown, rect) in [
      (leftView, showsLeftView, leftViewRect(forBounds: bounds)), (rightView, showsRightView, rightViewRect(forBounds: bounds)),
    ] {
      guard let view else { continue }
      if isShown {
        if view.superview !== self { addSubview(view) }
        if view.translatesAutoresizingMaskIntoConstraints || view.frame != rect { view.frame = rect }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
  }

  // MARK: Border

  /// Draws the background image or the border of the style.
  func drawBackground() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let box = borderRect(forBounds: bounds)
    if let image = isEnabled ? background : disabledBackground ?? background, borderStyle != .roundedRect {
      image.draw(in: box)
    }
    let grid = PixelGrid(traitCollection)
    switch borderStyle {
    case .none: break
    case .line:
      let color = UIColor.label.cgColor(with: traitCollection)
      context.record([.border(.rect(box), width: 1, color: color)])
    case .bezel: context.record(bezel(in: box))
    case .roundedRect:
      let shape = DisplayList.Shape.roundedRect(box, DisplayList.CornerRadii(5))
      let fill = backgroundColor == nil ? UITextField.fieldFill.cgColor(with: traitCollection) : nil
      if let fill { context.record([.fill(shape, .color(fill), .winding)]) }
      let width = max(1 / grid.scale, 0.5)
      context.record([.border(shape, width: width, color: UITextField.fieldBorder.cgColor(with: traitCollection))])
    }
    if showsClearButton { context.record(clearButton(in: clearButtonRect(forBounds: bounds))) }
  }

  /// The rounded border: white with a hairline of black at a fifth; black with white in the dark.
  private static let fieldFill = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
  private static let fieldBorder = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.2)
  }

  /// Two lines of one point: dark above and at the left, lighter inside, as the old sunken border.
  private func bezel(in box: CGRect) -> [DisplayList.Item] {
    let outer = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.6, alpha: 1) : UIColor(white: 0.33, alpha: 1) }
    let inner = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.3, alpha: 1) : UIColor(white: 0.67, alpha: 1) }
    return [
      .border(.rect(box), width: 1, color: outer.cgColor(with: traitCollection)),
      .border(.rect(box.insetBy(dx: 1, dy: 1)), width: 1, color: inner.cgColor(with: traitCollection)),
    ]
  }

  private func clearButton(in rect: CGRect) -> [DisplayList.Item] {
    let disc = CGRect(x: rect.midX - 7, y: rect.midY - 7, width: 14, height: 14)
    let cross = UIBezierPath()
    for (from, to) in [((-2.5, -2.5), (2.5, 2.5)), ((2.5, -2.5), (-2.5, 2.5))] {
      cross.move(to: CGPoint(x: disc.midX + from.0, y: disc.midY + from.1))
      cross.addLine(to: CGPoint(x: disc.midX + to.0, y: disc.midY + to.1))
    }
    let gray = UIColor.systemGray2.cgColor(with: traitCollection)
    let ink = UIColor.systemBackground.cgColor(with: traitCollection)
    return [
      .fill(.ellipse(disc), .color(gray), .winding),
      .stroke(.path(cross.cgPath), DisplayList.Stroke(paint: .color(ink), width: 1.25, cap: .round)),
    ]
  }
}
