public import Foundation

// What `LocaleGetters` puts in the place of Foundation's getters. Where no host has set a locale it is en_001, as Foundation has it.

@_silgen_name("layoutpreview_current_locale")
public func __layoutpreview_currentLocale() -> Locale {
  Localizer.shared.locale ?? Locale(identifier: "en_001")
}

@_silgen_name("layoutpreview_autoupdating_current_locale")
public func __layoutpreview_autoupdatingCurrentLocale() -> Locale {
  Localizer.shared.locale ?? Locale(identifier: "en_001")
}

@_silgen_name("layoutpreview_preferred_languages")
public func __layoutpreview_preferredLanguages() -> [String] {
  [Localizer.shared.locale == nil ? "en-001" : Localizer.shared.language]
}
