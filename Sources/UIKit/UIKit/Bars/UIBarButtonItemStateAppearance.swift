public import Foundation

/// How the buttons of a bar look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// No effect: titles stand in the middle.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// No effect: items are drawn without a background.
  open var backgroundImage: UIImage? { didSet { onChange?() } }
  /// No effect: items are drawn without a background.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  package final var onChange: (() -> Void)?

  @preconcurrency @MainActor override init() { super.init() }

  func reset() { take(UIBarButtonItemStateAppearance()) }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
