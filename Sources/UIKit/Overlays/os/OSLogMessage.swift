import Foundation

/// A message of `Logger`, with values in it that say how they are written and who may read them.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  package let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate(set) var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Anything: texts, objects, types, optionals.
  @_disfavoredOverload
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.applied(to: "\(value())")
  }

  public mutating func appendInterpolation<T: BinaryInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.applied(to: format.text(number()))
  }

  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    let precision = format.precision.map { ".\($0)" } ?? ""
    let written = String(format: "%\(format.showsPlus ? "+" : "")\(precision)\(format.letter)", Double(number()))
    text += align.applied(to: written)
  }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    switch format {
    case .truth: text += boolean() ? "true" : "false"
    case .answer: text += boolean() ? "yes" : "no"
    }
  }
}
