import CoreGraphics
import DisplayList
import Foundation
import TextLayout
import TextPango

/// Text set with the package's own fonts.
enum TestText {
  private static let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL

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

  static let engine: PangoTextEngine = {
    let cache = package.appendingPathComponent(".build/RenderCairoTests-fontcache").path
    do { return try PangoTextEngine(fontFolder: fontFolder, cacheFolder: cache) } catch { fatalError("\(error)") }
  }()

  static func frame(
    _ text: String, size: CGFloat = 17, color: CGColor = Drawing.black, _ change: (inout TextAttributes) -> Void = { _ in }
  ) -> TextFrame {
    var attributes = TextAttributes(font: FontDescription(size: size), color: color)
    change(&attributes)
    return engine.layout(StyledText(text, attributes), in: TextContainer())
  }

  static func items(_ frame: TextFrame, at origin: CGPoint) -> [DisplayList.Item] {
    frame.lines.map { .text(.init(line: $0, origin: origin)) }
  }
}
