import CoreGraphics
import DisplayList
import Foundation

/// The figures at the trailing edge of cells.
@MainActor
enum CellAccessory {
  static func makeView(_ type: UITableViewCell.AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return Chevron(frame: CGRect(origin: .zero, size: Chevron.size))
    case .checkmark: return makeCheckmark()
    case .detailButton: return makeDetailButton()
    case .detailDisclosureButton:
      let (button, chevron) = (makeDetailButton(), Chevron(frame: CGRect(origin: .zero, size: Chevron.size)))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: button.frame.width + 13 + Chevron.size.width, height: button.frame.height))
      chevron.frame.origin = CGPoint(x: view.bounds.width - Chevron.size.width, y: (view.bounds.height - Chevron.size.height) / 2)
      chevron.autoresizingMask = [.flexibleLeftMargin]
      for part in [button, chevron] { view.addSubview(part) }
      return view
    }
  }

  private static func makeCheckmark() -> UIView {
    let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: "checkmark", withConfiguration: configuration))
    view.frame.size = view.intrinsicContentSize
    return view
  }

  private static func makeDetailButton() -> UIView {
    let button = UIButton(type: .detailDisclosure)
    button.frame.size = button.intrinsicContentSize
    return button
  }

  /// The arrow of rows that lead on.
  ///
  /// Its ink is 7 × 12 points and ends a point before the margin, measured on iOS 13 to 15; the box is as wide as stored interfaces
  /// leave room for.
  final class Chevron: UIView {
    static let size = CGSize(width: 9.5, height: 14)

    package override func emitContent(into items: inout [DisplayList.Item]) {
      super.emitContent(into: &items)
      let lineWidth: CGFloat = 2
      var ink = CGRect(x: bounds.maxX - 8, y: bounds.midY - 6, width: 7, height: 12)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      if isMirrored { ink = ink.mirrored(in: bounds) }
      ink = ink.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
      let (tail, tip) = isMirrored ? (ink.maxX, ink.minX) : (ink.minX, ink.maxX)
      let path = CGPath(elements: [
        .move(CGPoint(x: tail, y: ink.minY)), .line(CGPoint(x: tip, y: ink.midY)), .line(CGPoint(x: tail, y: ink.maxY)),
      ])
      let color = UIColor.tertiaryLabel.cgColor(with: traitCollection)
      let stroke = DisplayList.Stroke(paint: .color(color), width: lineWidth, cap: .round, join: .round)
      items.append(ControlDrawing.group("chevron", of: "UITableViewCell", [.stroke(.path(path), stroke)]))
    }
  }
}
