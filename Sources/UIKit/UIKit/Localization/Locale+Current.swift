public import Foundation

// On Linux, Foundation's current locale is en_001 and cannot be set. These functions bear the names of its getters in the object code.
// The library stands before Foundation where a program's symbols are looked up, so that date formatters, number formatters and format
// styles ask here as well. Where no host has set a locale it is en_001, as
// Foundation has it.

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func __layoutpreview_currentLocale() -> Locale {
  Localizer.shared.locale ?? Locale(identifier: "en_001")
}

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func __layoutpreview_autoupdatingCurrentLocale() -> Locale {
  Localizer.shared.locale ?? Locale(identifier: "en_001")
}

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func __layoutpreview_preferredLanguages() -> [String] {
  [Localizer.shared.locale == nil ? "en-001" : Localizer.shared.language]
}
