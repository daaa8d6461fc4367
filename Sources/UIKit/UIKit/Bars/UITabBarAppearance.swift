public import Foundation

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { attach() } }
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { attach() } }
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) { didSet { attach() } }
  /// No effect: nothing is drawn behind the selected item.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  /// No effect: nothing is drawn behind the selected item.
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
  open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    attach()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance { take(other) }
    attach()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    attach()
  }

  private func take(_ other: UITabBarAppearance) {
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  private func attach() {
    for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      items.onChange = { [weak self] in self?.changed() }
    }
    changed()
  }

  package override func duplicate() -> UITabBarAppearance { UITabBarAppearance(barAppearance: self) }
}
