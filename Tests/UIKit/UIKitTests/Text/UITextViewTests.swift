import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextLayout
import UIKit

@MainActor struct UITextViewTests {
  private let body = UIFont.systemFont(ofSize: 17)
  /// 17 × 1.193359375.
  private let line: CGFloat = 20.287

  private func textView(_ text: String, width: CGFloat = 200, height: CGFloat = 300) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.font = body
    view.text = text
    return view
  }

  private func up(_ value: CGFloat) -> CGFloat { (value * 3 - 0.001).rounded(.up) / 3 }

  @Test func defaultsAreUIKits() {
    Environment.with {
      let view = UITextView()
      #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
      #expect(view.textContainer.lineFragmentPadding == 5)
      #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
      #expect(view.font == nil)
      #expect(view.text == "")
      #expect(view.textAlignment == .natural)
      #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
      view.text = "x"
      // The system's font at 12 points where none is set.
      #expect(view.font == UIFont.systemFont(ofSize: 12))
    }
  }

  @Test func textBeginsBehindInsetAndPadding() throws {
    try Environment.with {
      let view = textView("Hello")
      let text = try #require(view.drawnTexts.first)
      #expect(isNear(text.origin.x + text.line.x, 5))
      // 8 + 0.952148 × 17, on a pixel.
      #expect(isNear(text.origin.y + text.line.baseline, (24.1865 * 3).rounded() / 3))
      view.textContainerInset = UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16)
      view.textContainer.lineFragmentPadding = 0
      let moved = try #require(view.drawnTexts.first)
      #expect(isNear(moved.origin.x + moved.line.x, 16))
      #expect(isNear(view.firstBaselineFromTop ?? 0, (36.1865 * 3).rounded() / 3))
    }
  }

  @Test func contentIsAsHighAsTextAndInsets() {
    Environment.with {
      let view = textView("a\nb\nc")
      #expect(view.contentSize == CGSize(width: 200, height: up(3 * line + 16)))
      // A line end at the end begins an empty line, and an empty text has one.
      view.text = "a\n"
      #expect(isNear(view.contentSize.height, up(2 * line + 16)))
      view.text = ""
      #expect(isNear(view.contentSize.height, up(line + 16)))
    }
  }

  @Test func withoutScrollingTheViewIsAsLargeAsItsText() {
    Environment.with {
      let view = textView("one two three four five six seven eight")
      view.isScrollEnabled = false
      let label = UILabel()
      label.font = body
      label.text = view.text
      #expect(isNear(view.intrinsicContentSize.width, label.intrinsicContentSize.width + 10, 0.34))
      #expect(isNear(view.intrinsicContentSize.height, up(line + 16)))
      let fitted = view.sizeThatFits(CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude))
      #expect(fitted.width <= 150)
      #expect(isNear(fitted.height, up(3 * line + 16)))
    }
  }

  @Test func constraintsGiveAViewThatDoesNotScrollItsHeight() {
    Environment.with {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 600))
      let view = textView("one two three four five six seven eight", width: 0, height: 0)
      view.isScrollEnabled = false
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      #expect(isNear(view.frame.height, up(3 * line + 16)))
      #expect(view.frame.width == 150)
    }
  }

  @Test func styleSetOnTheViewGoesToAllOfTheText() {
    Environment.with {
      let view = UITextView()
      view.attributedText = NSAttributedString(string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      #expect(view.font?.pointSize == 30)
      view.font = body
      view.textColor = .red
      view.textAlignment = .center
      let values = view.attributedText.attributes(at: 2, effectiveRange: nil)
      #expect(values[.font] as? UIFont == body)
      #expect(values[.foregroundColor] as? UIColor == .red)
      #expect((values[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    }
  }

  @Test func linksHaveTheTintOrTheirOwnLooks() throws {
    try Environment.with {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.tintColor = .green
      view.attributedText = NSAttributedString(string: "link", attributes: [.font: body, .link: "https://example.org"])
      #expect(try #require(view.drawnTexts.first).line.runs.first?.attributes.color == UIColor.green.cgColor)
      view.linkTextAttributes = [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue]
      let run = try #require(view.drawnTexts.first?.line.runs.first)
      #expect(run.attributes.color == UIColor.red.cgColor)
      #expect(run.attributes.underline != nil)
    }
  }

  @Test func onlyTheLinesInViewAreDrawn() {
    Environment.with {
      let view = textView((1...200).map { "line \($0)" }.joined(separator: "\n"), height: 100)
      #expect(view.drawnTexts.first?.line.string == "line 1")
      #expect(view.drawnTexts.count < 8)
      view.contentOffset.y = 8 + 100 * 20.287
      #expect(view.drawnTexts.contains { $0.line.string == "line 101" })
      #expect(!view.drawnTexts.contains { $0.line.string == "line 1" })
    }
  }

  @Test func typingAsksTheDelegate() {
    final class Delegate: NSObject, UITextViewDelegate {
      var changes = 0
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { text != "x" }
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }
    Environment.with {
      let view = textView("ab")
      let delegate = Delegate()
      view.delegate = delegate
      view.selectedRange = NSRange(location: 1, length: 0)
      view.insertText("x")
      #expect(view.text == "ab")
      view.insertText("yz")
      #expect(view.text == "ayzb")
      view.deleteBackward()
      #expect(view.text == "ayb")
      #expect(view.selectedRange == NSRange(location: 2, length: 0))
      #expect(delegate.changes == 2)
      #expect(view.delegate === delegate)
    }
  }

  @Test func textOfDynamicTypeFollowsTheTextSize() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    Environment.with {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      view.adjustsFontForContentSizeCategory = true
      view.font = .preferredFont(forTextStyle: .body)
      view.text = "abc"
      let parent = UIView()
      parent.addSubview(view)
      parent.traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
      parent.layoutIfNeeded()
      #expect(view.font?.pointSize == 53)
    }
  }

  @Test func aHundredThousandCharactersAreLaidOutInTime() {
    Environment.with {
      let view = textView(String(repeating: "lorem ipsum dolor sit ", count: 4_546), width: 320, height: 480)
      let time = ContinuousClock().measure { #expect(view.drawnTexts.count < 40) }
      #expect(time < .seconds(20))
      #expect(view.contentSize.height > 20_000)
    }
  }
}
