public import Foundation

// Formatting that knows the variables of string dictionaries and catalogs. See NSLocalizedString.swift for how these stand before
// Foundation's own; like there, the ownership modifiers are part of what must be the same.

extension String {
  @_spi(Preview)
  public init(format: __shared String, _ arguments: any CVarArg...) {
    self = Localizer.shared.format(format, locale: nil, arguments: arguments)
  }

  @_spi(Preview)
  public init(format: __shared String, arguments: __shared [any CVarArg]) {
    self = Localizer.shared.format(format, locale: nil, arguments: arguments)
  }

  @_spi(Preview)
  public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
    self = Localizer.shared.format(format, locale: locale, arguments: arguments)
  }

  @_spi(Preview)
  public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
    self = Localizer.shared.format(format, locale: locale, arguments: arguments)
  }

  @_spi(Preview)
  public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    Localizer.shared.format(format, locale: Locale.current, arguments: arguments)
  }
}
