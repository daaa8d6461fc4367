import Foundation

extension UIDatePicker {
  var shownCalendar: Calendar {
    var calendar = self.calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = shownLocale
    return calendar
  }

  var shownLocale: Locale { locale ?? .current }

  /// The date in the words of the locale.
  func text(_ template: String, of date: Date? = nil) -> String {
    let formatter = DateFormatter()
    formatter.locale = shownLocale
    formatter.calendar = shownCalendar
    formatter.timeZone = shownCalendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date ?? self.date)
  }

  /// The order in which a locale writes a template's fields: `M`, `d`, `y`, `h`, `H`, `m`, `a`.
  func fields(of template: String) -> [Character] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: shownLocale) ?? template
    var found: [Character] = []
    var isQuoted = false
    for character in format {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      let field: Character = character == "L" ? "M" : character == "k" ? "H" : character == "K" ? "h" : character
      if "MdyhHma".contains(field), !found.contains(field) { found.append(field) }
    }
    return found
  }
}
