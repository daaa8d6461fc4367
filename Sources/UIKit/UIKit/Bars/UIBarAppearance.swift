public import Foundation

/// How the background of a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  public let idiom: UIUserInterfaceIdiom

  /// What is drawn below `backgroundColor`: nothing, or the material of bars.
  package final var hasMaterial = true { didSet { changed() } }
  open var backgroundColor: UIColor? { didSet { changed() } }
  open var backgroundImage: UIImage? { didSet { changed() } }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// The hairline at the bar's edge; nil draws none.
  open var shadowColor: UIColor? = BarColors.shadow { didSet { changed() } }
  open var shadowImage: UIImage? { didSet { changed() } }

  /// Told to the bar that the appearance is set on.
  package final var onChange: (() -> Void)?

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
  }

  @preconcurrency @MainActor public override convenience init() { self.init(idiom: .unspecified) }

  package final func changed() { onChange?() }

  /// The material, and a hairline below it.
  open func configureWithDefaultBackground() { setBackground(hasMaterial: true, color: nil, shadow: BarColors.shadow) }
  /// The colour of the system's background, and a hairline below it.
  open func configureWithOpaqueBackground() { setBackground(hasMaterial: false, color: .systemBackground, shadow: BarColors.shadow) }
  /// Neither background nor hairline.
  open func configureWithTransparentBackground() { setBackground(hasMaterial: false, color: nil, shadow: nil) }

  private func setBackground(hasMaterial: Bool, color: UIColor?, shadow: UIColor?) {
    self.hasMaterial = hasMaterial
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  package final func takeBackground(of other: UIBarAppearance) {
    hasMaterial = other.hasMaterial
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// A copy of the same class.
  package func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }
}

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
}
