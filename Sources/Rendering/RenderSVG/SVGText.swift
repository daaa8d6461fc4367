import CoreGraphics
import Foundation
import TextLayout

/// Strings and font names as SVG wants them.
enum SVGText {
  /// Markup escaped, white space other than spaces made spaces, what XML 1.0 forbids left out.
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "\t", "\n", "\r": out += " "
      default:
        let isControl = scalar.value < 32 || (0x7F...0x9F).contains(scalar.value)
        if !isControl, scalar.value != 0xFFFE, scalar.value != 0xFFFF, scalar.value != 0xFFFC { out.unicodeScalars.append(scalar) }
      }
    }
    return out
  }

  /// Whether SVG's default would drop spaces of a text: leading, trailing, double.
  static func needsPreservedSpaces(_ text: String) -> Bool {
    let text = text.map { $0.isWhitespace && $0 != "\u{A0}" ? " " : $0 }
    return text.first == " " || text.last == " " || zip(text, text.dropFirst()).contains { $0 == " " && $1 == " " }
  }

  /// The face's family first, then what a designer's machine may have, a generic family last.
  static func families(of face: FontFace) -> String {
    let family = face.family
    var list = [family]
    let generic: String
    switch family {
    case "Inter", "LP System Text", "LP System 20":
      list += ["Inter", "SF Pro Text"]
      generic = "sans-serif"
    case "Inter Display", "LP System Display", "LP System 23":
      list += ["Inter Display", "Inter", "SF Pro Display"]
      generic = "sans-serif"
    case "Noto Color Emoji":
      list = ["Noto Color Emoji", "Apple Color Emoji"]
      generic = "sans-serif"
    default:
      generic = family.contains("Mono") || family.contains("Courier") ? "monospace" : family.contains("Serif") ? "serif" : "sans-serif"
    }
    var seen: Set<String> = []
    let names = list.filter { seen.insert($0).inserted }.map { $0.contains(" ") ? "'\($0.filter { $0 != "'" })'" : $0 }
    return (names + [generic]).joined(separator: ", ")
  }

  private static let namedWeights = [
    "Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700, "ExtraBold": 800,
    "Black": 900,
  ]

  /// The weight of what is drawn: that of Inter's own face where one stands in for San Francisco, else the weight asked for.
  static func weight(of run: TextRun) -> Int {
    let parts = run.face.postScriptName.split(separator: "-")
    if parts.count == 2, parts[0] == "InterDisplay" {
      let style = parts[1].hasSuffix("Italic") ? parts[1].dropLast("Italic".count) : parts[1]
      if let weight = namedWeights[String(style)] { return weight }
    }
    return weight(run.attributes.font.weight)
  }

  /// UIFont's weights in CSS's hundreds.
  static func weight(_ weight: CGFloat) -> Int {
    switch weight {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.115: 400
    case ..<0.265: 500
    case ..<0.35: 600
    case ..<0.48: 700
    case ..<0.59: 800
    default: 900
    }
  }
}
