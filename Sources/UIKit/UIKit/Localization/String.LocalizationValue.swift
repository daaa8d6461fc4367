public import Foundation

extension String {
  /// A key and the values to put into its string, as a literal with interpolations.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    /// The literal with a specifier for each interpolation: `%lld items`.
    package var key: String
    package var arguments: [any CVarArg]

    public init(_ value: String) { (key, arguments) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments) }

    public static func == (left: Self, right: Self) -> Bool {
      left.key == right.key && left.arguments.map { "\($0)" } == right.arguments.map { "\($0)" }
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, @unchecked Sendable {
      var key = ""
      var arguments: [any CVarArg] = []

      public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity + 4 * interpolationCount) }

      public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

      private mutating func append(_ specifier: String, _ argument: any CVarArg) {
        key += specifier
        arguments.append(argument)
      }

      public mutating func appendInterpolation(_ string: String) { append("%@", string) }
      public mutating func appendInterpolation(_ substring: Substring) { append("%@", String(substring)) }
      public mutating func appendInterpolation(_ object: NSObject) { append("%@", object.description) }
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", String(localized: resource)) }
      public mutating func appendInterpolation<Value: BinaryInteger & CVarArg>(_ value: Value) {
        append(LocalizationValue.specifier(of: value), value)
      }
      public mutating func appendInterpolation<Value: BinaryInteger & CVarArg>(_ value: Value, specifier: String) {
        append(specifier, value)
      }
      public mutating func appendInterpolation(_ value: Double) { append("%lf", value) }
      public mutating func appendInterpolation(_ value: Float) { append("%f", value) }
      public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", Double(value)) }
      public mutating func appendInterpolation(_ value: Double, specifier: String) { append(specifier, value) }
      public mutating func appendInterpolation(_ value: Float, specifier: String) { append(specifier, value) }
      public mutating func appendInterpolation(_ value: String, specifier: String) { append(specifier, value) }

      /// A value in the words of a format style.
      public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
      where Style.FormatOutput == String {
        append("%@", format.format(value))
      }
    }

    /// The specifier that Xcode writes into a key for an integer of the type.
    private static func specifier<Value: BinaryInteger>(of value: Value) -> String {
      switch value {
      case is Int, is Int64: "%lld"
      case is UInt, is UInt64: "%llu"
      case is UInt8, is UInt16, is UInt32: "%u"
      default: "%d"
      }
    }

    /// The words for a table's answer, else for the key itself.
    func string(_ found: String?, locale: Locale) -> String {
      let format = found ?? key
      // A text without arguments may hold percent signs that are no specifiers.
      return arguments.isEmpty ? format : Localizer.shared.format(format, locale: locale, arguments: arguments)
    }
  }
}
