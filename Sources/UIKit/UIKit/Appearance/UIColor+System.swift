extension UIColor {
  private static func system(_ name: String) -> UIColor { UIColor(storage: .system(name: name)) }

  private static let storedSystemRed = system("systemRed")
  private static let storedSystemGreen = system("systemGreen")
  private static let storedSystemBlue = system("systemBlue")
  private static let storedSystemOrange = system("systemOrange")
  private static let storedSystemYellow = system("systemYellow")
  private static let storedSystemPink = system("systemPink")
  private static let storedSystemPurple = system("systemPurple")
  private static let storedSystemTeal = system("systemTeal")
  private static let storedSystemIndigo = system("systemIndigo")
  private static let storedSystemBrown = system("systemBrown")
  private static let storedSystemMint = system("systemMint")
  private static let storedSystemCyan = system("systemCyan")
  private static let storedSystemGray = system("systemGray")
  private static let storedSystemGray2 = system("systemGray2")
  private static let storedSystemGray3 = system("systemGray3")
  private static let storedSystemGray4 = system("systemGray4")
  private static let storedSystemGray5 = system("systemGray5")
  private static let storedSystemGray6 = system("systemGray6")
  private static let storedTintColor = system("tintColor")
  private static let storedLabel = system("label")
  private static let storedSecondaryLabel = system("secondaryLabel")
  private static let storedTertiaryLabel = system("tertiaryLabel")
  private static let storedQuaternaryLabel = system("quaternaryLabel")
  private static let storedLink = system("link")
  private static let storedPlaceholderText = system("placeholderText")
  private static let storedSeparator = system("separator")
  private static let storedOpaqueSeparator = system("opaqueSeparator")
  private static let storedSystemBackground = system("systemBackground")
  private static let storedSecondarySystemBackground = system("secondarySystemBackground")
  private static let storedTertiarySystemBackground = system("tertiarySystemBackground")
  private static let storedSystemGroupedBackground = system("systemGroupedBackground")
  private static let storedSecondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  private static let storedTertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
  private static let storedSystemFill = system("systemFill")
  private static let storedSecondarySystemFill = system("secondarySystemFill")
  private static let storedTertiarySystemFill = system("tertiarySystemFill")
  private static let storedQuaternarySystemFill = system("quaternarySystemFill")

  /// Text on a dark background, whatever the appearance.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// Text on a light background, whatever the appearance.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }

  public class var systemRed: UIColor { storedSystemRed }
  public class var systemGreen: UIColor { storedSystemGreen }
  public class var systemBlue: UIColor { storedSystemBlue }
  public class var systemOrange: UIColor { storedSystemOrange }
  public class var systemYellow: UIColor { storedSystemYellow }
  public class var systemPink: UIColor { storedSystemPink }
  public class var systemPurple: UIColor { storedSystemPurple }
  public class var systemTeal: UIColor { storedSystemTeal }
  public class var systemIndigo: UIColor { storedSystemIndigo }
  public class var systemBrown: UIColor { storedSystemBrown }
  public class var systemMint: UIColor { storedSystemMint }
  public class var systemCyan: UIColor { storedSystemCyan }
  public class var systemGray: UIColor { storedSystemGray }
  public class var systemGray2: UIColor { storedSystemGray2 }
  public class var systemGray3: UIColor { storedSystemGray3 }
  public class var systemGray4: UIColor { storedSystemGray4 }
  public class var systemGray5: UIColor { storedSystemGray5 }
  public class var systemGray6: UIColor { storedSystemGray6 }
  public class var tintColor: UIColor { storedTintColor }
  public class var label: UIColor { storedLabel }
  public class var secondaryLabel: UIColor { storedSecondaryLabel }
  public class var tertiaryLabel: UIColor { storedTertiaryLabel }
  public class var quaternaryLabel: UIColor { storedQuaternaryLabel }
  public class var link: UIColor { storedLink }
  public class var placeholderText: UIColor { storedPlaceholderText }
  public class var separator: UIColor { storedSeparator }
  public class var opaqueSeparator: UIColor { storedOpaqueSeparator }
  public class var systemBackground: UIColor { storedSystemBackground }
  public class var secondarySystemBackground: UIColor { storedSecondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { storedTertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { storedSystemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor { storedSecondarySystemGroupedBackground }
  public class var tertiarySystemGroupedBackground: UIColor { storedTertiarySystemGroupedBackground }
  public class var systemFill: UIColor { storedSystemFill }
  public class var secondarySystemFill: UIColor { storedSecondarySystemFill }
  public class var tertiarySystemFill: UIColor { storedTertiarySystemFill }
  public class var quaternarySystemFill: UIColor { storedQuaternarySystemFill }
}
