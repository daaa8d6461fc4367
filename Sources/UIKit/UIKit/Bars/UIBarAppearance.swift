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
