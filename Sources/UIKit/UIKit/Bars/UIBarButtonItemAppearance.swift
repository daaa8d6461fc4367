public import Foundation

/// How the buttons of a bar look, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  open private(set) var normal: UIBarButtonItemStateAppearance
  /// No effect: no item of a picture is pressed or focused.
  open private(set) var highlighted: UIBarButtonItemStateAppearance
  open private(set) var disabled: UIBarButtonItemStateAppearance
  /// No effect: no item of a picture is pressed or focused.
  open private(set) var focused: UIBarButtonItemStateAppearance
  package final var onChange: (() -> Void)? {
    didSet { for state in [normal, highlighted, disabled, focused] { state.onChange = onChange } }
  }

  public init(style: UIBarButtonItem.Style) {
    (normal, highlighted, disabled, focused) = (.init(), .init(), .init(), .init())
    super.init()
  }

  public required init?(coder: NSCoder) {
    (normal, highlighted, disabled, focused) = (.init(), .init(), .init(), .init())
    super.init()
  }

  @preconcurrency @MainActor public override convenience init() { self.init(style: .plain) }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.reset() }
  }

  package func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    for (new, old) in zip(
      [copy.normal, copy.highlighted, copy.disabled, copy.focused], [normal, highlighted, disabled, focused])
    { new.take(old) }
    return copy
  }
}
