package import Foundation

/// Turns the bytes of an Interface Builder file into its elements, and refuses what is none.
package enum InterfaceFile {
  /// The largest documents in public repositories have 3 MB.
  package static let sizeLimit = 16_000_000
  /// Nested views add four elements a level; deeper trees than this are not made by hand.
  package static let depthLimit = 1000

  package static func root(of data: Data) throws(InterfaceBuilderError) -> InterfaceElement {
    guard !data.isEmpty else { throw .empty }
    guard data.count <= sizeLimit else { throw .tooLarge(bytes: data.count) }
    if data.starts(with: Array("NIBArchive".utf8)) || data.starts(with: Array("bplist".utf8)) { throw .compiled }
    try scan(data)
    let reader = InterfaceReader()
    return try reader.read(data)
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
