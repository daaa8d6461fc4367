import CoreGraphics
import DisplayList
import Foundation
import RenderSVG
import Testing
import TextLayout

/// Expected documents are written by hand after the rules for SVG that designers can edit.
@Suite struct SVGRendererTests {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let box = CGRect(x: 0, y: 0, width: 100, height: 40)

  func body(_ root: DisplayList.Group, size: CGSize = CGSize(width: 100, height: 50)) throws -> [String] {
    let svg = try SVGRenderer.svg(DisplayList(size: size, background: nil, root: root))
    return svg.split(separator: "\n").dropFirst(2).dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
  }

  func group(_ items: [DisplayList.Item], _ change: (inout DisplayList.Group) -> Void = { _ in }) -> DisplayList.Group {
    var group = DisplayList.Group(name: "view", kind: "UIView", items: items)
    change(&group)
    return group
  }

  func line(_ string: String, runs: [(String, CGFloat, CGFloat)]) -> DisplayList.Text {
    let face = FontFace(path: "/fonts/A.ttf", index: 0, family: "Some Sans", postScriptName: "SomeSans", isColor: false)
    let made = runs.enumerated().map { index, run in
      TextRun(
        string: run.0,
        attributes: TextAttributes(font: FontDescription(size: 17, weight: index == 0 ? 0 : 0.4), color: Self.red), face: face,
        x: run.1, width: run.2, isRightToLeft: false, glyphs: [])
    }
    return DisplayList.Text(
      line: TextLine(
        string: string, x: 1, baseline: 16.25, width: 50, ascent: 16, descent: 4, isRightToLeft: false, runs: made),
      origin: CGPoint(x: 10, y: 20))
  }

  @Test func aDocumentHasItsSizeInPixelsAndItsBackgroundFirst() throws {
    let root = group([.fill(.rect(Self.box), .color(Self.red), .winding)]) { $0.transform = CGAffineTransform(translationX: 0, y: 10) }
    let list = DisplayList(size: CGSize(width: 100, height: 50), background: .white, root: root)
    #expect(
      try SVGRenderer.svg(list, options: SVGOptions(scale: 2)) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 100 50">
          <rect id="background" width="100" height="50" fill="#FFFFFF"/>
          <g id="view">
            <rect x="0" y="10" width="100" height="40" fill="#FF0000"/>
          </g>
        </svg>

        """)
  }

  @Test func figuresAreTheSimplestElements() throws {
    let rounded = CGPath(roundedRect: Self.box, cornerWidth: 8, cornerHeight: 8, transform: nil)
    let rule = CGMutablePath()
    rule.addLines(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 100, y: 0.5)])
    let lines = try body(
      group([
        .fill(.path(rounded), .color(CGColor(red: 0, green: 0, blue: 0, alpha: 0.25)), .winding),
        .fill(.ellipse(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(Self.red), .winding),
        .fill(.ellipse(CGRect(x: 0, y: 0, width: 20, height: 10)), .color(Self.red), .winding),
        .stroke(.path(rule), DisplayList.Stroke(paint: .color(Self.red), width: 1)),
        .border(.roundedRect(Self.box, DisplayList.CornerRadii(8)), width: 1, color: Self.red),
      ]))
    #expect(
      lines == [
        #"<g id="view">"#, ##"<rect x="0" y="0" width="100" height="40" rx="8" fill="#000000" fill-opacity="0.25"/>"##,
        ##"<circle cx="5" cy="5" r="5" fill="#FF0000"/>"##, ##"<ellipse cx="10" cy="5" rx="10" ry="5" fill="#FF0000"/>"##,
        ##"<line x1="0" y1="0.5" x2="100" y2="0.5" stroke="#FF0000" stroke-width="1"/>"##,
        ##"<rect x="0.5" y="0.5" width="99" height="39" rx="7.5" fill="none" stroke="#FF0000" stroke-width="1"/>"##, "</g>",
      ])
  }

  @Test func aLineOfOneStyleIsOneTextWithItsLength() throws {
    let lines = try body(group([.text(line("A & B", runs: [("A & B", 0, 50)]))]))
    #expect(
      lines[1]
        == ##"<text x="11" y="36.25" font-family="'Some Sans', sans-serif" font-size="17" font-weight="400" fill="#FF0000" "##
        + #"textLength="50">A &amp; B</text>"#)
  }

  @Test func aLineOfSeveralStylesIsOneTextOfSpans() throws {
    let lines = try body(group([.text(line("A B", runs: [("A ", 0, 20), ("B", 20, 30)]))]))
    #expect(
      lines[1]
        == ##"<text xml:space="preserve" font-family="'Some Sans', sans-serif" font-size="17" fill="#FF0000">"##
        + #"<tspan x="11" y="36.25" font-weight="400">A </tspan><tspan x="31" y="36.25" font-weight="700">B</tspan></text>"#)
  }

  @Test func theWeightIsThatOfTheInterFaceThatIsDrawn() throws {
    var text = line("Bold", runs: [("", 0, 0), ("Bold", 0, 50)])
    text.line.runs.removeFirst()
    text.line.runs[0].face.postScriptName = "InterDisplay-SemiBold"
    #expect(try body(group([.text(text)]))[1].contains(#"font-weight="600""#))
    text.line.runs[0].face.postScriptName = "Inter-Bold"
    #expect(try body(group([.text(text)]))[1].contains(#"font-weight="700""#))
  }

  @Test func namesBecomeSafeAndUniqueIds() throws {
    func child(_ name: String) -> DisplayList.Item {
      .group(
        DisplayList.Group(
          name: name, kind: "UILabel", items: [.fill(.rect(Self.box), .color(Self.red), .winding)]))
    }
    let lines = try body(group(["Log in!", "view", "标题", "3 lines", "view-2", "a\"b<c>"].map(child)))
    let ids = lines.compactMap { $0.firstMatch(of: /<g id="(.*?)"/).map { String($0.1) } }
    #expect(ids == ["view", "Log-in", "view-2", "UILabel", "view-3-lines", "view-2-2", "a-b-c"])
  }

  @Test func aClipIsOneBasicShape() throws {
    let items: [DisplayList.Item] = [.fill(.rect(Self.box.offsetBy(dx: 50, dy: 0)), .color(Self.red), .winding)]
    let lines = try body(group(items) { $0.clip = .roundedRect(Self.box, DisplayList.CornerRadii(6)) })
    #expect(
      lines == [
        "<defs>", #"<clipPath id="view-clip">"#, #"<rect x="0" y="0" width="100" height="40" rx="6"/>"#, "</clipPath>", "</defs>",
        #"<g id="view" clip-path="url(#view-clip)">"#, ##"<rect x="50" y="0" width="100" height="40" fill="#FF0000"/>"##, "</g>",
      ])
  }

  @Test func aMaskOfOneFigureIsAClip() throws {
    let circle = DisplayList.Shape.ellipse(CGRect(x: 0, y: 0, width: 40, height: 40))
    let lines = try body(
      group([.fill(.rect(Self.box), .color(Self.red), .winding)]) {
        $0.mask = [DisplayList.Group(name: "mask", kind: "CALayer", items: [.fill(circle, .color(.black), .winding)])]
      })
    #expect(lines.contains(#"<circle cx="20" cy="20" r="20"/>"#) && !lines.contains { $0.contains("<mask") })
  }

  @Test func opacityAndTurnsStandAtTheGroup() throws {
    let lines = try body(
      group([.fill(.rect(Self.box), .color(Self.red), .winding)]) {
        $0.opacity = 0.5
        $0.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)
      })
    #expect(lines[0] == #"<g id="view" transform="matrix(0 1 -1 0 40 0)" opacity="0.5">"#)
  }

  @Test func aKnownShadowIsABlurredFigureBelow() throws {
    let lines = try body(
      group([.fill(.rect(Self.box), .color(.white), .winding)]) {
        $0.shadow = DisplayList.Shadow(
          color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.2), offset: CGSize(width: 0, height: 2), radius: 10, shape: .rect(Self.box))
      })
    #expect(
      lines == [
        "<defs>",
        #"<filter id="view-blur" filterUnits="userSpaceOnUse" x="-31" y="-29" width="162" height="102" "#
          + #"color-interpolation-filters="sRGB">"#,
        #"<feGaussianBlur stdDeviation="8.8"/>"#, "</filter>", "</defs>", #"<g id="view">"#,
        ##"<rect id="view-shadow" x="0" y="2" width="100" height="40" fill="#000000" fill-opacity="0.2" filter="url(#view-blur)"/>"##,
        ##"<rect x="0" y="0" width="100" height="40" fill="#FFFFFF"/>"##, "</g>",
      ])
  }

  @Test func impossibleRequestsAreErrors() {
    let empty = DisplayList(size: CGSize(width: 0, height: 10), background: nil, root: group([]))
    #expect(throws: SVGError.invalidSize(width: 0, height: 10, scale: 1)) { try SVGRenderer.svg(empty) }
    let list = DisplayList(size: CGSize(width: 10, height: 10), background: nil, root: group([]))
    #expect(throws: SVGError.outlinesNeedAnEngine) { try SVGRenderer.svg(list, options: SVGOptions(text: .outlines)) }
  }

  @Test func manyNestedViewsStaySmall() throws {
    var root = group([.fill(.rect(Self.box), .color(Self.red), .winding)])
    for _ in 0..<3000 {
      root = group([.group(root)]) { $0.clip = .rect(Self.box) }
    }
    let svg = try SVGRenderer.svg(DisplayList(size: CGSize(width: 100, height: 50), background: nil, root: root))
    #expect(svg.utf8.count < 800_000)
    #expect(svg.contains(#"<g id="view-3001">"#) || svg.contains(#"<g id="view-3001" "#))
  }

  @Test func definitionsStandBesideEachOther() throws {
    let fade = DisplayList.Paint.linearGradient(
      start: .zero, end: CGPoint(x: 100, y: 0),
      stops: [DisplayList.GradientStop(location: 0, color: .black), DisplayList.GradientStop(location: 1, color: .clear)])
    let lines = try body(
      group([.fill(.rect(Self.box), .color(Self.red), .winding)]) {
        $0.mask = [DisplayList.Group(name: "fade", kind: "CALayer", items: [.fill(.rect(Self.box), fade, .winding)])]
      })
    #expect(
      lines.prefix(8) == [
        "<defs>", #"<linearGradient id="fade-gradient" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="100" y2="0">"#,
        ##"<stop offset="0" stop-color="#FFFFFF"/>"##, ##"<stop offset="1" stop-color="#FFFFFF" stop-opacity="0"/>"##,
        "</linearGradient>", #"<mask id="view-mask" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="40">"#,
        #"<g id="fade">"#, ##"<rect x="0" y="0" width="100" height="40" fill="url(#fade-gradient)"/>"##,
      ])
  }

  @Test func wrappingWithoutEffectVanishes() throws {
    let inner = DisplayList.Group(
      name: "view-content", kind: "clip", clip: .rect(Self.box), items: [.fill(.rect(Self.box), .color(Self.red), .winding)])
    let lines = try body(group([.group(inner)]))
    #expect(lines == [#"<g id="view">"#, ##"<rect x="0" y="0" width="100" height="40" fill="#FF0000"/>"##, "</g>"])
  }
}
