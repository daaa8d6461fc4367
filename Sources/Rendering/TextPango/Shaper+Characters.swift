import CoreGraphics
import Foundation
import TextLayout

extension Shaper {
  /// The character as text; nil for what nobody expects to see: controls, joiners, variation selectors, the object character.
  static func visibleCharacter(_ code: UInt32) -> String? {
    guard let scalar = Unicode.Scalar(code), code != 0xFFFC else { return nil }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return nil
    default: return scalar.properties.isDefaultIgnorableCodePoint ? nil : String(Character(scalar))
    }
  }

  /// The character that begins at a place of a text in UTF-8.
  static func character(at index: Int, in text: [UInt8]) -> Unicode.Scalar? {
    var bytes = text[index...].prefix(4).makeIterator()
    var decoder = UTF8()
    if case .scalarValue(let scalar) = decoder.decode(&bytes) { return scalar }
    return nil
  }

  /// Characters that mean something else than a glyph.
  func adjust(_ cluster: inout Cluster, _ text: [UInt8], _ attributes: TextAttributes) {
    let bytes = text[cluster.start...].prefix(3)
    switch bytes.first {
    case 0x09:
      cluster.kind = .tab
      cluster.glyphs = 0..<0
      cluster.advance = 0
    case 0xC2 where bytes.dropFirst().first == 0xAD:
      cluster.kind = .softHyphen
      cluster.glyphs = 0..<0
      cluster.advance = 0
    case 0xE2 where Array(bytes) == [0xE2, 0x80, 0xA8], 0x0B, 0x0C:
      cluster.kind = .lineSeparator
      cluster.glyphs = 0..<0
      cluster.advance = 0
    case 0xEF where Array(bytes) == [0xEF, 0xBF, 0xBC]:
      guard let attachment = attributes.attachment else { return }
      cluster.glyphs = 0..<0
      cluster.advance = max(0, attachment.bounds.width.isFinite ? attachment.bounds.width : 0)
    default: break
    }
  }
}
