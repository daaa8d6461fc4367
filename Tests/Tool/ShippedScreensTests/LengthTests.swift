import Foundation
import Testing

@Suite struct LengthTests {
  /// Lines of code of a screen: without blank lines, comments and previews.
  private func code(of screen: String) throws -> [Substring] {
    let folder = BuiltTool.layouts.appendingPathComponent(screen)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      let source = text.range(of: "\n#Preview").map { text[..<$0.lowerBound] } ?? text[...]
      return source.split(separator: "\n").filter { line in
        let content = line.drop { $0 == " " }
        return !content.isEmpty && !content.hasPrefix("//")
      }
    }
  }

  @Test(arguments: ["Login", "Header", "OfflineBanner"])
  func theDSLTakesAThirdOfTheLines(screen: String) throws {
    let (plain, dsl) = (try code(of: screen), try code(of: screen + "DSL"))
    #expect(3 * dsl.count <= plain.count, "\(screen): \(dsl.count) lines against \(plain.count)")
    #expect(dsl.allSatisfy { $0.count <= 120 && !$0.contains(";") }, "\(screen)DSL: longer lines instead of fewer")
  }
}
