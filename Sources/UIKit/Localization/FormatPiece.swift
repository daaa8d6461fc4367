/// A part of a format string.
enum FormatPiece: Hashable {
  case text(String)
  case specifier(Specifier)
  /// `%#@name@` or `%1$#@name@`, the position counted from zero.
  case variable(name: String, position: Int?)
  /// `%arg` of a string catalog's substitution.
  case argument

  struct Specifier: Hashable {
    /// The explicit position, counted from zero.
    var position: Int?
    /// All between the percent sign (and position) and the end: flags, width, precision, length, conversion.
    var text: String
    /// How many `*` take an argument of their own.
    var stars: Int

    var isInteger: Bool { text.last.map { "diuxXo".contains($0) } ?? false }
  }

  /// Takes a format apart.
  ///
  /// What is no specifier, such as the percent sign of `100% done`, stays text as far as that can be told.
  static func parse(_ format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var literal: [UInt8] = []
    let bytes = Array(format.utf8)
    var index = 0
    func flush() {
      if !literal.isEmpty { pieces.append(.text(String(decoding: literal, as: UTF8.self))) }
      literal = []
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        literal.append(bytes[index])
        index += 1
        continue
      }
      guard let (piece, end) = piece(in: bytes, from: index + 1) else {
        literal.append(bytes[index])
        index += 1
        continue
      }
      if case .text(let percent) = piece {
        literal += Array(percent.utf8)
      } else {
        flush()
        pieces.append(piece)
      }
      index = end
    }
    flush()
    return pieces
  }

  private static let flags = Set("-+ 0'".utf8)
  private static let lengths = Set("hlqLztj".utf8)
  private static let conversions = Set("@dDiuUxXoOfeEgGcCsSpaAF".utf8)

  /// The piece after a percent sign, and where it ends.
  private static func piece(in bytes: [UInt8], from start: Int) -> (FormatPiece, Int)? {
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "%") { return (.text("%"), start + 1) }
    if bytes[start...].starts(with: "arg".utf8) { return (.argument, start + 3) }
    var index = start
    var position: Int?
    var digits = index
    while digits < bytes.count, isDigit(bytes[digits]) { digits += 1 }
    if digits > index, digits < bytes.count, bytes[digits] == UInt8(ascii: "$") {
      guard let number = Int(String(decoding: bytes[index..<digits], as: UTF8.self)), number > 0 else { return nil }
      position = number - 1
      index = digits + 1
    }
    if bytes[index...].starts(with: "#@".utf8) {
      guard let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
      return (.variable(name: String(decoding: bytes[(index + 2)..<end], as: UTF8.self), position: position), end + 1)
    }
    let body = index
    var stars = 0
    while index < bytes.count, flags.contains(bytes[index]) || bytes[index] == UInt8(ascii: "#") { index += 1 }
    while index < bytes.count, isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "*") {
      if bytes[index] == UInt8(ascii: "*") { stars += 1 }
      index += 1
    }
    while index < bytes.count, lengths.contains(bytes[index]) { index += 1 }
    guard index < bytes.count, conversions.contains(bytes[index]) else { return nil }
    let text = String(decoding: bytes[body...index], as: UTF8.self)
    return (.specifier(Specifier(position: position, text: text, stars: stars)), index + 1)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
