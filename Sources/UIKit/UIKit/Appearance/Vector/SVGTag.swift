/// A tag of an SVG file.
struct SVGTag: Equatable {
  enum Kind: Equatable { case open, close, single }

  var name: String
  var kind: Kind
  var attributes: [String: String] = [:]

  /// The tags of a text in order; comments, declarations and what stands between tags are left out.
  static func tags(of text: String) -> [SVGTag] {
    var tags: [SVGTag] = []
    let bytes = Array(text.utf8)
    var index = 0
    func starts(_ word: String, at place: Int) -> Bool { bytes[place...].starts(with: word.utf8) }
    func skip(past word: String) {
      while index < bytes.count, !starts(word, at: index) { index += 1 }
      index += word.utf8.count
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      if starts("<!--", at: index) {
        skip(past: "-->")
      } else if starts("<![CDATA[", at: index) {
        skip(past: "]]>")
      } else if starts("<!", at: index) || starts("<?", at: index) {
        skip(past: ">")
      } else {
        tags.append(tag(bytes, &index))
      }
    }
    return tags
  }

  private static func tag(_ bytes: [UInt8], _ index: inout Int) -> SVGTag {
    index += 1
    var kind = Kind.open
    func peek(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : UInt8(ascii: ">") }
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    if peek(index) == UInt8(ascii: "/") {
      kind = .close
      index += 1
    }
    func word() -> String {
      let start = index
      while !isSpace(peek(index)), ![UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "=")].contains(peek(index)) { index += 1 }
      return String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
    }
    var result = SVGTag(name: word(), kind: kind)
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "=") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/") {
        if kind == .open { result.kind = .single }
        index += 1
      } else {
        let name = word()
        while isSpace(peek(index)) { index += 1 }
        guard peek(index) == UInt8(ascii: "=") else { continue }
        index += 1
        while isSpace(peek(index)), index < bytes.count { index += 1 }
        let quote = peek(index)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != quote { index += 1 }
        result.attributes[name] = String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
      }
    }
    index += 1
    return result
  }
}
