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

/// How the items of a tab bar look, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  open private(set) var normal: UITabBarItemStateAppearance
  open private(set) var selected: UITabBarItemStateAppearance
  open private(set) var disabled: UITabBarItemStateAppearance
  /// No effect: no item of a picture is focused.
  open private(set) var focused: UITabBarItemStateAppearance
  package final var onChange: (() -> Void)? {
    didSet { for state in [normal, selected, disabled, focused] { state.onChange = onChange } }
  }

  public init(style: Style) {
    (normal, selected, disabled, focused) = (.init(), .init(), .init(), .init())
    super.init()
  }

  public required init?(coder: NSCoder) {
    (normal, selected, disabled, focused) = (.init(), .init(), .init(), .init())
    super.init()
  }

  @preconcurrency @MainActor public override convenience init() { self.init(style: .stacked) }

  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
  }

  package func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: .stacked)
    for (new, old) in zip([copy.normal, copy.selected, copy.disabled, copy.focused], [normal, selected, disabled, focused]) {
      new.take(old)
    }
    return copy
  }
}

/// How the items of a tab bar look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  open var iconColor: UIColor? { didSet { onChange?() } }
  open var badgePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// No effect: the text stands in the middle of the badge.
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  package final var onChange: (() -> Void)?

  @preconcurrency @MainActor override init() { super.init() }

  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
