import CoreGraphics
package import DisplayList
public import Foundation

/// A control for one value of a range.
///
/// Approximation: the gap at value images and the opacity of disabled sliders are near what iOS shows.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Images by state; nil takes the normal state's.
  final var thumbImages: [State: UIImage] = [:]
  final var minimumTrackImages: [State: UIImage] = [:]
  final var maximumTrackImages: [State: UIImage] = [:]
  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  // MARK: Value

  /// Kept within the range.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// A minimum above the maximum takes the maximum along, and the value follows.
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      guard !newValue.isNaN else { return }
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      setValue(storedValue, animated: false)
      setNeedsDisplay()
    }
  }

  /// A maximum below the minimum takes the minimum along, and the value follows.
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      guard !newValue.isNaN else { return }
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      setValue(storedValue, animated: false)
      setNeedsDisplay()
    }
  }

  /// Moves the thumb without sending an action.
  open func setValue(_ value: Float, animated: Bool) {
    let inRange = value.isNaN ? storedMinimum : min(max(value, storedMinimum), storedMaximum)
    guard inRange != storedValue else { return }
    storedValue = inRange
    setNeedsDisplay()
  }

  /// No effect: no finger touches a picture.
  open var isContinuous = true

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((UISlider.fraction(value, storedMinimum, storedMaximum) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Where a value stands in a range, 0 to 1.
  static func fraction(_ value: Float, _ minimum: Float, _ maximum: Float) -> CGFloat {
    let share = (CGFloat(value) - CGFloat(minimum)) / (CGFloat(maximum) - CGFloat(minimum))
    return share.isFinite ? min(max(share, 0), 1) : 0
  }

  // MARK: Looks

  open var minimumValueImage: UIImage? { didSet { imageDidChange() } }
  open var maximumValueImage: UIImage? { didSet { imageDidChange() } }
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// No effect: a slider behaves as on iPhone and iPad.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }

  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    imageDidChange()
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
    setNeedsDisplay()
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
    setNeedsDisplay()
  }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] ?? minimumTrackImages[.normal] }
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] ?? maximumTrackImages[.normal] }
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Layout

  /// Constraints see a slider two points narrower at both ends and one lower, measured on the frames of stored interfaces; those
  /// of the Xcode that came with iOS 26 have no such insets.
  open override var alignmentRectInsets: UIEdgeInsets {
    SystemGeneration.current >= 26 ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  /// 31 points between the frame's edges, or more where an image needs it.
  private var height: CGFloat {
    let images = [thumbImage(for: .normal), minimumValueImage, maximumValueImage]
    return images.reduce(31) { max($0, $1?.size(with: traitCollection).height ?? 0) }
  }

  open override var intrinsicContentSize: CGSize {
    let insets = alignmentRectInsets
    return CGSize(width: UIView.noIntrinsicMetric, height: height - insets.top - insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { valueImageRect(minimumValueImage, isAtStart: true, in: bounds) }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { valueImageRect(maximumValueImage, isAtStart: false, in: bounds) }

  /// The track's rectangle, between the images where there are any.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(in: bounds) }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    defaultThumbRect(in: bounds, track: rect, value: value)
  }

  package override func emitContent(into items: inout [DisplayList.Item]) {
    super.emitContent(into: &items)
    emitParts(into: &items)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
