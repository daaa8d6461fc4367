/// An element of an XML document, as far as comparing drawings takes it: no namespaces, comments and declarations left out.
final class XMLElement {
  let name: String
  var attributes: [(name: String, value: String)]
  var children: [XMLElement] = []
  /// The text directly inside, entities resolved.
  var text = ""

  init(_ name: String, _ attributes: [(name: String, value: String)] = []) {
    self.name = name
    self.attributes = attributes
  }

  subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// Where an XML document stops making sense.
struct XMLError: Error, Equatable {
  var line: Int
  var reason: String
}

/// Reads XML documents without loading a library for them.
struct XMLReader {
  /// Deeper documents are refused rather than overflowing the stack of who walks the tree.
  private static let greatestDepth = 5000

  private let bytes: [UInt8]
  private var at = 0

  /// The root element of a document.
  static func read(_ bytes: [UInt8]) throws(XMLError) -> XMLElement {
    var reader = XMLReader(bytes: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes)
    return try reader.document()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func document() throws(XMLError) -> XMLElement {
    var root: XMLElement?
    var open: [XMLElement] = []
    while at < bytes.count {
      let start = at
      while at < bytes.count, bytes[at] != UInt8(ascii: "<") { at += 1 }
      if let element = open.last {
        element.text += XMLReader.resolved(bytes[start..<at])
      } else if bytes[start..<at].contains(where: { !XMLReader.isSpace($0) }) {
        throw error("text outside of the root element")
      }
      guard at < bytes.count else { break }
      if try skip("<!--", until: "-->") { continue }
      if try skip("<?", until: "?>") { continue }
      if let text = try section() {
        open.last?.text += text
        continue
      }
      if try skip("<!", until: ">") { continue }
      if starts(with: "</") {
        at += 2
        let name = word()
        guard let element = open.popLast(), element.name == name else { throw error("</\(name)> closes nothing") }
        skipSpaces()
        try expect(">")
        continue
      }
      at += 1
      let element = XMLElement(word())
      guard !element.name.isEmpty else { throw error("a name is missing") }
      try readAttributes(of: element)
      if let parent = open.last {
        parent.children.append(element)
      } else if root == nil {
        root = element
      } else {
        throw error("a second root element")
      }
      if starts(with: "/>") {
        at += 2
      } else {
        try expect(">")
        open.append(element)
        guard open.count <= XMLReader.greatestDepth else { throw error("elements stand too deep in one another") }
      }
    }
    if let left = open.last { throw error("<\(left.name)> is not closed") }
    guard let root else { throw error("there is no element") }
    return root
  }

  private mutating func readAttributes(of element: XMLElement) throws(XMLError) {
    while true {
      skipSpaces()
      guard at < bytes.count else { throw error("<\(element.name)> does not end") }
      if bytes[at] == UInt8(ascii: ">") || bytes[at] == UInt8(ascii: "/") { return }
      let name = word()
      guard !name.isEmpty else { throw error("a name is missing in <\(element.name)>") }
      skipSpaces()
      try expect("=")
      skipSpaces()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else { throw error("\(name) has no value") }
      let quote = bytes[at]
      let start = at + 1
      guard let end = bytes[start...].firstIndex(of: quote) else { throw error("the value of \(name) does not end") }
      element.attributes.append((name, XMLReader.resolved(bytes[start..<end])))
      at = end + 1
    }
  }

  private mutating func section() throws(XMLError) -> String? {
    guard starts(with: "<![CDATA[") else { return nil }
    let start = at + 9
    _ = try skip("<![CDATA[", until: "]]>")
    return String(decoding: bytes[start..<(at - 3)], as: UTF8.self)
  }

  private mutating func skip(_ opening: String, until closing: String) throws(XMLError) -> Bool {
    guard starts(with: opening) else { return false }
    at += opening.utf8.count
    while at < bytes.count {
      if starts(with: closing) {
        at += closing.utf8.count
        return true
      }
      at += 1
    }
    throw error("\(opening) does not end")
  }

  private func starts(with text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

  private mutating func expect(_ text: String) throws(XMLError) {
    guard starts(with: text) else { throw error("\(text) is missing") }
    at += text.utf8.count
  }

  private mutating func skipSpaces() { while at < bytes.count, XMLReader.isSpace(bytes[at]) { at += 1 } }

  private mutating func word() -> String {
    let start = at
    let stops = Array("=/>\"'<".utf8)
    while at < bytes.count, !XMLReader.isSpace(bytes[at]), !stops.contains(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  private func error(_ reason: String) -> XMLError {
    XMLError(line: 1 + bytes[..<min(at, bytes.count)].count { $0 == 0x0A }, reason: reason)
  }

  private static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.firstIndex(of: ";"), let character = entity(rest[rest.index(after: start)..<end]) else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result.unicodeScalars.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func entity(_ name: Substring) -> Unicode.Scalar? {
    let named: [Substring: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let scalar = named[name] { return scalar }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }
}
