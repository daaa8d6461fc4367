/// A JSON document with its keys in the order in which they were written.
enum JSON {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  struct Member {
    var key: String
    var value: JSON
  }

  init(_ text: String?) { self = text.map(JSON.string) ?? .null }
  init(_ number: Int?) { self = number.map { .number(Double($0)) } ?? .null }
  init(_ number: Double) { self = .number(number) }
  init(_ texts: [String]) { self = .array(texts.map(JSON.string)) }

  /// The document, indented, with a line break at its end.
  var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: 0)
    bytes.append(UInt8(ascii: "\n"))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The document on one line, to stand inside a page: it holds no `<`, so that nothing in it ends a script or begins a comment.
  var embedded: String {
    var bytes: [UInt8] = []
    writeEmbedded(to: &bytes)
    var safe: [UInt8] = []
    safe.reserveCapacity(bytes.count)
    // Outside of strings JSON has no such sign.
    for byte in bytes { if byte == UInt8(ascii: "<") { safe += "\\u003c".utf8 } else { safe.append(byte) } }
    return String(decoding: safe, as: UTF8.self)
  }

  private func writeEmbedded(to bytes: inout [UInt8]) {
    switch self {
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.writeEmbedded(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSON.quote(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.writeEmbedded(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    default: write(to: &bytes, indent: 0)
    }
  }

  /// Arrays and objects without further ones inside stand on one line while they are short.
  private var isShort: Bool {
    switch self {
    case .null, .bool, .number: true
    case .string(let text): text.utf8.count < 60
    case .array(let elements): elements.count <= 6 && elements.allSatisfy { $0.isLeaf }
    case .object(let members): members.isEmpty
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .null, .bool, .number: true
    case .string(let text): text.utf8.count < 40
    case .array, .object: false
    }
  }

  private func write(to bytes: inout [UInt8], indent: Int) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): bytes += JSON.digits(value).utf8
    case .string(let text): JSON.quote(text, to: &bytes)
    case .array(let elements):
      writeList(elements.map { (nil, $0) }, "[", "]", to: &bytes, indent: indent)
    case .object(let members):
      writeList(members.map { (Optional($0.key), $0.value) }, "{", "}", to: &bytes, indent: indent)
    }
  }

  private func writeList(
    _ entries: [(String?, JSON)], _ open: Unicode.Scalar, _ close: Unicode.Scalar, to bytes: inout [UInt8], indent: Int
  ) {
    bytes.append(UInt8(ascii: open))
    let isOneLine = isShort
    for (index, (key, value)) in entries.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if !isOneLine {
        bytes.append(UInt8(ascii: "\n"))
        bytes += JSON.indentation(indent + 1)
      } else if index > 0 {
        bytes.append(UInt8(ascii: " "))
      }
      if let key {
        JSON.quote(key, to: &bytes)
        bytes += ": ".utf8
      }
      value.write(to: &bytes, indent: indent + 1)
    }
    if !isOneLine, !entries.isEmpty {
      bytes.append(UInt8(ascii: "\n"))
      bytes += JSON.indentation(indent)
    }
    bytes.append(UInt8(ascii: close))
  }

  private static let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 64)

  /// Deep trees stop being indented: their text would grow with the square of the depth.
  private static func indentation(_ depth: Int) -> ArraySlice<UInt8> { spaces[..<min(depth * 2, spaces.count)] }

  /// A number without a fraction is written without one; JSON has no word for what is not finite.
  private static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }

  private static func quote(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case ..<0x20:
        let digits = String(byte, radix: 16)
        bytes += "\\u00\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { Member(key: $0.0, value: $0.1) }) }
}
