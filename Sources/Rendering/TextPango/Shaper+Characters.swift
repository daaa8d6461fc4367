import Foundation

extension Shaper {
  /// The character as text; nil for what nobody expects to see: controls, joiners, variation selectors, the object character.
  static func visibleCharacter(_ code: UInt32) -> String? {
    guard let scalar = Unicode.Scalar(code), code != 0xFFFC else { return nil }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return nil
    default: return scalar.properties.isDefaultIgnorableCodePoint ? nil : String(Character(scalar))
    }
  }
}
