import Foundation
import TextLayout

/// The families of the font folder and the order in which they are asked for a character.
enum FontFamilies {
  static let text = "LP System Text"
  static let display = "LP System Display"
  static let blend20 = "LP System 20"
  static let blend23 = "LP System 23"
  static let serif = "Noto Serif"
  static let monospaced = "JetBrains Mono"

  /// The family of a cut of the system font; the blends are made upright and from light to bold only.
  static func system(_ cut: SanFrancisco.Cut, weight: Int, isItalic: Bool) -> String {
    let isBlended = !isItalic && (300...700).contains(weight)
    switch cut {
    case .text: return text
    case .blend20: return isBlended ? blend20 : text
    case .blend23: return isBlended ? blend23 : display
    case .display: return display
    }
  }

  /// Which of the writing systems that share Han characters a text belongs to.
  enum HanStyle: Hashable { case chinese, japanese, korean }

  /// The families that are asked after a font's own, in order.
  ///
  /// The system font comes first, so that a named font without, say, Cyrillic continues in it.
  static func fallback(_ style: HanStyle) -> [String] {
    let han =
      switch style {
      case .chinese: ["Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans CJK KR"]
      case .japanese: ["Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans CJK KR"]
      case .korean: ["Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans CJK JP"]
      }
    return [text] + han + scripts + symbols
  }

  private static let scripts = [
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari", "Noto Sans Bengali", "Noto Sans Tamil",
    "Noto Sans Telugu", "Noto Sans Kannada", "Noto Sans Malayalam", "Noto Sans Gujarati", "Noto Sans Gurmukhi", "Noto Sans Oriya",
    "Noto Sans Sinhala", "Noto Sans Khmer", "Noto Sans Lao", "Noto Sans Myanmar", "Noto Sans Georgian", "Noto Sans Armenian",
    "Noto Sans Ethiopic", "Noto Sans Mongolian", "Noto Sans Cherokee", "Noto Sans Canadian Aboriginal", "Noto Sans Syriac",
    "Noto Sans Thaana", "Noto Sans NKo", "Noto Sans Tifinagh", "Noto Sans Yi", "Noto Sans Adlam", "Noto Sans Javanese",
    "Noto Sans Vai", "Noto Serif Tibetan", "Noto Sans",
  ]

  /// The emoji font stays out: named in a list, it is sorted before all others and takes the digits.
  ///
  /// Emoji sequences are asked for under the family name `emoji`, which the configuration maps.
  private static let symbols = ["Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math"]

  /// Kana make a text Japanese and Hangul makes it Korean; other Han text is drawn as Chinese.
  static func hanStyle(of text: String) -> HanStyle {
    for scalar in text.unicodeScalars where scalar.value >= 0x1100 {
      switch scalar.value {
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .japanese
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: return .korean
      default: continue
      }
    }
    return .chinese
  }
}
