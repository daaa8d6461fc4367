import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextLayout
import UIKit

@MainActor struct TextEffectsTests {
  private func items(_ attributes: [NSAttributedString.Key: Any], _ text: String = "Text of it") -> [DisplayList.Item] {
    Environment.with {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      label.attributedText = NSAttributedString(string: text, attributes: attributes)
      return label.content
    }
  }

  private func strokes(_ items: [DisplayList.Item]) -> [DisplayList.Stroke] {
    items.compactMap { if case .stroke(_, let stroke) = $0 { stroke } else { nil } }
  }

  private func fills(_ items: [DisplayList.Item]) -> [DisplayList.Shape] {
    items.compactMap { if case .fill(let shape, _, _) = $0 { shape } else { nil } }
  }

  @Test func aPositiveStrokeReplacesLettersANegativeOneOutlinesThem() {
    // Percent of the font's size (NSAttributedString.Key.strokeWidth).
    let font = UIFont.systemFont(ofSize: 20)
    let hollow = items([.font: font, .strokeWidth: 5, .strokeColor: UIColor.red])
    #expect(strokes(hollow).map(\.width) == [1])
    #expect(strokes(hollow).map(\.paint) == [.color(UIColor.red.cgColor)])
    #expect(fills(hollow).isEmpty)
    let both = items([.font: font, .strokeWidth: -10])
    #expect(strokes(both).map(\.width) == [2])
    #expect(fills(both).count == 1)
  }

  @Test func slantedLettersLeanByTheirHeight() throws {
    let font = UIFont.systemFont(ofSize: 100)
    let plain = try #require(fills(items([.font: font, .expansion: 0.0001], "l")).first).boundingBox
    let slanted = try #require(fills(items([.font: font, .obliqueness: 0.5], "l")).first).boundingBox
    #expect(isNear(slanted.width - plain.width, 0.5 * plain.height, 0.5))
  }

  @Test func eachStretchHasItsOwnShadow() {
    let text = NSMutableAttributedString(string: "plain shadow", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 6
    shadow.shadowColor = UIColor.black
    text.addAttributes([.shadow: shadow], range: NSRange(location: 6, length: 6))
    let items = Environment.with {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      label.attributedText = text
      return label.content
    }
    guard case .text(let first) = items.first, case .group(let group) = items.last else {
      Issue.record("\(items)")
      return
    }
    #expect(first.line.runs.map(\.string).joined() == "plain ")
    #expect(group.shadow?.offset == CGSize(width: 1, height: 2))
    #expect(group.shadow?.radius == 3)
    #expect(DisplayList.texts(in: group.items).flatMap(\.line.runs).map(\.string) == ["shadow"])
  }

  @Test func linesByWordLeaveSpacesOut() {
    let style = NSUnderlineStyle.single.rawValue | NSUnderlineStyle.byWord.rawValue
    let boxes = fills(items([.font: UIFont.systemFont(ofSize: 17), .underlineStyle: style], "one two three")).map(\.boundingBox)
    #expect(boxes.count == 3)
    #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.maxX < $1.minX - 2 })
  }

  @Test func patternsAreDashed() {
    let style = NSUnderlineStyle.single.rawValue | NSUnderlineStyle.patternDash.rawValue
    let made = strokes(items([.font: UIFont.systemFont(ofSize: 17), .underlineStyle: style, .underlineColor: UIColor.green]))
    #expect(made.count == 1)
    #expect(made.first?.dash.count == 2)
    #expect(made.first?.paint == .color(UIColor.green.cgColor))
  }

  @Test func labelsShowLinksBlueAndUnderlined() throws {
    let made = items([.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red, .link: URL(fileURLWithPath: "/")])
    let run = try #require(DisplayList.texts(in: made).first?.line.runs.first)
    #expect(run.attributes.color == UIColor.link.cgColor)
    #expect(run.attributes.underline != nil)
  }

  @Test func trackingWinsOverKern() {
    // CTStringAttributes.h: with both, kern is ignored unless tracking is zero.
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      Environment.with {
        NSAttributedString(string: "abcd", attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 17)]) { $1 }).size().width
      }
    }
    let plain = width([:])
    #expect(isNear(width([.tracking: 3, .kern: 1]) - plain, 12))
    #expect(isNear(width([.tracking: 0, .kern: 1]) - plain, 4))
  }

  @Test func equalAttachmentsInARowAreEachDrawnOnce() {
    let image = UIImage(cgImage: CGImage(width: 10, height: 10, pixels: Data(count: 400)))
    let attachment = NSTextAttachment(image: image)
    let made = items([.attachment: attachment], "\u{FFFC}\u{FFFC} \u{FFFC}")
    let rects = made.compactMap { if case .image(let image) = $0 { image.rect } else { nil } }
    #expect(rects.count == 3)
    #expect(rects.map(\.minX) == rects.map(\.minX).sorted())
    #expect(isNear(rects[1].minX - rects[0].minX, 10, 0.5))
  }

  @Test func aLabelAvoidsALastLineOfOneWord() {
    Environment.with {
      let label = UILabel()
      label.text = "one two three four"
      label.numberOfLines = 0
      let probe = UILabel()
      probe.text = "one two three"
      label.frame = CGRect(x: 0, y: 0, width: probe.intrinsicContentSize.width + 1, height: 60)
      #expect(label.drawnTexts.map(\.line.string) == ["one two", "three four"])
      label.lineBreakStrategy = []
      #expect(label.drawnTexts.map(\.line.string) == ["one two three", "four"])
    }
  }

  @Test func hyphenationIsReported() {
    Environment.with {
      _ = UIKitDiagnostics.shared.take()
      let style = NSMutableParagraphStyle()
      style.hyphenationFactor = 1
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(string: "some words", attributes: [.paragraphStyle: style])
      _ = label.content
      #expect(UIKitDiagnostics.shared.take().map(\.kind) == ["hyphenation"])
    }
  }

  @Test func missingGlyphsAreNamedWithTheirCodes() {
    Environment.with {
      _ = UIKitDiagnostics.shared.take()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      label.text = "a\u{10FFFD}"
      _ = label.content
      #expect(UIKitDiagnostics.shared.take().contains { $0.kind == "missing-glyph" && $0.message.contains("U+10FFFD") })
    }
  }
}
