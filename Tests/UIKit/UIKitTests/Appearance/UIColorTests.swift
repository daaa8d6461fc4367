import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor struct UIColorTests {
  private func hex(
    _ color: UIColor, _ style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast = .normal, level: UIUserInterfaceLevel = .base
  )
    -> (Int, Double)
  {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
      UITraitCollection(userInterfaceLevel: level),
    ])
    let color = color.cgColor(with: traits)
    let parts = color.components!.map { Int(($0 * 255).rounded()) }
    return (parts[0] << 16 | parts[1] << 8 | parts[2], Double(color.alpha))
  }

  /// Values: Flutter's cupertino/colors.dart, whose comments map each to UIColor's name.
  @Test func systemColorsFollowTheAppearance() {
    Environment.with {
      #expect(hex(.systemBlue, .light) == (0x007AFF, 1))
      #expect(hex(.systemBlue, .dark) == (0x0A84FF, 1))
      #expect(hex(.systemRed, .light) == (0xFF3B30, 1))
      #expect(hex(.systemGray6, .dark) == (0x1C1C1E, 1))
      #expect(hex(.label, .light) == (0x000000, 1))
      #expect(hex(.label, .dark) == (0xFFFFFF, 1))
      #expect(hex(.secondaryLabel, .light) == (0x3C3C43, 0.6))
      #expect(hex(.placeholderText, .light) == (0x3C3C43, 0.3))
      #expect(hex(.quaternaryLabel, .dark) == (0xEBEBF5, 0.16))
      #expect(hex(.separator, .light) == (0x3C3C43, 0.29))
      #expect(hex(.systemBackground, .dark) == (0x000000, 1))
    }
  }

  @Test func highContrastAndElevationHaveColorsOfTheirOwn() {
    Environment.with {
      #expect(hex(.systemBlue, .light, contrast: .high) == (0x0040DD, 1))
      #expect(hex(.systemBlue, .dark, contrast: .high) == (0x409CFF, 1))
      #expect(hex(.secondaryLabel, .light, contrast: .high) == (0x3C3C43, 0.68))
      #expect(hex(.systemBackground, .dark, level: .elevated) == (0x1C1C1E, 1))
      #expect(hex(.tertiarySystemBackground, .dark, level: .elevated) == (0x3A3A3C, 1))
    }
  }

  /// A picture of iOS 26 shows (0,136,255), those up to iOS 18 (0,122,255).
  @Test func thePaletteDependsOnTheGeneration() {
    Environment.with(generation: 26) { #expect(hex(.systemBlue, .light) == (0x0088FF, 1)) }
    Environment.with(generation: 13) { #expect(hex(.systemTeal, .light) == (0x5AC8FA, 1)) }
    Environment.with(generation: 18) { #expect(hex(.systemTeal, .light) == (0x30B0C7, 1)) }
  }

  @Test func dynamicProvidersResolveAgainstTheTraitsGiven() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(
      color.withAlphaComponent(0.5).resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == UIColor(white: 0, alpha: 0.5))
  }

  @Test func currentTraitsDecideCGColor() {
    Environment.with(style: .dark) { #expect(UIColor.label.cgColor == CGColor(gray: 1, alpha: 1)) }
    Environment.with(style: .light) { #expect(UIColor.label.cgColor == CGColor(gray: 0, alpha: 1)) }
  }

  @Test func grayAndRGBAreNotEqualAsInUIKit() {
    #expect(UIColor.black == UIColor(white: 0, alpha: 1))
    #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test func componentsOfTheStandardColors() {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(UIColor.orange.getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect([r, g, b, a] == [1, 0.5, 0, 1])
    // Simulator pictures show lightGray as 170, 170, 170.
    UIColor.lightGray.getRed(&r, green: &g, blue: &b, alpha: &a)
    #expect(Int((r * 255).rounded()) == 170)
  }

  @Test func hueRoundTrips() {
    var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(red: 0, green: 1, blue: 0, alpha: 0.25).getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    #expect(isNear(h, 1.0 / 3) && s == 1 && b == 1 && a == 0.25)
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(isNear(red, 0) && isNear(green, 1) && isNear(blue, 0))
  }

  /// CSS Color 4 gives display-p3 white and sRGB white the same; P3 red lies outside sRGB at about (1.093, −0.227, −0.150).
  @Test func displayP3IsConvertedToExtendedSRGB() {
    var (r, g, b) = (CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&r, green: &g, blue: &b, alpha: nil)
    #expect(isNear(r, 1.093, 0.001) && isNear(g, -0.227, 0.001) && isNear(b, -0.150, 0.001))
    UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).getRed(&r, green: &g, blue: &b, alpha: nil)
    #expect(isNear(r, 1) && isNear(g, 1) && isNear(b, 1))
  }
}
