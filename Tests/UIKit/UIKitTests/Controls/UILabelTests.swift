import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextLayout
import UIKit

@MainActor struct UILabelTests {
  private func label(_ text: String, size: CGFloat = 17, weight: UIFont.Weight = .regular) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size, weight: weight)
    label.text = text
    return label
  }

  /// Fitted heights that Interface Builder stored, at 2x.
  @Test(arguments: [
    (10, 12), (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (19, 23), (20, 24), (25, 30), (36, 43),
  ])
  func oneLineHasTheHeightOfItsFont(size: Double, height: Double) {
    Environment.with(scale: 2) { #expect(label("Hamburg", size: CGFloat(size)).intrinsicContentSize.height == CGFloat(height)) }
  }

  /// Labels of several lines in public Interface Builder files at 2x: a line's height and the style's leading for each further one.
  @Test(arguments: [(UIFont.TextStyle.body, 2, 42.5), (.body, 7, 152.5), (.subheadline, 2, 38)])
  func linesOfTextStylesStandAsFarApartAsTheirLeading(style: UIFont.TextStyle, lines: Int, height: Double) {
    Environment.with(scale: 2) {
      let label = label(Array(repeating: "Line", count: lines).joined(separator: "\n"))
      label.font = .preferredFont(forTextStyle: style)
      label.numberOfLines = 0
      #expect(label.intrinsicContentSize.height == CGFloat(height))
    }
  }

  /// 20.3333 and 19.3333 are in debugger dumps of 3x devices.
  @Test func heightsRoundUpToThePixelOfTheScreen() {
    Environment.with(scale: 3) {
      #expect(isNear(label("Just text").intrinsicContentSize.height, 20.3333, 0.001))
      #expect(isNear(label("Just text", size: 16).intrinsicContentSize.height, 19.3333, 0.001))
    }
    Environment.with(scale: 1) { #expect(label("Just text").intrinsicContentSize.height == 21) }
  }

  /// Twelve labels of pointfreeco/swift-snapshot-testing drawn by the iOS 13 simulator at 3x: height, baseline.
  @Test(arguments: [
    (25, 30, 23.67), (26, 31.33, 24.67), (27, 32.33, 25.67), (28, 33.67, 26.67), (30, 36, 28.67), (32, 38.33, 30.33), (34, 40.67, 32.33),
    (38, 45.67, 36.33), (43, 51.33, 41), (48, 57.33, 45.67), (53, 63.33, 50.33), (58, 69.33, 55.33),
  ])
  func aTitlesHeightAndBaseline(size: Double, height: Double, baseline: Double) {
    Environment.with(scale: 3) {
      let label = label("What's the point?", size: CGFloat(size))
      #expect(isNear(label.intrinsicContentSize.height, CGFloat(height)))
      label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
      #expect(isNear(label.drawnBaselines[0], CGFloat(baseline)))
      #expect(isNear(label.firstBaselineFromTop!, CGFloat(baseline)))
    }
  }

  /// Quick/Nimble-Snapshots, a 300×100 label at 2x on iOS 26.1: the rows of the baseline of “Example”.
  @Test(arguments: [
    (14, 110), (15, 111), (16, 111), (17, 112), (19, 113), (21, 115), (23, 117), (28, 120), (33, 124), (40, 128), (47, 134), (53, 138),
  ])
  func aLineIsCentredAsABox(size: Double, row: Double) {
    Environment.with(scale: 2) {
      let label = label("Example", size: CGFloat(size))
      label.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      #expect(label.drawnBaselines == [CGFloat(row / 2)])
    }
  }

  /// square/Blueprint's pictures at 1x of a 300×300 label: baselines measured from the flat bottoms of the letters, to half a pixel.
  @Test func severalLinesAreCentredAsABlock() {
    Environment.with(scale: 1) {
      let label = label(
        "Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by adding a joke "
          + "or something. Alright, it's been fun!")
      label.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      label.numberOfLines = 2
      #expect(label.drawnBaselines.map { ($0 * 2).rounded() / 2 } == [146, 166.5])
      label.numberOfLines = 0
      #expect(label.drawnBaselines == [116, 136.5, 156.5, 177, 197])
    }
  }

  /// A frame whose edges were rounded may be a fraction of a pixel short of its text.
  @Test func aPixelTooLittleHeightCutsNoLine() {
    Environment.with(scale: 2) {
      let label = label("one two three four five six seven eight nine ten")
      label.numberOfLines = 0
      let size = label.sizeThatFits(CGSize(width: 150, height: 0))
      label.frame = CGRect(x: 0, y: 0, width: 150, height: size.height - 0.5)
      #expect(!label.drawnTexts.contains { $0.line.string.contains("…") })
      label.frame = CGRect(x: 0, y: 0, width: 150, height: 5)
      #expect(label.drawnTexts.count == 1)
    }
  }

  @Test func theSameTextAgainAsksForNoLayout() {
    Environment.with {
      let label = CountingLabel()
      label.text = "a"
      label.text = "a"
      #expect(label.invalidations == 1)
    }
  }

  /// Widths that Interface Builder stored for labels of the bold system font: its canvas draws the bold cut, an app the semibold one.
  @Test(arguments: [
    ("Comments Count", 15, 127.5), ("Inference Time:", 17, 127), ("Overlap:", 17, 69.5), ("Threshold:", 17, 88), ("Title", 17, 37),
  ])
  func theBoldSystemFontIsBoldOnTheCanvas(text: String, size: Double, width: Double) {
    Environment.with(scale: 2) {
      SanFrancisco.isCanvas = true
      defer { SanFrancisco.isCanvas = false }
      let label = UILabel()
      label.font = .boldSystemFont(ofSize: CGFloat(size))
      label.text = text
      #expect(isNear(label.intrinsicContentSize.width, CGFloat(width), 0.5))
    }
  }

  /// "should wrap at some" of 32 points, as the iOS 17.2 simulator drew it (square/Blueprint): its ink ends at 296 pixels of 300.
  @Test func theBoldSystemFontIsSemiboldInAnApp() {
    Environment.with(scale: 1, generation: 17) {
      #expect(UIFont.boldSystemFont(ofSize: 32).fontName == UIFont.systemFont(ofSize: 32, weight: .semibold).fontName)
      let label = UILabel()
      label.font = .boldSystemFont(ofSize: 32)
      label.text = "should wrap at some"
      #expect(isNear(label.intrinsicContentSize.width, 298, 1.5))
    }
  }

  @Test func withoutTextThereIsNoSize() {
    Environment.with {
      #expect(UILabel().intrinsicContentSize == .zero)
      #expect(label("").intrinsicContentSize == .zero)
    }
  }

  @Test func linesBreakAtThePreferredWidth() {
    Environment.with(scale: 2) {
      let label = label("one two three four five six seven eight nine ten")
      let single = label.intrinsicContentSize
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = single.width / 2
      #expect(label.intrinsicContentSize.height > single.height * 2 - 1)
      #expect(label.intrinsicContentSize.width <= single.width / 2 + 0.5)
      label.numberOfLines = 2
      #expect(label.intrinsicContentSize.height == 41)
    }
  }

  @Test func oneLineIgnoresTheWidthOfsizeThatFits() {
    Environment.with {
      let label = label("one two three four five six seven eight nine ten")
      #expect(label.sizeThatFits(CGSize(width: 50, height: 50)) == label.intrinsicContentSize)
      label.numberOfLines = 0
      #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).width <= 100)
      #expect(label.sizeThatFits(.zero) == label.intrinsicContentSize)
    }
  }

  @Test func textIsBlackInLightAndWhiteInDark() {
    for (style, value) in [(UIUserInterfaceStyle.light, CGFloat(0)), (.dark, 1)] {
      Environment.with(style: style) {
        let label = label("x")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        #expect(label.drawnTexts[0].line.runs[0].attributes.color == CGColor(gray: value, alpha: 1))
      }
    }
  }

  @Test func aSubclassMayInsetItsText() {
    Environment.with(scale: 2) {
      let plain = label("Padded")
      let label = PaddedLabel()
      label.font = plain.font
      label.text = "Padded"
      let size = plain.intrinsicContentSize
      #expect(label.intrinsicContentSize == CGSize(width: size.width + 20, height: size.height + 10))
      label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
      #expect(label.drawnTexts[0].origin == CGPoint(x: 10, y: 5))
    }
  }

  @Test func shrinkingKeepsTheTextWhole() {
    Environment.with {
      let label = label("a long line that will not fit")
      let size = label.intrinsicContentSize
      label.adjustsFontSizeToFitWidth = true
      label.frame = CGRect(x: 0, y: 0, width: size.width * 0.6, height: size.height)
      let shrunk = label.drawnTexts[0].line
      #expect(shrunk.string == "a long line that will not fit")
      #expect(shrunk.width <= size.width * 0.6)
      #expect(shrunk.width > size.width * 0.57)
      label.minimumScaleFactor = 0.9
      #expect(label.drawnTexts[0].line.string.contains("…"))
    }
  }

  @Test func attributesOfTheTextWinOverTheLabels() {
    Environment.with {
      let label = UILabel()
      label.textColor = .red
      label.attributedText = NSAttributedString(
        string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.blue])
      label.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      let attributes = label.drawnTexts[0].line.runs[0].attributes
      #expect(attributes.font.size == 40)
      #expect(attributes.color == UIColor.blue.cgColor)
      label.textColor = .green
      #expect(label.drawnTexts[0].line.runs[0].attributes.color == UIColor.green.cgColor)
      #expect(label.font.pointSize == 40)
    }
  }

  @Test func rightAlignedAndNaturalFollowTheirRules() {
    Environment.with(direction: .rightToLeft) {
      let label = label("abc")
      label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
      let width = label.drawnTexts[0].line.width
      #expect(isNear(label.drawnTexts[0].line.x, 200 - width, 0.5))
      label.textAlignment = .left
      #expect(isNear(label.drawnTexts[0].line.x, 0, 0.5))
    }
  }

  @Test func dynamicTypeFollowsAChangeOfTheTextSize() {
    Environment.with {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.contentEnvironmentDidChange(from: UITraitCollection(preferredContentSizeCategory: .small))
      #expect(label.font.pointSize == 17)
      UIScreen.main.configuration.traits = UITraitCollection(traitsFrom: [
        UIScreen.main.traitCollection, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      ])
      label.contentEnvironmentDidChange(from: UITraitCollection(preferredContentSizeCategory: .large))
      #expect(label.font.pointSize == 33)
    }
  }

  @Test func aShadowLiesBelowTheText() {
    Environment.with {
      let label = label("x")
      label.shadowColor = .red
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      let texts = label.drawnTexts
      #expect(texts.map(\.line.runs[0].attributes.color) == [UIColor.red.cgColor, UIColor.label.cgColor])
      #expect(texts[0].origin.y == texts[1].origin.y - 1)
    }
  }
}

private final class CountingLabel: UILabel {
  var invalidations = 0
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    invalidations += 1
  }
}

private final class PaddedLabel: UILabel {
  private let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return inner.inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}
