public import Foundation

// Foundation's functions over the strings near the sources. Foundation on Linux looks for them beside the program that runs, and knows
// neither string dictionaries nor catalogs. These stand before Foundation's in files that import UIKit as `@_spi(Preview)`, which the
// source adapter adds; other importers of UIKit never see them.

/// The string of a key in the language of the preview.
@_spi(Preview)
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}

extension Bundle {
  /// The string of a key; else the value given, else the key.
  @_spi(Preview)
  public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    Localizer.shared.string(for: key, table: tableName, folder: bundlePath) ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// The string of a key in the first of some languages that the bundle has.
  @_spi(Preview)
  public func localizedString(
    forKey key: String, value: String?, table tableName: String?, localizations: [Locale.Language]
  ) -> String {
    let language = localizations.first?.minimalIdentifier
    return Localizer.shared.string(for: key, table: tableName, folder: bundlePath, language: language)
      ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// The languages of the strings near the sources.
  @_spi(Preview)
  public var localizations: [String] { Localizer.shared.languages }

  @_spi(Preview)
  public var preferredLocalizations: [String] { [Localizer.shared.shownLanguage] }

  @_spi(Preview)
  public var developmentLocalization: String? { Localizer.shared.developmentLanguage }
}
