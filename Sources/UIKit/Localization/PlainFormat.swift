package import Foundation

/// Foundation's own formatting, for modules that declare functions of the same names.
package enum PlainFormat {
  package static func string(_ format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    String(format: format, locale: locale, arguments: arguments)
  }
}
