public import Foundation

extension String {
  /// The string of a key that is its own default.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let found = Localizer.shared.string(for: keyAndValue.key, table: table, folder: bundle?.bundlePath)
    self = keyAndValue.string(found, locale: locale)
  }

  /// The string of a key, else a default.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let found = Localizer.shared.string(for: "\(key)", table: table, folder: bundle?.bundlePath)
    self = defaultValue.string(found, locale: locale)
  }

  /// The string of a resource, in the resource's locale.
  public init(localized resource: LocalizedStringResource) {
    let folder: String? = if case .atURL(let url) = resource.bundle { url.path } else { nil }
    let found = Localizer.shared.string(
      for: resource.key, table: resource.table, folder: folder,
      language: resource.locale == Locale.current ? nil : resource.locale.identifier)
    self = resource.defaultValue.string(found, locale: resource.locale)
  }
}
