import CoreGraphics
import Foundation
import Testing
import TextLayout
import TextPango

@MainActor @Suite("Fonts")
struct FontTests {
  private func faces(_ text: String, family: FontFamily = .system, size: CGFloat = 17, weight: CGFloat = 0, italic: Bool = false)
    -> [String]
  {
    let attributes = TestEngine.attributes(size: size, weight: weight, italic: italic, family: family)
    let frame = TestEngine.shared.layout(StyledText(text, attributes), in: TextContainer())
    return frame.lines.flatMap { $0.runs.map { URL(fileURLWithPath: $0.face.path).lastPathComponent } }
  }

  @Test("every weight has a face of its own, upright and italic")
  func weights() {
    let weights: [(CGFloat, String)] = [
      (-0.8, "Thin"), (-0.6, "ExtraLight"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"), (0.3, "SemiBold"), (0.4, "Bold"),
      (0.56, "ExtraBold"), (0.62, "Black"),
    ]
    for (weight, name) in weights {
      #expect(faces("x", weight: weight) == ["LPSystemText-\(name).otf"])
      #expect(faces("x", weight: weight, italic: true) == ["LPSystemText-\(name)Italic.otf"])
      #expect(faces("x", size: 26, weight: weight) == ["LPSystemDisplay-\(name).otf"])
      let isBlended = (-0.4...0.4).contains(weight)
      #expect(faces("x", size: 20, weight: weight) == ["LPSystem\(isBlended ? "20" : "Text")-\(name).otf"])
      #expect(faces("x", size: 24, weight: weight) == ["LPSystem\(isBlended ? "23" : "Display")-\(name).otf"])
    }
  }

  @Test("faces tell the names that another machine knows them by")
  func publicNames() {
    let face = TestEngine.frame("x", size: 28, weight: 0.4).lines[0].runs[0].face
    #expect(face.family == "Inter Display")
    #expect(face.postScriptName == "InterDisplay-Bold")
    #expect(TestEngine.frame("x", size: 24, weight: 0).lines[0].runs[0].face.postScriptName == "InterDisplay-Regular")
    #expect(TestEngine.frame("x", size: 20, weight: 0).lines[0].runs[0].face.postScriptName == "Inter-Regular")
    #expect(TestEngine.frame("x", size: 17, weight: 0.4).lines[0].runs[0].face.postScriptName == "Inter-Bold")
  }

  @Test(
    "other scripts come from fonts in a fixed order",
    arguments: [
      ("مرحبا", "NotoSansArabic-Regular.ttf"), ("שלום", "NotoSansHebrew-Regular.ttf"), ("สวัสดี", "NotoSansThai-Regular.ttf"),
      ("नमस्ते", "NotoSansDevanagari-Regular.ttf"), ("离线模式", "NotoSansCJK-Regular.ttc"), ("한국어", "NotoSansCJK-Regular.ttc"),
      ("Привет", "LPSystemText-Regular.otf"), ("Ελλάδα", "LPSystemText-Regular.otf"), ("Việt", "LPSystemText-Regular.otf"),
    ])
  func scripts(text: String, file: String) {
    #expect(Set(faces(text)) == [file])
  }

  @Test("Han characters are Japanese beside kana, Korean beside Hangul, Chinese otherwise")
  func han() {
    func name(_ text: String) -> String { TestEngine.frame(text).lines[0].runs[0].face.postScriptName }
    #expect(name("直角") == "NotoSansCJKsc-Regular")
    #expect(name("直角です") == "NotoSansCJKjp-Regular")
    #expect(name("直角한국") == "NotoSansCJKkr-Regular")
  }

  @Test("an emoji sequence is one glyph of a colour font", arguments: ["😀", "👩‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣", "❤️", "🏳️‍🌈"])
  func emoji(text: String) {
    let runs = TestEngine.frame(text).lines[0].runs
    #expect(runs.count == 1)
    #expect(runs[0].face.isColor)
    #expect(runs[0].glyphs.count == 1)
    #expect(TestEngine.shared.outline(of: runs[0].glyphs[0].id, in: runs[0].face, size: 17) == nil)
    // Labels of one emoji of 17 points that Xcode stored are 23 points wide.
    #expect(runs[0].width.rounded(.up) == 23)
  }

  @Test("digits and letters beside emoji stay text")
  func digits() {
    #expect(!TestEngine.frame("12 ©").lines[0].runs.contains { $0.face.isColor })
  }

  @Test("characters without a font are named once, in order")
  func missing() {
    let frame = TestEngine.frame("a\u{10FFFD}b\u{F0000}\u{10FFFD}")
    #expect(frame.missingCharacters == ["\u{10FFFD}", "\u{F0000}"])
    #expect(TestEngine.frame("Hello, 世界 👋").missingCharacters.isEmpty)
  }

  @Test("an outline stands on the baseline and is as high as the letter")
  func outline() throws {
    let run = TestEngine.frame("H", size: 100).lines[0].runs[0]
    let box = try #require(TestEngine.shared.outline(of: run.glyphs[0].id, in: run.face, size: 100)).boundingBox
    #expect(abs(box.maxY) < 0.5)
    // Capitals of the title label of 58 points that iOS 13.3 drew are 124 pixels high at 3x, 0.7126 em.
    #expect(abs(box.minY + 71.26) < 1.5)
  }

  @Test("families of iOS answer to their names, and what stands in for them is reported")
  func appleNames() {
    #expect(TestEngine.shared.resolve(name: "HelveticaNeue-Bold")?.family == "Helvetica Neue")
    #expect(TestEngine.shared.resolve(name: "HelveticaNeue-Bold")?.postScriptName == "HelveticaNeue-Bold")
    #expect(TestEngine.shared.resolve(name: "Avenir Next")?.postScriptName == "AvenirNext-Regular")
    #expect(TestEngine.shared.resolve(name: "No Such Font") == nil)
    #expect(faces("x", family: .named(".SFUI-Semibold")) == ["LPSystemText-SemiBold.otf"])
    #expect(faces("x", family: .named("HelveticaNeue-Bold")) == ["LiberationSans-Bold.ttf"])
    #expect(faces("x", family: .named("Courier New")) == ["LiberationMono-Regular.ttf"])
    #expect(faces("x", family: .named("AvenirNext-DemiBoldItalic")) == ["LPSystemText-SemiBoldItalic.otf"])
    #expect(faces("x", family: .systemMonospaced, weight: 0.4) == ["JetBrainsMono-Bold.ttf"])
    #expect(faces("x", family: .systemSerif) == ["NotoSerif-Regular.ttf"])
    let substitutions = TestEngine.shared.substitutions
    #expect(substitutions.contains(FontSubstitution(requested: "Helvetica Neue", used: "Liberation Sans")))
    #expect(substitutions.contains(FontSubstitution(requested: "Avenir Next", used: "Inter")))
  }

  @Test("broken font files are refused with the reason")
  func brokenFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FontTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ data: Data) throws -> String {
      let path = folder.appendingPathComponent(name).path
      try data.write(to: URL(fileURLWithPath: path))
      return path
    }
    #expect(throws: FontError.fileNotFound(path: "/no/such.ttf")) { try TestEngine.shared.registerFont(at: "/no/such.ttf") }
    let empty = try file("empty.ttf", Data())
    #expect(throws: FontError.notAFont(path: empty, reason: "it is empty")) { try TestEngine.shared.registerFont(at: empty) }
    let whole = try Data(contentsOf: URL(fileURLWithPath: TestEngine.fontFolder + "/LiberationSans-Regular.ttf"))
    for (name, data) in [("text.ttf", Data("not a font".utf8)), ("cut.ttf", whole.prefix(2_000)), ("zero.ttf", Data(count: 5_000))] {
      let path = try file(name, data)
      #expect(throws: FontError.self, "\(name)") { try TestEngine.shared.registerFont(at: path) }
    }
  }

  @Test("a font that is registered later is found by its names and changes the fingerprint")
  func registration() throws {
    let engine = try PangoTextEngine(fontFolder: TestEngine.fontFolder, cacheFolder: TestEngine.cacheFolder)
    let before = engine.fingerprint
    let path = "/usr/share/fonts/truetype/noto/NotoSansRunic-Regular.ttf"
    #expect(engine.resolve(name: "NotoSansRunic-Regular") == nil || engine.resolve(name: "Noto Sans Runic") != nil)
    try engine.registerFont(at: path)
    #expect(engine.resolve(name: "NotoSansRunic-Regular")?.family == "Noto Sans Runic")
    #expect(engine.fingerprint != before)
    let attributes = TestEngine.attributes(family: .named("Noto Sans Runic"))
    let frame = engine.layout(StyledText("ᚠᚢ", attributes), in: TextContainer())
    #expect(frame.lines[0].runs[0].face.postScriptName == "NotoSansRunic-Regular")
  }

  @Test("a missing or empty font folder is told, not crashed on")
  func folders() throws {
    #expect(throws: FontError.noFontFolder(path: "/no/such/folder")) {
      try PangoTextEngine(fontFolder: "/no/such/folder", cacheFolder: TestEngine.cacheFolder)
    }
    let empty = FileManager.default.temporaryDirectory.appendingPathComponent("FontTests-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: empty) }
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    #expect(throws: FontError.noSystemFont(folder: empty)) {
      try PangoTextEngine(fontFolder: empty, cacheFolder: TestEngine.cacheFolder)
    }
  }

  @Test("the fingerprint is the same each time")
  func fingerprint() throws {
    let other = try PangoTextEngine(fontFolder: TestEngine.fontFolder, cacheFolder: TestEngine.cacheFolder)
    #expect(other.fingerprint == TestEngine.shared.fingerprint)
    #expect(other.fingerprint.count == 16)
  }

  @Test("metrics of the system font are San Francisco's")
  func metrics() {
    let metrics = TestEngine.shared.metrics(of: FontDescription(size: 17))
    #expect(abs(metrics.lineHeight - 20.287) < 0.001)
    #expect(abs(metrics.ascender - 16.1865) < 0.001)
    #expect(abs(metrics.capHeight - 11.978) < 0.001)
  }
}
