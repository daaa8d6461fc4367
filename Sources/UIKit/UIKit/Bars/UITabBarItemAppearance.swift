public import Foundation

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
