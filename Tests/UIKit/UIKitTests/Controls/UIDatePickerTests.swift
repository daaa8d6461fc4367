import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextLayout
import UIKit

@MainActor struct UIDatePickerTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? .distantPast
  }

  private func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, _ date: Date, _ locale: String = "en_US") -> UIDatePicker {
    let picker = UIDatePicker()
    picker.calendar = calendar
    picker.locale = Locale(identifier: locale)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = date
    picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
    picker.layoutIfNeeded()
    return picker
  }

  private func words(_ view: UIView) -> [String] { view.drawnTexts.map(\.line.string) }

  @Test func datesStayWithinTheLimits() {
    Environment.with {
      let picker = picker(.compact, .date, date(2024, 5, 10))
      picker.minimumDate = date(2024, 6, 1)
      #expect(picker.date == date(2024, 6, 1))
      picker.date = date(2030, 1, 1)
      picker.maximumDate = date(2025, 1, 1)
      #expect(picker.date == date(2025, 1, 1))
      // Apple: limits are ignored where the minimum is above the maximum.
      picker.minimumDate = date(2026, 1, 1)
      picker.date = date(2024, 5, 10)
      #expect(picker.date == date(2024, 5, 10))
      picker.minuteInterval = 7
      #expect(picker.minuteInterval == 1)
    }
  }

  @Test func stylesFollowTheMode() {
    Environment.with {
      let picker = UIDatePicker()
      #expect(picker.datePickerStyle == .compact)
      picker.datePickerMode = .countDownTimer
      #expect(picker.datePickerStyle == .wheels)
      #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }
    Environment.with(generation: 12) { #expect(UIDatePicker().datePickerStyle == .wheels) }
  }

  @Test func compactPickersSayTheDateInTheLocalesWords() {
    Environment.with {
      #expect(words(picker(.compact, .date, date(2024, 5, 10))) == ["May 10, 2024"])
      #expect(words(picker(.compact, .date, date(2024, 5, 10), "de_DE")) == ["10. Mai 2024"])
      let both = picker(.compact, .dateAndTime, date(2024, 5, 10, 21, 41))
      #expect(words(both).count == 2 && words(both).last?.hasPrefix("9:41") == true)
      #expect(isNear(both.frame.height, 34.33, 0.34))
    }
  }

  /// May 2024 starts on a Wednesday and has 31 days.
  @Test func inlinePickersShowTheMonth() throws {
    try Environment.with {
      let picker = picker(.inline, .date, date(2024, 5, 10))
      let texts = picker.drawnTexts.map(\.line.string)
      #expect(texts.first == "May 2024")
      #expect(Array(texts[1...7]) == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
      #expect(Array(texts[8...]) == (1...31).map(String.init))
      // The tenth is a Friday in the second row.
      let disc = try #require(picker.drawnRect("days"))
      #expect(isNear(disc.midX, 8 + 5.5 * 304 / 7) && isNear(disc.midY, 44 + 24 + 1.5 * 44))
    }
  }

  /// What the wheels show in the middle.
  private func middle(_ locale: String, _ mode: UIDatePicker.Mode) -> [String] {
    let picker = picker(.wheels, mode, date(2024, 5, 10, 21, 41), locale)
    defer { withExtendedLifetime(picker) {} }
    let wheels = picker.subviews.first as? UIPickerView
    return (0..<(wheels?.numberOfComponents ?? 0)).map { component in
      let row = wheels?.selectedRow(inComponent: component) ?? 0
      return DisplayList.texts(in: wheels?.drawnGroup("row-\(component + 1)-\(row + 1)")?.items ?? []).first?.line.string ?? ""
    }
  }

  @Test func wheelsStandInTheOrderOfTheLocale() {
    Environment.with {
      #expect(middle("en_US", .date) == ["May", "10", "2024"])
      #expect(middle("de_DE", .date) == ["10", "Mai", "2024"])
      #expect(middle("en_US", .time) == ["9", "41", "PM"])
      #expect(middle("de_DE", .time) == ["21", "41"])
    }
  }
}
