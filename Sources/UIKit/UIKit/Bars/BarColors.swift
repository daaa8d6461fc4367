import CoreGraphics
import Foundation

/// What bars are coloured with.
@MainActor
enum BarColors {
  /// Black of 30 % (measured: 178 on white in pictures of iOS 13's navigation and tab bars); in the dark white of 15 %, near what iOS
  /// shows.
  static let shadow = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3) }

  /// The material of navigation bars, as a colour: what lies behind is not blurred.
  ///
  /// Light and dark values are those that Flutter's Cupertino library took from iOS.
  static let navigationMaterial = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 0x1D / 255, green: 0x1D / 255, blue: 0x1D / 255, alpha: 0.94)
      : UIColor(red: 0xF9 / 255, green: 0xF9 / 255, blue: 0xF9 / 255, alpha: 0.94)
  }

  /// The material of toolbars and tab bars, likewise.
  static let toolMaterial = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 0x16 / 255, green: 0x16 / 255, blue: 0x16 / 255, alpha: 0.94)
      : UIColor(red: 0xF9 / 255, green: 0xF9 / 255, blue: 0xF9 / 255, alpha: 0.94)
  }

  /// Tabs that are not selected (as Flutter's Cupertino library took it from iOS).
  static let unselected = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0x75 / 255, alpha: 1) : UIColor(white: 0x99 / 255, alpha: 1)
  }

  /// The material of bars that are dark in any appearance.
  static let darkMaterial = UIColor(red: 0x1D / 255, green: 0x1D / 255, blue: 0x1D / 255, alpha: 0.94)

  /// A bar's own colour over its material: the material shows through where the colour is translucent.
  static func over(_ material: UIColor, _ color: UIColor?) -> UIColor {
    guard let color else { return material }
    return UIColor { traits in
      let (top, below) = (color.resolvedColor(with: traits).cgColor, material.resolvedColor(with: traits).cgColor)
      let alpha = top.alpha + below.alpha * (1 - top.alpha)
      guard alpha > 0 else { return .clear }
      func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { (a * top.alpha + b * below.alpha * (1 - top.alpha)) / alpha }
      return UIColor(
        red: mixed(top.red, below.red), green: mixed(top.green, below.green), blue: mixed(top.blue, below.blue), alpha: alpha)
    }
  }
}
