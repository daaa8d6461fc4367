import CoreGraphics
import InterfaceBuilder
import TextLayout
import TextPango
import UIKit

/// Fonts as Interface Builder writes them.
@MainActor
enum InterfaceFonts {
  /// The edition of the system font that the canvas of an Xcode drew: iOS 10 came with tools of 11000, 11 with 13000, 13.2 with 15500,
  /// 14 with 17000.
  static func edition(_ tools: InterfaceToolsVersion) -> SanFrancisco.Edition {
    switch tools.major {
    case ..<11000: .iOS9
    case ..<13000: .iOS10
    case ..<15500: .iOS11
    case ..<17000: .iOS13
    default: .iOS14
    }
  }

  static func font(_ element: InterfaceElement?, default size: CGFloat? = nil) -> UIFont? {
    guard let element else { return size.map { UIFont.systemFont(ofSize: $0) } }
    if let style = element["style"] { return font(UIFont.TextStyle(rawValue: style)) }
    let points = CGFloat(element.number("pointSize") ?? element.number("size") ?? Double(size ?? 17))
    if let name = element["name"] { return UIFont(name: name, size: points) ?? missing(name, points) }
    switch element["type"] ?? element["metaFont"] ?? "" {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: points)
    case "italicSystem": return .italicSystemFont(ofSize: points)
    default: return .systemFont(ofSize: points, weight: weights[element["weight"] ?? ""] ?? .regular)
    }
  }

  private static func font(_ style: UIFont.TextStyle) -> UIFont {
    // Xcode 9 and 10 drew titles smaller (nine labels in eight files, none larger).
    let titles: [UIFont.TextStyle: CGFloat] = [.largeTitle: 30, .title1: 26, .title2: 20]
    if SanFrancisco.isCanvas, (11...12).contains(SystemGeneration.current), let points = titles[style] {
      return .systemFont(ofSize: points)
    }
    return .preferredFont(forTextStyle: style)
  }

  /// What stands for a font that is not there: Helvetica Neue on the canvas, whatever the weight was (70 labels of Open Sans); a font of
  /// pictures keeps its places.
  private static func missing(_ name: String, _ points: CGFloat) -> UIFont {
    guard SanFrancisco.isCanvas else { return .systemFont(ofSize: points) }
    if IconFonts.names.contains(name) { return UIFont(FontDescription(family: .named(name), size: points)) }
    return UIFont(name: "HelveticaNeue", size: points) ?? .systemFont(ofSize: points)
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
    "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
