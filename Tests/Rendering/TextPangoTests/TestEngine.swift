import CoreGraphics
import Foundation
import TextLayout
import TextPango

/// The engine over the package's own fonts, made once.
///
/// It is used from one thread at a time only.
@MainActor enum TestEngine {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL

  static let cacheFolder = package.appendingPathComponent(".build/TextPangoTests-fontcache").path

  static let shared: PangoTextEngine = {
    do { return try PangoTextEngine(fontFolder: fontFolder, cacheFolder: cacheFolder) } catch { fatalError("\(error)") }
  }()

  /// Where `make` puts the fonts; made here where it has not run yet.
  static let fontFolder: String = {
    let folder = package.appendingPathComponent(".build/fonts").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [package.appendingPathComponent("Scripts/make-fonts.py").path, folder]
    try? process.run()
    process.waitUntilExit()
    return folder
  }()

  static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  static func attributes(
    size: CGFloat = 17, weight: CGFloat = 0, italic: Bool = false, family: FontFamily = .system,
    paragraph: ParagraphStyle = ParagraphStyle()
  ) -> TextAttributes {
    TextAttributes(
      font: FontDescription(family: family, size: size, weight: weight, isItalic: italic), color: black, paragraph: paragraph)
  }

  /// One style throughout.
  static func frame(
    _ text: String, size: CGFloat = 17, weight: CGFloat = 0, family: FontFamily = .system, width: CGFloat = .infinity,
    height: CGFloat = .infinity, lines: Int = 0, mode: ParagraphStyle.LineBreakMode = .byWordWrapping,
    alignment: ParagraphStyle.Alignment = .natural, rightToLeft: Bool = false, style: ((inout ParagraphStyle) -> Void)? = nil
  ) -> TextFrame {
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = mode
    paragraph.alignment = alignment
    style?(&paragraph)
    return shared.layout(
      StyledText(text, attributes(size: size, weight: weight, family: family, paragraph: paragraph)),
      in: TextContainer(width: width, height: height, maximumNumberOfLines: lines, isRightToLeft: rightToLeft))
  }
}

extension TextFrame {
  var strings: [String] { lines.map(\.string) }
}
