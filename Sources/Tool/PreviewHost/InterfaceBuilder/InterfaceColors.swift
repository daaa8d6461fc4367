import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

/// Colours as Interface Builder writes them.
@MainActor
struct InterfaceColors {
  let resources: InterfaceResources

  func color(_ element: InterfaceElement?) -> UIColor? {
    guard let element else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let known = InterfaceColors.system[InterfaceColors.short(name)] { return known }
      return literal(resources.systemColors[name])
    }
    if let name = element["name"] { return UIColor(named: name) ?? literal(resources.namedColors[name]) }
    return literal(element)
  }

  private func literal(_ element: InterfaceElement?) -> UIColor? {
    guard let element else { return nil }
    let alpha = CGFloat(element.number("alpha") ?? 1)
    if let white = element.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
    if let cyan = element.number("cyan") {
      let (magenta, yellow, black) = (element.number("magenta") ?? 0, element.number("yellow") ?? 0, element.number("black") ?? 0)
      func channel(_ ink: Double) -> CGFloat { CGFloat((1 - ink) * (1 - black)) }
      return UIColor(red: channel(cyan), green: channel(magenta), blue: channel(yellow), alpha: alpha)
    }
    guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") else { return nil }
    let space = element["customColorSpace"] ?? element["colorSpace"] ?? ""
    if space == "adobeRGB1998" { return adobe(red, green, blue, alpha) }
    if space == "extendedLinearSRGB" || space == "linearSRGB" {
      return UIColor(
        red: InterfaceColors.encoded(red), green: InterfaceColors.encoded(green), blue: InterfaceColors.encoded(blue), alpha: alpha)
    }
    if space == "displayP3" { return UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha) }
    return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  /// Adobe RGB (1998): its gamma is 563/256; the matrices of both spaces' primaries and white (D65) are multiplied.
  private func adobe(_ red: Double, _ green: Double, _ blue: Double, _ alpha: CGFloat) -> UIColor {
    func linear(_ value: Double) -> Double { pow(min(max(value, 0), 1), 563.0 / 256) }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return UIColor(
      red: InterfaceColors.encoded(1.39836 * r - 0.39836 * g), green: InterfaceColors.encoded(g),
      blue: InterfaceColors.encoded(-0.04293 * g + 1.04293 * b), alpha: alpha)
  }

  /// The transfer function of sRGB (IEC 61966-2-1).
  private static func encoded(_ linear: Double) -> CGFloat {
    let value = min(max(linear, 0), 1)
    return CGFloat(value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055)
  }

  /// `systemBlueColor` and `systemBlue` are one.
  private static func short(_ name: String) -> String { name.hasSuffix("Color") ? String(name.dropLast(5)) : name }

  private static let system: [String: UIColor] = [
    "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue, "systemOrange": .systemOrange,
    "systemYellow": .systemYellow, "systemPink": .systemPink, "systemPurple": .systemPurple, "systemTeal": .systemTeal,
    "systemIndigo": .systemIndigo, "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6, "tint": .tintColor, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "link": .link, "placeholderText": .placeholderText,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground, "groupTableViewBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "darkText": .darkText, "lightText": .lightText,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground, "viewFlipsideBackground": UIColor(white: 0.12, alpha: 1),
    "scrollViewTexturedBackground": UIColor(white: 0.44, alpha: 1),
  ]
}
