import CoreGraphics
package import DisplayList
public import Foundation

/// A control that counts a value down and up.
///
/// Approximation: the signs are near the symbols “minus” and “plus”.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  final var backgroundImages: [State: UIImage] = [:]
  final var dividerImages: [SegmentedDivider: UIImage] = [:]
  final var incrementImages: [State: UIImage] = [:]
  final var decrementImages: [State: UIImage] = [:]
  private var storedValue = 0.0
  private var storedMinimum = 0.0
  private var storedMaximum = 100.0
  private var storedStep = 1.0

  /// The size of the frame is ignored: a stepper has one size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UIStepper.size
    setUp()
  }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    layoutState.hugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  // MARK: Value

  /// Kept within the range.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = newValue.isNaN ? storedMinimum : min(max(newValue, storedMinimum), storedMaximum)
      setNeedsDisplay()
    }
  }

  /// Must be below the maximum.
  open var minimumValue: Double {
    get { storedMinimum }
    set {
      guard newValue < storedMaximum else { raise("minimumValue \(newValue) must be less than maximumValue \(storedMaximum)") }
      storedMinimum = newValue
      value = storedValue
    }
  }

  /// Must be above the minimum.
  open var maximumValue: Double {
    get { storedMaximum }
    set {
      guard newValue > storedMinimum else { raise("maximumValue \(newValue) must be greater than minimumValue \(storedMinimum)") }
      storedMaximum = newValue
      value = storedValue
    }
  }

  /// Must be above zero.
  open var stepValue: Double {
    get { storedStep }
    set {
      guard newValue > 0 else { raise("stepValue \(newValue) must be greater than 0") }
      storedStep = newValue
    }
  }

  /// Apple documents these exceptions.
  private func raise(_ reason: String) -> Never { UIKitException.raise("NSInvalidArgumentException", "UIStepper: \(reason)") }

  /// No effect: no finger touches a picture.
  open var isContinuous = true
  /// No effect: no finger touches a picture.
  open var autorepeat = true
  open var wraps = false { didSet { setNeedsDisplay() } }

  // MARK: Looks

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    setNeedsDisplay()
  }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  open func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State) {
    dividerImages[SegmentedDivider(left: leftState, right: rightState)] = image
    setNeedsDisplay()
  }
  open func dividerImage(forLeftSegmentState state: State, rightSegmentState rightState: State) -> UIImage? {
    dividerImages[SegmentedDivider(left: state, right: rightState)]
  }
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementImages[state] = image
    setNeedsDisplay()
  }
  open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementImages[state] = image
    setNeedsDisplay()
  }
  open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }

  // MARK: Layout

  /// 94 × 32 points since iOS 13, 94 × 29 before: frames that Interface Builder stores.
  static var size: CGSize { CGSize(width: 94, height: SystemGeneration.current >= 13 ? 32 : 29) }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UIStepper.size) }
  }

  open override var intrinsicContentSize: CGSize { UIStepper.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  package override func emitContent(into items: inout [DisplayList.Item]) {
    super.emitContent(into: &items)
    emitParts(into: &items)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
