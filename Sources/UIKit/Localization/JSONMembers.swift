/// Finds where the members of JSON objects stand, without reading their values.
///
/// A catalog of a hundred thousand strings is gone through in a fraction of the time that Foundation takes to read it, and a mistake has
/// its line.
struct JSONMembers {
  struct Mistake: Error {
    var offset: Int
    var message: String
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Checks that the whole is one value.
  mutating func check() throws(Mistake) {
    index = 0
    try skipValue(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw mistake("something follows after the end of the document") }
  }

  /// The members of the object that begins at an offset; nothing if another value stands there.
  mutating func members(at offset: Int) throws(Mistake) -> [(key: String, value: Range<Int>)] {
    index = offset
    skipSpace()
    guard current == UInt8(ascii: "{") else { return [] }
    var members: [(String, Range<Int>)] = []
    try walkObject { (scanner: inout JSONMembers, key) throws(Mistake) in
      let start = scanner.index
      try scanner.skipValue(depth: 1)
      members.append((scanner.text(key), start..<scanner.index))
    }
    return members
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) { index += 1 }
  }

  private mutating func walkObject(
    _ body: (inout JSONMembers, Range<Int>) throws(Mistake) -> Void
  ) throws(Mistake) {
    index += 1
    skipSpace()
    if current == UInt8(ascii: "}") {
      index += 1
      return
    }
    while true {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw mistake("a key in quotes should stand here") }
      let key = try skipString()
      skipSpace()
      guard current == UInt8(ascii: ":") else { throw mistake("the : after the key “\(text(key))” is missing") }
      index += 1
      skipSpace()
      try body(&self, key)
      skipSpace()
      switch current {
      case UInt8(ascii: ","): index += 1
      case UInt8(ascii: "}"):
        index += 1
        return
      default: throw mistake("a , or } should follow the value of “\(text(key))”")
      }
    }
  }

  private mutating func skipValue(depth: Int) throws(Mistake) {
    guard depth < 256 else { throw mistake("values are nested too deeply") }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): try walkObject { (scanner: inout JSONMembers, _) throws(Mistake) in try scanner.skipValue(depth: depth + 1) }
    case UInt8(ascii: "["):
      index += 1
      skipSpace()
      if current == UInt8(ascii: "]") {
        index += 1
        return
      }
      while true {
        try skipValue(depth: depth + 1)
        skipSpace()
        if current == UInt8(ascii: "]") {
          index += 1
          return
        }
        guard current == UInt8(ascii: ",") else { throw mistake("a , or ] should follow in the list") }
        index += 1
      }
    case UInt8(ascii: "\""): _ = try skipString()
    case nil: throw mistake("the file ends where a value should stand")
    default:
      let start = index
      while let byte = current, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") || isWord(byte) {
        index += 1
      }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      guard ["true", "false", "null"].contains(word) || Double(word) != nil else {
        throw Mistake(offset: start, message: "a value should stand here")
      }
    }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The string with its quotes.
  private mutating func skipString() throws(Mistake) -> Range<Int> {
    let start = index
    index += 1
    while let byte = current, byte != UInt8(ascii: "\"") {
      guard byte != 0x0A else { break }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard current == UInt8(ascii: "\"") else { throw Mistake(offset: start, message: "the string that starts here has no end") }
    index += 1
    return start..<index
  }

  /// A string's text; escapes are rare in keys and left to the caller's reader.
  private func text(_ range: Range<Int>) -> String {
    let inner = bytes[(range.lowerBound + 1)..<(range.upperBound - 1)]
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    return JSONMembers.unescaped(bytes[range]) ?? String(decoding: inner, as: UTF8.self)
  }

  private func mistake(_ message: String) -> Mistake { Mistake(offset: min(index, bytes.count), message: message) }
}
