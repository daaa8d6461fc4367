import CoreGraphics
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
    if space == "displayP3" { return UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha) }
    return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
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
