/// Reads the text form of `.strings` files: `"key" = "value";`, keys also bare, comments of both kinds.
package struct StringsParser {
  /// A mistake in a file; the pairs before it count.
  package struct Mistake: Error, Hashable, Sendable {
    package var line: Int
    package var message: String
    package init(line: Int, message: String) {
      self.line = line
      self.message = message
    }
  }

  package private(set) var pairs: [String: String] = [:]
  package private(set) var mistake: Mistake?
  private let bytes: [UInt8]
  private var index = 0

  package init(_ text: String) {
    var text = text
    bytes = text.withUTF8 { Array($0) }
    do { try read() } catch { mistake = error }
  }

  private mutating func read() throws(Mistake) {
    try skipSpace()
    // The whole may stand in braces, as in any property list of this form.
    let isBraced = take(UInt8(ascii: "{"))
    while true {
      try skipSpace()
      guard index < bytes.count else {
        if isBraced { throw mistake("the closing } is missing") }
        return
      }
      if isBraced, take(UInt8(ascii: "}")) { return }
      let start = index
      let key = try string("a key")
      try skipSpace()
      if take(UInt8(ascii: ";")) {
        pairs[key] = key
        continue
      }
      guard take(UInt8(ascii: "=")) else { throw mistake("the = after the key “\(key)” is missing", at: start) }
      try skipSpace()
      let value = try string("a value for the key “\(key)”")
      pairs[key] = value
      let end = index
      try skipSpace()
      guard take(UInt8(ascii: ";")) else { throw mistake("the ; after the value of “\(key)” is missing", at: end) }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() throws(Mistake) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09...0x0D: index += 1
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        let start = index
        index += 2
        while index + 1 < bytes.count, !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")) { index += 1 }
        guard index + 1 < bytes.count else { throw mistake("the comment that starts here has no end", at: start) }
        index += 2
      default: return
      }
    }
  }

  private mutating func string(_ what: String) throws(Mistake) -> String {
    guard index < bytes.count else { throw mistake("the file ends where \(what) should stand") }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return try bareWord(what) }
    let start = index
    index += 1
    let first = index
    // Most strings have no escapes: they are taken as they stand.
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\\") { index += 1 }
    guard index < bytes.count else { throw mistake("the string that starts here has no end", at: start) }
    var text = String(decoding: bytes[first..<index], as: UTF8.self)
    while bytes[index] != quote {
      index += 1
      text += try escape(from: start)
      let next = index
      while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\\") { index += 1 }
      guard index < bytes.count else { throw mistake("the string that starts here has no end", at: start) }
      text += String(decoding: bytes[next..<index], as: UTF8.self)
    }
    index += 1
    return text
  }

  private mutating func bareWord(_ what: String) throws(Mistake) -> String {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "/"):
        index += 1
      default:
        guard index > start else { throw mistake("\(what) should stand here, not \(shown(index))") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// What stands for the escape after a backslash.
  private mutating func escape(from start: Int) throws(Mistake) -> String {
    guard index < bytes.count else { throw mistake("the string that starts here has no end", at: start) }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "a"): return "\u{07}"
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "v"): return "\u{0B}"
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return try unicode()
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = UInt32(byte - UInt8(ascii: "0"))
      while index < bytes.count, value < 32, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[index]) {
        value = value * 8 + UInt32(bytes[index] - UInt8(ascii: "0"))
        index += 1
      }
      return Unicode.Scalar(value).map(String.init) ?? ""
    default:
      // The escaped character, which may have several bytes.
      let first = index - 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      return String(decoding: bytes[first..<index], as: UTF8.self)
    }
  }

  /// `\U00e9`, a unit of UTF-16; two make a pair.
  private mutating func unicode() throws(Mistake) -> String {
    var units = [try hexadecimal()]
    if UTF16.isLeadSurrogate(units[0]), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] | 0x20 == UInt8(ascii: "u")
    {
      index += 2
      units.append(try hexadecimal())
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func hexadecimal() throws(Mistake) -> UInt16 {
    let start = index
    while index < bytes.count, index < start + 4, Character(Unicode.Scalar(bytes[index])).isHexDigit { index += 1 }
    guard let unit = UInt16(String(decoding: bytes[start..<index], as: UTF8.self), radix: 16) else {
      throw mistake("\\U needs up to four hexadecimal digits after it", at: start)
    }
    return unit
  }

  private func shown(_ offset: Int) -> String {
    let end = bytes[offset...].prefix(24).firstIndex { $0 == 0x0A || $0 == 0x0D } ?? min(bytes.count, offset + 24)
    return "“" + String(decoding: bytes[offset..<end], as: UTF8.self) + "”"
  }

  private func mistake(_ message: String, at offset: Int? = nil) -> Mistake {
    Mistake(line: 1 + bytes[..<min(offset ?? index, bytes.count)].count { $0 == 0x0A }, message: message)
  }
}
