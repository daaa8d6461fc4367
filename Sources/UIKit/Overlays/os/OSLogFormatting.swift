/// How a text is placed in a column.
public struct OSLogStringAlignment: Sendable {
  enum Side: Sendable { case left, right }
  var columns: Int
  var side: Side

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, side: .left) }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), side: .right)
  }
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), side: .left)
  }

  func applied(to text: String) -> String {
    let padding = String(repeating: " ", count: max(0, columns - text.count))
    return side == .left ? text + padding : padding + text
  }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var minimumDigits = 0
  var prefix = ""
  var isUppercase = false
  var showsPlus = false

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(showsPlus: explicitPositiveSign)
  }
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(minimumDigits: minDigits(), showsPlus: explicitPositiveSign)
  }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
    -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, showsPlus: explicitPositiveSign)
  }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  func text(_ value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    return (value < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + digits
  }
}

/// How a floating-point number is written.
public struct OSLogFloatFormatting: Sendable {
  /// A letter of C's formats, and the digits behind the point.
  var letter = "f"
  var precision: Int? = 6
  var showsPlus = false

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static func fixed(precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision(), showsPlus: explicitPositiveSign)
  }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(letter: "e") }
  public static func exponential(precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(letter: uppercase ? "E" : "e", precision: precision(), showsPlus: explicitPositiveSign)
  }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(letter: "g") }
}

/// How a Boolean is written.
public enum OSLogBoolFormat: Sendable {
  case truth
  case answer
}
