import Foundation
import Testing
import TextLayout
import UIKit

@MainActor struct UIFontTests {
  /// The table of github.com/temoki/UIKit_DynamicType (iOS 13.3 simulator).
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, UIContentSizeCategory.large, 34.0), (.title1, .extraSmall, 25), (.title2, .accessibilityLarge, 39),
    (.title3, .extraExtraExtraLarge, 26), (.headline, .large, 17), (.body, .medium, 16),
    (.body, .accessibilityExtraExtraExtraLarge, 53), (.callout, .large, 16), (.subheadline, .large, 15), (.footnote, .small, 12),
    (.caption1, .large, 12), (.caption2, .accessibilityExtraExtraExtraLarge, 41),
  ])
  func textStylesHaveApplesSizes(style: UIFont.TextStyle, category: UIContentSizeCategory, size: Double) {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    #expect(font.pointSize == CGFloat(size))
  }

  @Test func theCurrentTextSizeDecidesWithoutTraits() {
    Environment.with(category: .extraLarge) { #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19) }
  }

  /// Apple's line height of the system font is 1.193359375 em: 20.287109375 at 17 points.
  @Test func metricsOfTheSystemFont() {
    Environment.with {
      let font = UIFont.systemFont(ofSize: 17)
      #expect(isNear(font.lineHeight, 20.287109375, 0.001))
      #expect(isNear(font.ascender - font.descender, font.lineHeight, 0.001))
      #expect(isNear(UIFont.systemFont(ofSize: 17, weight: .black).lineHeight, 20.287109375, 0.001))
    }
  }

  /// A measured label: body's curve takes a base of 17 to 16.333 at M and to 48 at AX5, at 3x.
  @Test func fontMetricsFollowACurveOfTheirOwn() {
    Environment.with(scale: 3) {
      let metrics = UIFontMetrics(forTextStyle: .body)
      func scaled(_ category: UIContentSizeCategory) -> CGFloat {
        metrics.scaledValue(for: 17, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      }
      #expect(isNear(scaled(.medium), 16.333))
      #expect(isNear(scaled(.large), 17))
      #expect(isNear(scaled(.accessibilityExtraExtraExtraLarge), 48))
    }
  }

  @Test func scaledFontsKeepToTheirMaximum() {
    Environment.with(category: .accessibilityExtraExtraExtraLarge) {
      let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20)
      #expect(font.pointSize == 20)
    }
  }

  @Test func descriptorsChangeTraitsDesignAndSize() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let bold = body.fontDescriptor.withSymbolicTraits(.traitBold)!
    #expect(UIFont(descriptor: bold, size: 0).fontDescription.weight == UIFont.Weight.semibold.rawValue)
    #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
    let italic = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold])!
    #expect(italic.symbolicTraits == [.traitItalic, .traitBold])
    let rounded = UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.rounded)!
    #expect(UIFont(descriptor: rounded, size: 0).familyName == ".AppleSystemUIFontRounded")
    let heavy = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0).fontDescription.weight == UIFont.Weight.heavy.rawValue)
  }

  @Test func anUnknownNameGivesNothingAndIsNoted() {
    Environment.with {
      _ = UIKitDiagnostics.shared.take()
      #expect(UIFont(name: "NoSuchFont-Regular", size: 12) == nil)
      #expect(UIKitDiagnostics.shared.take().map(\.message) == ["no installed font is named “NoSuchFont-Regular”"])
    }
  }

  @Test func equalFontsAreEqual() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
  }
}
