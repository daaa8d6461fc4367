import Foundation

/// The format language of `os_log`: C's, with `%@` for objects and `%{public}` before a conversion.
package enum OSLogFormat {
  /// One conversion of a format, `%{public}-8.2f`.
  private struct Conversion {
    /// What stands in braces.
    var annotations: [Substring]
    /// Flags, width and precision.
    var modifiers: String
    var letter: Character
  }

  /// The message with its arguments; private ones are shown, as in a debugger.
  package static func string(_ format: String, _ arguments: [Any?]) -> String {
    var result = ""
    var rest = Substring(format)
    var remaining = arguments[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
      } else if let conversion = conversion(&rest, &remaining) {
        if conversion.letter == "m" {
          result += "Success"
        } else {
          result += remaining.isEmpty ? "<decode: missing data>" : text(remaining.removeFirst(), conversion)
        }
      } else {
        result += "%"
      }
    }
    return result + rest
  }

  /// Reads a conversion behind its percent sign; nil where the text is none, which then stays as it is.
  private static func conversion(_ rest: inout Substring, _ arguments: inout ArraySlice<Any?>) -> Conversion? {
    var text = rest
    var annotations: [Substring] = []
    if text.first == "{" {
      guard let end = text.firstIndex(of: "}") else { return nil }
      annotations = text[text.index(after: text.startIndex)..<end].split { $0 == "," || $0 == " " }
      text = text[text.index(after: end)...]
    }
    var modifiers = ""
    while let character = text.first, "-+ #0123456789.*".contains(character) {
      if character == "*" {
        modifiers += arguments.popFirst().flatMap { $0 }.map { "\($0)" } ?? ""
      } else {
        modifiers.append(character)
      }
      text.removeFirst()
    }
    while let character = text.first, "hlqLztj".contains(character) { text.removeFirst() }
    guard let letter = text.popFirst(), letter.isLetter || letter == "@" else { return nil }
    rest = text
    return Conversion(annotations: annotations, modifiers: modifiers, letter: letter)
  }

  private static func text(_ argument: Any?, _ conversion: Conversion) -> String {
    guard let argument else { return "(null)" }
    switch conversion.letter {
    case "d", "D", "i":
      guard let number = integer(argument) else { return "\(argument)" }
      if conversion.annotations.contains("bool") { return number == 0 ? "false" : "true" }
      if conversion.annotations.contains("BOOL") { return number == 0 ? "NO" : "YES" }
      return String(format: "%\(conversion.modifiers)lld", number)
    case "u", "U", "x", "X", "o", "O":
      guard let number = integer(argument) else { return "\(argument)" }
      return String(format: "%\(conversion.modifiers)ll\(conversion.letter.lowercased() == "u" ? "u" : "\(conversion.letter)")", number)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let number = real(argument) else { return "\(argument)" }
      return String(format: "%\(conversion.modifiers)\(conversion.letter)", number)
    case "c", "C":
      return integer(argument).flatMap { UInt32(exactly: $0) }.flatMap(Unicode.Scalar.init).map { String($0) } ?? "\(argument)"
    case "s", "S":
      return padded((argument as? UnsafePointer<CChar>).map { String(cString: $0) } ?? "\(argument)", conversion.modifiers)
    default: return padded("\(argument)", conversion.modifiers)
    }
  }

  private static func integer(_ value: Any) -> Int64? {
    if let flag = value as? Bool { return flag ? 1 : 0 }
    if let integer = value as? any BinaryInteger { return Int64(truncatingIfNeeded: integer) }
    return (value as? NSNumber)?.int64Value
  }

  private static func real(_ value: Any) -> Double? {
    if let real = value as? any BinaryFloatingPoint { return Double(real) }
    return (value as? NSNumber)?.doubleValue
  }

  /// Width and precision of a text: `-10.3`.
  private static func padded(_ text: String, _ modifiers: String) -> String {
    let parts = modifiers.split(separator: ".", omittingEmptySubsequences: false)
    let cut = parts.count > 1 ? String(text.prefix(Int(parts[1]) ?? 0)) : text
    guard let field = parts.first, let width = Int(field.drop { "-+ #0".contains($0) }), width > cut.count else { return cut }
    let padding = String(repeating: " ", count: width - cut.count)
    return field.hasPrefix("-") ? cut + padding : padding + cut
  }
}
