import CoreGraphics
import DisplayList
import Foundation

/// The days of a month below its name and those of the week.
///
/// Heights and sizes of text are an approximation of iOS 14 to 18's inline date picker.
@MainActor
struct MonthGrid {
  static let titleHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 24
  static let rowHeight: CGFloat = 44
  static let timeHeight: CGFloat = 48
  /// Six rows: the most weeks that a month touches.
  static let height: CGFloat = titleHeight + weekdayHeight + 6 * rowHeight

  var date: Date
  var calendar: Calendar
  var tint: UIColor
  var traits: UITraitCollection
  var isRightToLeft: Bool
  var minimum: Date?
  var maximum: Date?

  func items(in rect: CGRect, title: String, dayName: (Date) -> String) -> [DisplayList.Item] {
    [
      ControlDrawing.group("month", of: "UIDatePicker", header(in: rect, title)),
      ControlDrawing.group("weekdays", of: "UIDatePicker", weekdays(in: rect)),
      ControlDrawing.group("days", of: "UIDatePicker", days(in: rect, dayName)),
    ]
  }

  private func header(in rect: CGRect, _ title: String) -> [DisplayList.Item] {
    let row = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: MonthGrid.titleHeight)
    let text = ControlText(title, font: .systemFont(ofSize: 17, weight: .semibold), color: .label, traits: traits)
    let ink = tint.cgColor(with: traits)
    func chevron(_ center: CGPoint, pointsRight: Bool, _ size: CGSize) -> DisplayList.Item {
      let tip = pointsRight ? size.width / 2 : -size.width / 2
      let path = CGPath(elements: [
        .move(CGPoint(x: center.x - tip, y: center.y - size.height / 2)), .line(CGPoint(x: center.x + tip, y: center.y)),
        .line(CGPoint(x: center.x - tip, y: center.y + size.height / 2)),
      ])
      return .stroke(.path(path), DisplayList.Stroke(paint: .color(ink), width: 2.3, cap: .round, join: .round))
    }
    func place(_ x: CGFloat) -> CGFloat { isRightToLeft ? rect.minX + rect.maxX - x : x }
    let end = rect.minX + 16 + text.size.width + 10
    return text.items(in: row.insetBy(dx: 16, dy: 0), share: isRightToLeft ? 1 : 0) + [
      chevron(CGPoint(x: place(end), y: row.midY), pointsRight: !isRightToLeft, CGSize(width: 5, height: 10)),
      chevron(CGPoint(x: place(rect.maxX - 66), y: row.midY), pointsRight: isRightToLeft, CGSize(width: 8.5, height: 17)),
      chevron(CGPoint(x: place(rect.maxX - 22), y: row.midY), pointsRight: !isRightToLeft, CGSize(width: 8.5, height: 17)),
    ]
  }

  /// The cell of a column and row; rows start below the names of the week's days.
  private func cell(_ column: Int, _ row: Int, in rect: CGRect) -> CGRect {
    let inner = rect.insetBy(dx: 8, dy: 0)
    let width = inner.width / 7
    let top = rect.minY + MonthGrid.titleHeight + MonthGrid.weekdayHeight
    let box = CGRect(
      x: inner.minX + CGFloat(column) * width, y: top + CGFloat(row) * MonthGrid.rowHeight, width: width, height: MonthGrid.rowHeight)
    return isRightToLeft ? box.mirrored(in: rect) : box
  }

  private func weekdays(in rect: CGRect) -> [DisplayList.Item] {
    let names = calendar.shortStandaloneWeekdaySymbols
    guard names.count == 7 else { return [] }
    return (0..<7).flatMap { column -> [DisplayList.Item] in
      let name = names[(calendar.firstWeekday - 1 + column) % 7].uppercased(with: calendar.locale)
      var box = cell(column, 0, in: rect)
      box.origin.y -= MonthGrid.weekdayHeight
      box.size.height = MonthGrid.weekdayHeight
      return ControlText(name, font: .systemFont(ofSize: 13, weight: .semibold), color: .tertiaryLabel, traits: traits).items(in: box)
    }
  }

  private func days(in rect: CGRect, _ dayName: (Date) -> String) -> [DisplayList.Item] {
    guard let month = calendar.dateInterval(of: .month, for: date),
      let count = calendar.range(of: .day, in: .month, for: date)?.count
    else { return [] }
    let first = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    return (0..<count).flatMap { index -> [DisplayList.Item] in
      guard let day = calendar.date(byAdding: .day, value: index, to: month.start) else { return [] }
      let box = cell((first + index) % 7, (first + index) / 7, in: rect)
      let isSelected = calendar.isDate(day, inSameDayAs: date)
      var items: [DisplayList.Item] = []
      if isSelected {
        let disc = CGRect(x: box.midX - 22, y: box.midY - 22, width: 44, height: 44)
        items.append(ControlDrawing.fill(.ellipse(disc), tint.withAlphaComponent(0.12).cgColor(with: traits)))
      }
      let isOut = isBefore(day) || (maximum.map { day > $0 } ?? false)
      let text = ControlText(
        dayName(day), font: .systemFont(ofSize: isSelected ? 24 : 20, weight: isSelected ? .medium : .regular),
        color: isSelected ? tint : isOut ? .tertiaryLabel : .label, traits: traits)
      return items + text.items(in: box)
    }
  }

  private func isBefore(_ day: Date) -> Bool { minimum.map { day < calendar.startOfDay(for: $0) } ?? false }
}
