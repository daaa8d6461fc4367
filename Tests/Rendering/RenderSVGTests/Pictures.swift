import CoreGraphics
import DisplayList
import Foundation
import TextLayout
import TextPango

/// Display lists as UIKit makes them, small enough to read.
@MainActor enum Pictures {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL

  /// Where `make` puts the fonts; made here where it has not run yet.
  static let fontFolder: String = {
    let folder = package.appendingPathComponent(".build/fonts").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [package.appendingPathComponent("Scripts/make-fonts.py").path, folder]
    process.standardOutput = FileHandle.nullDevice
    try? process.run()
    process.waitUntilExit()
    return folder
  }()

  static let engine: PangoTextEngine = {
    let cache = package.appendingPathComponent(".build/RenderSVGTests-fontcache").path
    do { return try PangoTextEngine(fontFolder: fontFolder, cacheFolder: cache) } catch { fatalError("\(error)") }
  }()

  static let ink = CGColor(red: 0.11, green: 0.11, blue: 0.12, alpha: 1)
  static let grey = CGColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
  static let blue = CGColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
  static let red = CGColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)

  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  static func attributes(
    size: CGFloat, weight: CGFloat = 0, color: CGColor = ink, family: FontFamily = .system, paragraph: ParagraphStyle = ParagraphStyle()
  ) -> TextAttributes {
    TextAttributes(font: FontDescription(family: family, size: size, weight: weight), color: color, paragraph: paragraph)
  }

  /// The lines of a text set into a width.
  static func lines(_ text: StyledText, width: CGFloat, at origin: CGPoint = .zero, rightToLeft: Bool = false) -> [DisplayList.Item] {
    let container = TextContainer(width: width, isRightToLeft: rightToLeft)
    return engine.layout(text, in: container).lines.map { .text(DisplayList.Text(line: $0, origin: origin)) }
  }

  static func label(
    _ name: String, _ text: String, _ frame: CGRect, size: CGFloat, weight: CGFloat = 0, color: CGColor = ink,
    alignment: ParagraphStyle.Alignment = .natural, rightToLeft: Bool = false
  ) -> DisplayList.Group {
    var paragraph = ParagraphStyle()
    paragraph.alignment = alignment
    let styled = StyledText(text, attributes(size: size, weight: weight, color: color, paragraph: paragraph))
    return DisplayList.Group(
      name: name, kind: "UILabel", transform: CGAffineTransform(translationX: frame.minX, y: frame.minY),
      items: lines(styled, width: frame.width, rightToLeft: rightToLeft))
  }

  static func view(_ name: String, _ kind: String, _ frame: CGRect, _ items: [DisplayList.Item]) -> DisplayList.Group {
    DisplayList.Group(name: name, kind: kind, transform: CGAffineTransform(translationX: frame.minX, y: frame.minY), items: items)
  }

  /// A form: fields with borders, a button with rounded corners, labels.
  static var login: DisplayList {
    func field(_ name: String, _ placeholder: String, _ frame: CGRect) -> DisplayList.Item {
      let outline = DisplayList.Shape.roundedRect(rect(0, 0, frame.width, frame.height), DisplayList.CornerRadii(8))
      return .group(
        view(
          name, "UITextField", frame,
          [
            .fill(outline, .color(.white), .winding),
            .group(label("placeholder", placeholder, rect(12, 11.667, frame.width - 24, 22), size: 17, color: grey)),
            .border(outline, width: 1, color: CGColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)),
          ]))
    }
    let buttonOutline = DisplayList.Shape.roundedRect(rect(0, 0, 345, 50), DisplayList.CornerRadii(12))
    var button = view(
      "loginButton", "UIButton", rect(24, 330, 345, 50),
      [
        .fill(buttonOutline, .color(blue), .winding),
        .group(label("titleLabel", "Log in & go", rect(0, 14.667, 345, 21), size: 17, weight: 0.3, color: .white, alignment: .center)),
      ])
    button.clip = buttonOutline
    let root = view(
      "LoginView", "LoginView", rect(0, 0, 393, 600),
      [
        .group(label("titleLabel", "Welcome back", rect(24, 100, 345, 41), size: 34, weight: 0.4)),
        .group(
          label(
            "subtitle label", "Sign in with the account that you use on your other devices.", rect(24, 148, 345, 41), size: 15,
            color: CGColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6))), field("email", "Email", rect(24, 210, 345, 44)),
        field("password", "Password", rect(24, 266, 345, 44)), .group(button),
        .group(DisplayList.Group(name: "empty", kind: "UIView", items: [])),
      ])
    return DisplayList(size: CGSize(width: 393, height: 600), background: .white, root: root)
  }

  /// Everything that is not text: gradients, shadows, clips, masks, borders, strokes, images, turned views.
  static var figures: DisplayList {
    func at(_ x: CGFloat, _ y: CGFloat, _ name: String, _ items: [DisplayList.Item]) -> DisplayList.Group {
      view(name, "UIView", rect(x, y, 80, 80), items)
    }
    let square = rect(0, 0, 80, 80)
    let stops = [
      DisplayList.GradientStop(location: 0, color: red), DisplayList.GradientStop(location: 0.6, color: blue),
      DisplayList.GradientStop(location: 1, color: CGColor(red: 0, green: 1, blue: 0, alpha: 1)),
    ]
    var items: [DisplayList.Item] = []
    items.append(
      .group(
        at(20, 20, "linear", [.fill(.rect(square), .linearGradient(start: .zero, end: CGPoint(x: 80, y: 80), stops: stops), .winding)])))
    items.append(
      .group(
        at(
          120, 20, "radial",
          [
            .fill(
              .roundedRect(square, DisplayList.CornerRadii(16)),
              .radialGradient(center: CGPoint(x: 40, y: 40), radius: CGSize(width: 40, height: 30), stops: stops), .winding)
          ])))
    items.append(
      .group(
        at(220, 20, "conic", [.fill(.ellipse(square), .conicGradient(center: CGPoint(x: 40, y: 40), angle: 0, stops: stops), .winding)])))
    var card = at(20, 130, "card", [.fill(.roundedRect(square, DisplayList.CornerRadii(10)), .color(.white), .winding)])
    card.shadow = DisplayList.Shadow(
      color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.5), offset: CGSize(width: 0, height: 4), radius: 8,
      shape: .roundedRect(square, DisplayList.CornerRadii(10)))
    items.append(.group(card))
    var star = at(120, 130, "drop", [.fill(.ellipse(rect(10, 10, 60, 60)), .color(red), .winding)])
    star.shadow = DisplayList.Shadow(color: .black, offset: CGSize(width: 2, height: 2), radius: 4, shape: nil)
    items.append(.group(star))
    var clipped = at(220, 130, "clipped", [.fill(.rect(rect(-20, 30, 120, 70)), .color(blue), .winding)])
    clipped.clip = .ellipse(square)
    clipped.opacity = 0.5
    items.append(.group(clipped))
    let corners = DisplayList.CornerRadii(topLeft: 20, topRight: 20, bottomRight: 0, bottomLeft: 0)
    items.append(
      .group(
        at(
          20, 240, "top corners",
          [
            .fill(.roundedRect(square, corners), .color(grey), .winding),
            .border(.roundedRect(square, corners), width: 3, color: ink),
          ])))
    let continuous = DisplayList.Shape.roundedRect(
      square, DisplayList.CornerRadii(topLeft: 20, topRight: 20, bottomRight: 20, bottomLeft: 20, isContinuous: true))
    items.append(
      .group(at(120, 240, "continuous", [.fill(continuous, .color(blue), .winding), .border(continuous, width: 2, color: ink)])))
    let lines = CGMutablePath()
    lines.addLines(between: [CGPoint(x: 10, y: 60), CGPoint(x: 30, y: 20), CGPoint(x: 50, y: 60), CGPoint(x: 70, y: 20)])
    let rule = CGMutablePath()
    rule.addLines(between: [CGPoint(x: 0, y: 75.5), CGPoint(x: 80, y: 75.5)])
    items.append(
      .group(
        at(
          220, 240, "strokes",
          [
            .stroke(
              .path(lines), DisplayList.Stroke(paint: .color(red), width: 4, cap: .round, join: .round)),
            .stroke(.path(rule), DisplayList.Stroke(paint: .color(ink), width: 1, dash: [4, 2])),
          ])))
    var turned = at(20, 350, "turned", [.fill(.rect(rect(10, 20, 60, 40)), .color(blue), .winding)])
    turned.transform = CGAffineTransform(translationX: -40, y: -40).concatenating(CGAffineTransform(rotationAngle: .pi / 6))
      .concatenating(CGAffineTransform(translationX: 60, y: 390))
    items.append(.group(turned))
    var masked = at(120, 350, "masked", [.fill(.rect(square), .color(red), .winding)])
    masked.mask = [
      DisplayList.Group(
        name: "mask", kind: "CALayer",
        items: [
          .fill(
            .rect(square),
            .linearGradient(
              start: .zero, end: CGPoint(x: 80, y: 0),
              stops: [DisplayList.GradientStop(location: 0, color: .black), DisplayList.GradientStop(location: 1, color: .clear)]), .winding
          )
        ])
    ]
    items.append(.group(masked))
    var pixels = Data()
    for y in 0..<4 { for x in 0..<4 { pixels.append(contentsOf: (x + y) % 2 == 0 ? [255, 0, 0, 255] : [255, 255, 255, 255]) } }
    let image = CGImage(width: 4, height: 4, pixels: pixels)
    items.append(
      .group(
        at(
          220, 350, "pictures",
          [
            .image(DisplayList.Image(image: image, rect: rect(0, 0, 4, 4), name: "checks")),
            .image(DisplayList.Image(image: image, rect: rect(10, 0, 4, 4), tint: blue)),
          ])))
    let root = view("FigureView", "FigureView", rect(0, 0, 320, 450), items)
    return DisplayList(size: CGSize(width: 320, height: 450), background: .white, root: root)
  }

  /// Writing systems, styles in one line, wrapped and right-to-left text.
  static var texts: DisplayList {
    let mixed = StyledText(runs: [
      StyledText.Run(text: "Total ", attributes: attributes(size: 20)),
      StyledText.Run(text: "42.50", attributes: attributes(size: 20, weight: 0.4, color: blue)),
      StyledText.Run(text: " euro", attributes: attributes(size: 13, color: red)),
    ])
    var underlined = attributes(size: 17)
    underlined.underline = TextAttributes.Line(color: nil)
    underlined.backgroundColor = CGColor(red: 1, green: 0.9, blue: 0.4, alpha: 1)
    let prose = "Justified lines reach from one edge to the other, and the last one does not."
    let items: [DisplayList.Item] = [
      .group(label("latin", "Hamburgefonstiv 0123", rect(16, 16, 361, 22), size: 17)),
      .group(label("wrapped", "The quick brown fox jumps over the lazy dog and runs away.", rect(16, 50, 200, 60), size: 15)),
      .group(label("centered", "Centred line", rect(16, 120, 361, 34), size: 28, weight: 0.23, alignment: .center)),
      .group(view("mixed", "UILabel", rect(16, 160, 361, 30), lines(mixed, width: 361))),
      .group(label("chinese", "离线模式", rect(16, 200, 361, 30), size: 20)),
      .group(label("arabic", "مرحبا بكم!", rect(16, 240, 361, 30), size: 20, rightToLeft: true)),
      .group(label("hebrew", "שלום, עולם.", rect(16, 280, 361, 30), size: 17, rightToLeft: true)),
      .group(view("marked", "UILabel", rect(16, 320, 361, 30), lines(StyledText("Underlined", underlined), width: 361))),
      .group(label("escaped", "a < b && \"c\"  > 'd'", rect(16, 355, 361, 24), size: 17)),
      .group(label("justified", prose, rect(16, 408, 220, 60), size: 15, alignment: .justified)),
      .group(label("small", "The smallest print of all", rect(16, 385, 361, 16), size: 11)),
    ]
    let root = view("TextView", "TextView", rect(0, 0, 393, 480), items)
    return DisplayList(size: CGSize(width: 393, height: 480), background: .white, root: root)
  }
}

extension Pictures {
  /// A square over another in every blend mode that CSS knows too, and holes.
  static let blends: DisplayList = {
    let modes: [CGBlendMode] = [
      .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity, .clear, .copy, .sourceAtop, .destinationOver, .destinationOut,
    ]
    let groups = modes.enumerated().map { index, mode in
      let context = CGContext(bounds: rect(0, 0, 60, 60), scale: 1)
      context.setFillColor(blue)
      context.fill(rect(5, 5, 35, 35))
      context.setBlendMode(mode)
      context.setFillColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
      context.fill(rect(20, 20, 35, 35))
      return DisplayList.Item.group(
        DisplayList.Group(
          name: "\(mode)", kind: "UIView", transform: CGAffineTransform(translationX: CGFloat(index % 5) * 60, y: CGFloat(index / 5) * 60),
          items: DisplayList.items(from: context)))
    }
    return DisplayList(
      size: CGSize(width: 300, height: 240), background: .white, root: DisplayList.Group(name: "blends", kind: "UIView", items: groups))
  }()
}
