extension UIColor {
  private static let storedBlack = UIColor(white: 0, alpha: 1)
  private static let storedDarkGray = UIColor(white: 1.0 / 3, alpha: 1)
  private static let storedLightGray = UIColor(white: 2.0 / 3, alpha: 1)
  private static let storedWhite = UIColor(white: 1, alpha: 1)
  private static let storedGray = UIColor(white: 0.5, alpha: 1)
  private static let storedClear = UIColor(white: 0, alpha: 0)
  private static let storedRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let storedGreen = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private static let storedBlue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private static let storedCyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  private static let storedYellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  private static let storedMagenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  private static let storedOrange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  private static let storedPurple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  private static let storedBrown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  public class var black: UIColor { storedBlack }
  public class var darkGray: UIColor { storedDarkGray }
  public class var lightGray: UIColor { storedLightGray }
  public class var white: UIColor { storedWhite }
  public class var gray: UIColor { storedGray }
  public class var red: UIColor { storedRed }
  public class var green: UIColor { storedGreen }
  public class var blue: UIColor { storedBlue }
  public class var cyan: UIColor { storedCyan }
  public class var yellow: UIColor { storedYellow }
  public class var magenta: UIColor { storedMagenta }
  public class var orange: UIColor { storedOrange }
  public class var purple: UIColor { storedPurple }
  public class var brown: UIColor { storedBrown }
  public class var clear: UIColor { storedClear }
}
