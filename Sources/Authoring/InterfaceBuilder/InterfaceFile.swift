package import Foundation

/// Turns the bytes of an Interface Builder file into its elements, and refuses what is none.
package enum InterfaceFile {
  /// The largest documents in public repositories have 3 MB; libxml2 reads no more than this without being told to.
  package static let sizeLimit = 10_000_000
  /// Nested views add four elements a level; deeper trees than this are not made by hand.
  package static let depthLimit = 1000

  package static func root(of data: Data) throws(InterfaceBuilderError) -> InterfaceElement {
    guard !data.isEmpty else { throw .empty }
    guard data.count <= sizeLimit else { throw .tooLarge(bytes: data.count) }
    if data.starts(with: Array("NIBArchive".utf8)) || data.starts(with: Array("bplist".utf8)) { throw .compiled }
    let text = try utf8(data)
    try scan(text)
    let reader = InterfaceReader()
    return try reader.read(text)
  }

  /// The bytes as UTF-8, which is what Interface Builder writes: nothing else may reach the XML parser, which counts on it.
  private static func utf8(_ data: Data) throws(InterfaceBuilderError) -> Data {
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
      guard let text = String(data: data, encoding: .utf16) else {
        throw .malformed(line: 1, reason: "its bytes are no UTF-16, although it begins so")
      }
      // The declaration names the encoding that the bytes had.
      let body = text.hasPrefix("<?xml") ? text.range(of: "?>").map { text[$0.upperBound...] } ?? text[...] : text[...]
      return Data(body.utf8)
    }
    let declaration = String(decoding: data.prefix(200), as: UTF8.self).prefix { $0 != ">" && !$0.isNewline }
    if declaration.hasPrefix("<?xml"), let encoding = declaration.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.output.1,
      !["utf-8", "utf8", "us-ascii"].contains(encoding.lowercased())
    {
      throw .malformed(line: 1, reason: "it is said to be in \u{201C}\(encoding)\u{201D}; Interface Builder writes UTF-8")
    }
    guard let line = lineOfInvalidByte(data) else { return data }
    throw .malformed(line: line, reason: "its bytes are no UTF-8")
  }

  private static func lineOfInvalidByte(_ data: Data) -> Int? {
    guard String(validating: data, as: UTF8.self) == nil else { return nil }
    var line = 1
    var decoder = UTF8()
    var bytes = data.makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): if scalar == "\n" { line += 1 }
      case .emptyInput, .error: return line
      }
    }
  }

  /// Looks for what must not reach the XML parser, line by line.
  private static func scan(_ data: Data) throws(InterfaceBuilderError) {
    var found: InterfaceBuilderError?
    data.withUnsafeBytes { bytes in
      var line = 1
      var isLineStart = true
      for index in 0..<bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "<") {
          if isLineStart, matches(bytes, index, "<<<<<<< ") {
            found = .mergeConflict(line: line)
            return
          }
          if matches(bytes, index, "<!DOCTYPE") || matches(bytes, index, "<!ENTITY") {
            found = .declaresEntities(line: line)
            return
          }
        } else if byte == UInt8(ascii: ">"), isLineStart, matches(bytes, index, ">>>>>>> ") {
          // The other markers may have been taken out.
          found = .mergeConflict(line: line)
          return
        } else if byte == UInt8(ascii: "\n") {
          line += 1
        }
        isLineStart = byte == UInt8(ascii: "\n")
      }
    }
    if let found { throw found }
  }

  private static func matches(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard start + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[start + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
