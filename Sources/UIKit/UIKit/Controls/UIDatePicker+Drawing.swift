import CoreGraphics
import DisplayList
import Foundation

extension UIDatePicker {
  /// From the edge of a compact picker's fill to its text, and between two fills, an approximation.
  private static let padding: CGFloat = 12
  private static let gap: CGFloat = 6

  var contentSize: CGSize {
    switch datePickerStyle {
    case .compact:
      let widths = compactTexts.map { $0.size.width + 2 * UIDatePicker.padding }
      let width = widths.reduce(0, +) + UIDatePicker.gap * CGFloat(max(widths.count - 1, 0))
      let line = compactTexts.map(\.size.height).max() ?? 0
      // A line of body text with 7 points above and below, as a button of medium size.
      return PixelGrid(traitCollection).up(CGSize(width: width, height: line + 14))
    case .inline:
      if datePickerMode == .time { return CGSize(width: 136, height: 46) }
      return CGSize(width: 320, height: MonthGrid.height + (datePickerMode == .dateAndTime ? MonthGrid.timeHeight : 0))
    case .wheels, .automatic: return CGSize(width: 320, height: WheelDrawing.height)
    }
  }

  // MARK: Compact

  private var compactTexts: [ControlText] {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    let templates: [String] =
      switch datePickerMode {
      case .time: ["jmm"]
      case .dateAndTime: ["yMMMd", "jmm"]
      default: ["yMMMd"]
      }
    return templates.map { ControlText(text($0), font: font, color: .label, traits: traitCollection) }
  }

  var compactItems: [DisplayList.Item] {
    let fill = UIColor.tertiarySystemFill.cgColor(with: traitCollection)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = bounds.minX
    // Where old layouts give the wheels' height, the fields keep their own, in the middle.
    let height = min(bounds.height, contentSize.height)
    return compactTexts.flatMap { text -> [DisplayList.Item] in
      let box = CGRect(x: x, y: bounds.midY - height / 2, width: text.size.width + 2 * UIDatePicker.padding, height: height)
      x = box.maxX + UIDatePicker.gap
      let rect = isRightToLeft ? box.mirrored(in: bounds) : box
      return [ControlDrawing.fill(ControlDrawing.rounded(rect, 6), fill)] + text.items(in: rect)
    }
  }

  // MARK: Inline

  var inlineItems: [DisplayList.Item] {
    guard datePickerMode != .time else { return timeItems(in: bounds) }
    let grid = MonthGrid(
      date: date, calendar: shownCalendar, tint: tintColor ?? .systemBlue, traits: traitCollection,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, minimum: minimumDate, maximum: maximumDate)
    var box = bounds
    var items: [DisplayList.Item] = []
    if datePickerMode == .dateAndTime {
      box.size.height -= MonthGrid.timeHeight
      let row = CGRect(x: bounds.minX, y: box.maxY, width: bounds.width, height: MonthGrid.timeHeight)
      let label = ControlText("Time", font: .systemFont(ofSize: 17), color: .label, traits: traitCollection)
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      items += label.items(in: row.insetBy(dx: 16, dy: 0), share: isRightToLeft ? 1 : 0)
      let field = CGRect(x: row.maxX - 16 - 100, y: row.midY - 18, width: 100, height: 36)
      items += timeItems(in: isRightToLeft ? field.mirrored(in: bounds) : field)
    }
    return grid.items(in: box, title: text("yMMMM"), dayName: { text("d", of: $0) }) + items
  }

  private func timeItems(in rect: CGRect) -> [DisplayList.Item] {
    let fill = UIColor.tertiarySystemFill.cgColor(with: traitCollection)
    let label = ControlText(text("jmm"), font: .systemFont(ofSize: 17), color: .label, traits: traitCollection)
    return [ControlDrawing.fill(ControlDrawing.rounded(rect, 8), fill)] + label.items(in: rect)
  }
}
