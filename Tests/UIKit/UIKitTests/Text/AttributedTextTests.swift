import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextLayout
import UIKit

@MainActor struct AttributedTextTests {
  @Test func attributesBecomeStyles() {
    Environment.with {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      style.lineSpacing = 4
      let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .kern: 2])
      text.addAttributes(
        [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: style],
        range: NSRange(location: 1, length: 1))
      let styled = StyledText(text, defaults: TextDefaults(font: .systemFont(ofSize: 10), color: .blue))
      #expect(styled.runs.map(\.text) == ["a", "b"])
      #expect(styled.runs.map(\.attributes.font.size) == [20, 20])
      #expect(styled.runs.map(\.attributes.kern) == [2, 2])
      #expect(styled.runs.map(\.attributes.color) == [UIColor.blue.cgColor, UIColor.red.cgColor])
      #expect(styled.runs[0].attributes.underline == nil)
      #expect(styled.runs[1].attributes.underline == TextAttributes.Line(color: nil))
      #expect(styled.runs[1].attributes.paragraph.alignment == .center)
      #expect(styled.runs[1].attributes.paragraph.lineSpacing == 4)
    }
  }

  @Test func stylesOfOneKindMayStandSideBySide() {
    func shadow(_ blur: CGFloat) -> NSShadow {
      let shadow = NSShadow()
      shadow.shadowBlurRadius = blur
      return shadow
    }
    func style(_ spacing: CGFloat) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = spacing
      return style
    }
    let values: [(NSAttributedString.Key, Any, Any)] = [
      (.foregroundColor, UIColor.red, UIColor(red: 0, green: 0, blue: 1, alpha: 1)),
      (.foregroundColor, UIColor.black, UIColor.white), (.foregroundColor, UIColor.label, UIColor.systemRed),
      (.font, UIFont.systemFont(ofSize: 10), UIFont.boldSystemFont(ofSize: 20)), (.paragraphStyle, style(1), style(2)),
      (.shadow, shadow(1), shadow(2)), (.attachment, NSTextAttachment(), NSTextAttachment()),
      (.link, URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")), (.kern, 1, 2), (.kern, 1.5, 2.5), (.kern, CGFloat(1), CGFloat(2)),
    ]
    Environment.with {
      for (key, first, second) in values {
        let text = NSMutableAttributedString(string: "")
        text.append(NSAttributedString(string: "aa", attributes: [key: first]))
        text.append(NSAttributedString(string: "bb", attributes: [key: second]))
        text.insert(NSAttributedString(string: "c", attributes: [key: second]), at: 1)
        text.addAttribute(key, value: second, range: NSRange(location: 0, length: 2))
        text.addAttribute(key, value: first, range: NSRange(location: 2, length: 2))
        text.setAttributes([key: second], range: NSRange(location: 4, length: 1))
        text.replaceCharacters(in: NSRange(location: 0, length: 1), with: NSAttributedString(string: "z", attributes: [key: first]))
        #expect(text.string == "zcabb")
        let copy = NSMutableAttributedString(attributedString: text)
        copy.removeAttribute(key, range: NSRange(location: 0, length: 5))
        #expect(copy.attributes(at: 2, effectiveRange: nil).isEmpty)
        let label = UILabel()
        label.attributedText = text
        #expect(label.intrinsicContentSize.width > 0 || key == .attachment)
      }
    }
  }

  @Test func boundingRectangles() {
    Environment.with {
      let text = "one two three four" as NSString
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
      let single = text.size(withAttributes: attributes)
      #expect(isNear(single.height, 20.287, 0.01))
      let box = text.boundingRect(
        with: CGSize(width: single.width / 2, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
        attributes: attributes, context: nil)
      #expect(box.height > single.height * 1.9)
      #expect(box.origin == .zero)
    }
  }

  @Test func paragraphStylesCopyAsValues() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let copy = style.copy() as? NSParagraphStyle
    style.lineSpacing = 5
    #expect(copy?.lineSpacing == 3)
    let mutable = copy?.mutableCopy() as? NSMutableParagraphStyle
    #expect(mutable?.lineSpacing == 3)
    #expect(mutable == copy)
  }

  @Test func attachmentsTakeTheirRoom() {
    Environment.with {
      let image = UIImage(cgImage: CGImage(width: 30, height: 30, pixels: Data(count: 3600)))
      let text = NSMutableAttributedString(string: "a")
      let width = text.size().width
      text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
      #expect(isNear(text.size().width, width + 30, 0.5))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      label.attributedText = text
      guard case .image(let drawn) = label.content.last else {
        Issue.record("no image in \(label.content)")
        return
      }
      #expect(drawn.rect.size == CGSize(width: 30, height: 30))
    }
  }

  @Test func attributedStringsOfSwiftCarryUIKitsAttributes() {
    var text = AttributedString("hi")
    text.font = .systemFont(ofSize: 30)
    text.foregroundColor = .red
    let converted = NSAttributedString(text)
    #expect((converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
    #expect(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func numbersThatAreNotFiniteCountAsNone() {
    Environment.with {
      let text = NSAttributedString(string: "a", attributes: [.kern: Double.infinity, .baselineOffset: Double.nan])
      let styled = StyledText(text, defaults: TextDefaults(font: .systemFont(ofSize: 10), color: .blue))
      #expect(styled.runs.first?.attributes.kern == nil)
      #expect(styled.runs.first?.attributes.baselineOffset == 0)
    }
  }
}
