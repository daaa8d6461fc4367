import CoreGraphics
import Foundation

/// The wheels of a date picker: a picker view and what its columns hold.
@MainActor
final class DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  struct Column {
    var titles: [String]
    var selected: Int
    var width: CGFloat
  }

  let picker = UIPickerView()
  var columns: [Column] = [] {
    didSet {
      picker.reloadAllComponents()
      for (index, column) in columns.enumerated() { picker.selectRow(column.selected, inComponent: index, animated: false) }
    }
  }

  init() {
    picker.dataSource = self
    picker.delegate = self
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { columns[component].titles.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    columns[component].titles[row]
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { columns[component].width }
}

extension UIDatePicker {
  /// Makes, fills or takes away the wheels, as the style says.
  func updateWheels() {
    guard datePickerStyle == .wheels else {
      storedWheels?.picker.removeFromSuperview()
      storedWheels = nil
      return
    }
    let wheels = storedWheels ?? DateWheels()
    if storedWheels == nil {
      storedWheels = wheels
      addSubview(wheels.picker)
      wheels.picker.frame = bounds
    }
    wheels.columns = wheelColumns
  }

  /// Rows around the selected ones are enough: nobody turns the wheels of a picture.
  private var wheelColumns: [DateWheels.Column] {
    let reach = WheelDrawing.reach
    func around(_ width: CGFloat, _ title: (Int) -> String?) -> DateWheels.Column {
      let titles = (-reach...reach).map { title($0) ?? "" }
      return DateWheels.Column(titles: titles, selected: reach, width: width)
    }
    func moved(_ component: Calendar.Component, _ by: Int) -> Date { shownCalendar.date(byAdding: component, value: by, to: date) ?? date }
    func time() -> [DateWheels.Column] {
      let minute = shownCalendar.component(.minute, from: date)
      let interval = minuteInterval
      return fields(of: "jmm").compactMap { field in
        switch field {
        case "h": return around(60) { text("h", of: moved(.hour, $0)).filter(\.isNumber) }
        case "H": return around(60) { text("HH", of: moved(.hour, $0)).filter(\.isNumber) }
        case "m":
          return around(60) { String(format: "%02d", ((minute / interval + $0) * interval % 60 + 60) % 60) }
        case "a":
          let names = [shownCalendar.amSymbol, shownCalendar.pmSymbol]
          return DateWheels.Column(titles: names, selected: shownCalendar.component(.hour, from: date) < 12 ? 0 : 1, width: 60)
        default: return nil
        }
      }
    }
    switch datePickerMode {
    case .time: return time()
    case .dateAndTime: return [around(130) { text("EEEMMMd", of: moved(.day, $0)) }] + time()
    case .date, .yearAndMonth:
      return fields(of: datePickerMode == .date ? "yMMMMd" : "yMMMM").compactMap { field in
        switch field {
        case "M": return around(130) { text("LLLL", of: moved(.month, $0)) }
        case "d": return around(60) { text("d", of: moved(.day, $0)) }
        case "y": return around(80) { text("y", of: moved(.year, $0)) }
        default: return nil
        }
      }
    case .countDownTimer:
      let minutes = Int(min(max(countDownDuration.isFinite ? countDownDuration : 0, 0), 86_340) / 60)
      func column(_ count: Int, _ selected: Int, _ unit: String) -> DateWheels.Column {
        DateWheels.Column(titles: (0..<count).map { $0 == selected ? "\($0) \(unit)" : "\($0)" }, selected: selected, width: 120)
      }
      return [column(24, minutes / 60, "hours"), column(60, minutes % 60, "min")]
    }
  }
}
