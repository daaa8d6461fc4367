import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextLayout

@Suite struct TextDumpTests {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  static func text(_ string: String) -> DisplayList.Text {
    let attributes = TextAttributes(font: FontDescription(size: 17, weight: 0.3), color: .black)
    let face = FontFace(path: "f.ttf", index: 0, family: "Inter", postScriptName: "Inter-SemiBold", isColor: false)
    let run = TextRun(string: string, attributes: attributes, face: face, x: 0, width: 40.5, isRightToLeft: false, glyphs: [])
    let line = TextLine(
      string: string, x: 2, baseline: 16, width: 40.5, ascent: 16, descent: 4, isRightToLeft: false, runs: [run])
    return DisplayList.Text(line: line, origin: CGPoint(x: 10, y: 20))
  }

  @Test func aTreeReadsAsIndentedLines() {
    var button = DisplayList.Group(
      name: "loginButton", kind: "UIButton", transform: CGAffineTransform(translationX: 16, y: 20.3333), opacity: 0.5)
    button.shadow = DisplayList.Shadow(color: .black, offset: CGSize(width: 0, height: 2), radius: 4, shape: nil)
    button.clip = .roundedRect(CGRect(x: 0, y: 0, width: 100, height: 44), DisplayList.CornerRadii(8))
    button.items = [
      .fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 44)), .color(Self.red), .winding), .text(Self.text("Log \"in\"")),
      .border(.ellipse(CGRect(x: 0, y: 0, width: 4, height: 4)), width: 0.5, color: Self.red),
    ]
    let list = DisplayList(
      size: CGSize(width: 390, height: 844), background: .white,
      root: DisplayList.Group(name: "UIView", kind: "UIView", items: [.group(button)]))
    #expect(
      list.textDump == """
        picture 390×844 background #FFFFFFFF
        UIView at (0, 0)
          UIButton "loginButton" at (16, 20.33) opacity 0.5
            shadow #000000FF offset 0×2 radius 4
            clip rect (0, 0, 100, 44) radius 8
            fill rect (0, 0, 100, 44) #FF0000FF
            text "Log \\"in\\"" baseline (12, 36) width 40.5 Inter 17 weight 0.3 #000000FF
            border ellipse (0, 0, 4, 4) width 0.5 #FF0000FF

        """)
  }

  @Test func theJSONIsJSON() throws {
    let list = DisplayList(
      size: CGSize(width: 10, height: 10), background: nil,
      root: DisplayList.Group(name: "a\"b\n", kind: "UIView", items: [.text(Self.text("tab\there"))]))
    let parsed = try #require(try JSONSerialization.jsonObject(with: Data(list.json.utf8)) as? [String: Any])
    let root = try #require(parsed["root"] as? [String: Any])
    #expect(root["name"] as? String == "a\"b\n")
    let items = try #require(root["items"] as? [[String: Any]])
    #expect(items[0]["string"] as? String == "tab\there" && items[0]["baseline"] as? Double == 36)
  }

  @Test(
    arguments: [
      (0, "0"), (1.5, "1.5"), (-0.0004, "0"), (0.3333333, "0.333"), (-2.0006, "-2.001"), (100, "100"), (12.05, "12.05"),
    ] as [(CGFloat, String)])
  func numbersAreShort(_ value: CGFloat, _ expected: String) {
    #expect(DisplayList.number(value) == expected)
  }
}
