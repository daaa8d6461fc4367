import CoreGraphics
import UIKit

extension InterfaceColors {
  /// `systemBlueColor` and `systemBlue` are one.
  static func short(_ name: String) -> String { name.hasSuffix("Color") ? String(name.dropLast(5)) : name }

  static let system: [String: UIColor] = [
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
    // What Interface Builder called the standard colours.
    "white": .white, "black": .black, "clear": .clear, "gray": .gray, "darkGray": .darkGray, "lightGray": .lightGray, "red": .red,
    "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "brown": .brown,
  ]

  /// The Mac's colours, which attributed texts that were pasted have.
  static let desktop: [String: UIColor] = [
    "textColor": .label, "controlTextColor": .label, "headerColor": .label, "headerTextColor": .label,
    "textBackgroundColor": .systemBackground,
    "controlBackgroundColor": .systemBackground, "disabledControlTextColor": .tertiaryLabel, "gridColor": .separator,
    "selectedTextBackgroundColor": .systemFill, "alternateSelectedControlTextColor": .white,
  ]
}
