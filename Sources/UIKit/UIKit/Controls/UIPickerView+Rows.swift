import CoreGraphics
import DisplayList
import Foundation

extension UIPickerView {
  /// From the sides to the band of the selection.
  private static let margin: CGFloat = 9

  /// The components' columns: those with a width of their own keep it, the others share the rest.
  var columns: [CGRect] {
    let count = numberOfComponents
    guard count > 0 else { return [] }
    let given = (0..<count).map { component -> CGFloat in
      let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
      return width.isFinite ? max(width, 0) : 0
    }
    let room = max(bounds.width - 2 * UIPickerView.margin, 0)
    let open = given.filter { $0 == 0 }.count
    let share = open > 0 ? max(room - given.reduce(0, +), 0) / CGFloat(open) : 0
    let widths = given.map { $0 > 0 ? $0 : share }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = bounds.midX - widths.reduce(0, +) / 2
    return widths.map { width in
      let rect = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      x += width
      return isRightToLeft ? rect.mirrored(in: bounds) : rect
    }
  }

  private func shownRows(_ component: Int) -> [(row: Int, offset: CGFloat, scale: CGFloat, strength: CGFloat)] {
    let (count, selected) = (numberOfRows(inComponent: component), selectedRow(inComponent: component))
    guard selected >= 0 else { return [] }
    let height = rowSize(forComponent: component).height
    return (selected - WheelDrawing.reach...selected + WheelDrawing.reach).compactMap { row in
      guard (0..<count).contains(row), let place = WheelDrawing.place(of: row - selected, rowHeight: height) else { return nil }
      guard abs(place.offset) < bounds.height / 2 else { return nil }
      return (row, place.offset, place.scale, place.strength)
    }
  }

  /// Asks the delegate for the views of the rows that are seen, and bends them.
  func layOutRowViews() {
    for views in rowViews { for view in views.values { view.removeFromSuperview() } }
    rowViews = Array(repeating: [:], count: numberOfComponents)
    guard let delegate else { return }
    for (component, column) in columns.enumerated() {
      let height = rowSize(forComponent: component).height
      for shown in shownRows(component) {
        let view = delegate.pickerView(self, viewForRow: shown.row, forComponent: component, reusing: nil)
        guard !(view is UnspecifiedRowView) else { break }
        rowViews[component][shown.row] = view
        addSubview(view)
        view.transform = .identity
        view.bounds.size = CGSize(width: column.width, height: height)
        view.center = CGPoint(x: column.midX, y: bounds.midY + shown.offset)
        view.transform = CGAffineTransform(scaleX: 1, y: shown.scale)
        view.alpha = shown.strength
      }
    }
  }

  func emitRows(into items: inout [DisplayList.Item]) {
    guard bounds.isDrawable else { return }
    let traits = traitCollection
    let band = CGRect(
      x: bounds.minX + UIPickerView.margin, y: bounds.midY - WheelDrawing.rowHeight / 2 - 1,
      width: max(bounds.width - 2 * UIPickerView.margin, 0), height: WheelDrawing.rowHeight + 2)
    items.append(
      ControlDrawing.group(
        "selection", of: "UIPickerView",
        [ControlDrawing.fill(ControlDrawing.rounded(band, 8), UIColor.tertiarySystemFill.cgColor(with: traits))]))
    for (component, column) in columns.enumerated() where rowViews.dropFirst(component).first?.isEmpty ?? true {
      for shown in shownRows(component) {
        guard let text = text(shown.row, component) else { continue }
        // Drawn around the origin, so that it can be bent there.
        let width = min(text.size.width, column.width)
        let lines = text.items(in: CGRect(x: -width / 2, y: -WheelDrawing.rowHeight / 2, width: width, height: WheelDrawing.rowHeight))
        let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: shown.scale, tx: column.midX, ty: bounds.midY + shown.offset)
        items.append(
          .group(
            DisplayList.Group(
              name: "row-\(component + 1)-\(shown.row + 1)", kind: "UIPickerView", transform: transform, opacity: shown.strength,
              items: lines)))
      }
    }
  }

  /// 21 points, an approximation.
  private func text(_ row: Int, _ component: Int) -> ControlText? {
    let font = UIFont.systemFont(ofSize: 21)
    if let string = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      let text = NSMutableAttributedString(string: string.string, attributes: [.font: font, .foregroundColor: UIColor.label])
      string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
        text.addAttributes(values, range: range)
      }
      return ControlText(text, traits: traitCollection)
    }
    guard let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) else { return nil }
    return ControlText(title, font: font, color: .label, traits: traitCollection)
  }
}
