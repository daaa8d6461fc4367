import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  func configure(_ control: UISegmentedControl, _ object: InterfaceObject) {
    let segments = object.elements("segments").first?.all("segment") ?? []
    for (index, segment) in segments.enumerated() {
      if let image = image(segment["image"], catalog: segment["catalog"], line: segment.line) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
      }
      if let width = segment.number("width") { control.setWidth(CGFloat(width), forSegmentAt: index) }
      if segment["enabled"] == "NO" { control.setEnabled(false, forSegmentAt: index) }
    }
    control.apportionsSegmentWidthsByContent = object.flag("apportionsSegmentWidthsByContent") ?? false
    if let index = object.integer("selectedSegmentIndex"), index < segments.count { control.selectedSegmentIndex = index }
    if let color = colors.color(object.value("selectedSegmentTintColor")) { control.selectedSegmentTintColor = color }
  }

  func configure(_ picker: UIDatePicker, _ object: InterfaceObject) {
    let modes: [String: UIDatePicker.Mode] = ["time": .time, "date": .date, "countDownTimer": .countDownTimer]
    picker.datePickerMode = modes[object["datePickerMode"] ?? ""] ?? .dateAndTime
    let styles: [String: UIDatePickerStyle] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
    // Wheels were the only style before iOS 14.
    picker.preferredDatePickerStyle = SystemGeneration.current < 14 ? .wheels : styles[object["style"] ?? ""] ?? .automatic
    if let minutes = object.integer("minuteInterval"), (1...30).contains(minutes) { picker.minuteInterval = minutes }
    if let seconds = object.number("countDownDuration") { picker.countDownDuration = min(max(seconds, 0), 86_340) }
    if let locale = object.value("locale")?["localeIdentifier"] { picker.locale = Locale(identifier: locale) }
    func date(_ key: String) -> Date? {
      object.value(key)?.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: min(max($0, -1e11), 1e11)) }
    }
    picker.minimumDate = date("minimumDate")
    picker.maximumDate = date("maximumDate")
    if let date = date("date") { picker.date = date }
  }

  func configure(_ bar: UISearchBar, _ object: InterfaceObject) {
    bar.text = object.string("text")
    bar.placeholder = object.string("placeholder")
    bar.prompt = object.string("prompt")
    bar.showsCancelButton = object.flag("showsCancelButton") ?? false
    bar.showsBookmarkButton = object.flag("showsBookmarkButton") ?? false
    bar.showsSearchResultsButton = object.flag("showsSearchResultsButton") ?? false
    if object["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
    if object["searchBarStyle"] == "prominent" { bar.searchBarStyle = .prominent }
    bar.scopeButtonTitles = object.elements("scopeButtonTitles").first?.all("string").map(\.text)
    bar.showsScopeBar = object.flag("showsScopeBar") ?? false
    if let color = colors.color(object.value("barTintColor")) { bar.barTintColor = color }
    bar.backgroundImage = image(object["backgroundImage"], catalog: nil, line: object.line)
  }

  static func blur(_ style: String?) -> UIBlurEffect { UIBlurEffect(style: blurs[style ?? ""] ?? .regular) }

  private static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemMaterial": .systemMaterial, "systemThinMaterial": .systemThinMaterial, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemMaterialLight": .systemMaterialLight, "systemThinMaterialLight": .systemThinMaterialLight,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight, "systemMaterialDark": .systemMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
