import CoreGraphics
package import DisplayList
public import Foundation

/// A control that is on or off.
///
/// Approximation: the thumb's width from iOS 26 on and the opacity of disabled switches are near what iOS shows.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  private var storedIsOn = false

  /// The size of the frame is ignored: a switch has one size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UISwitch.size
    setUp()
  }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    layoutState.hugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  // MARK: State

  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Changes the state without sending an action.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    setNeedsDisplay()
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Looks

  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// No effect: not drawn, as since iOS 7.
  open var onImage: UIImage?
  /// No effect: not drawn, as since iOS 7.
  open var offImage: UIImage?
  /// No effect: only a Mac shows the title of a checkbox.
  open var title: String?
  /// No effect: a switch slides on iPhone and iPad.
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  // MARK: Layout

  /// 51 × 31 points up to iOS 18, 63 × 28 from iOS 26 on: frames that Interface Builder stores.
  static var size: CGSize {
    SystemGeneration.current >= 26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UISwitch.size) }
  }

  /// The frame is two points wider than what constraints see, measured on the frames of stored interfaces.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UISwitch.size.width - 2, height: UISwitch.size.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  // MARK: Drawing

  package override func emitContent(into items: inout [DisplayList.Item]) {
    super.emitContent(into: &items)
    let traits = traitCollection
    let box = CGRect(origin: bounds.origin, size: UISwitch.size)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let track = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    // Two points inside the track. The thumb of 27 points and its shadow, 3 points down and 8 wide, are those of the image view
    // of 43 × 43 points at (-6, -3) in a public dump of iOS 16 to 18; the opacities are Flutter's.
    // From iOS 26 on the thumb is a capsule: 24 points high, its width of 39 an approximation.
    let thumbSize = CGSize(width: SystemGeneration.current >= 26 ? 39 : 27, height: box.height - 4)
    var thumb = CGRect(origin: CGPoint(x: box.minX + 2, y: box.minY + 2), size: thumbSize)
    if isOn != isRightToLeft { thumb = thumb.mirrored(in: box) }
    let parts = [
      ControlDrawing.group(
        "track", of: "UISwitch", [ControlDrawing.fill(ControlDrawing.pill(box), track.cgColor(with: traits))]),
      ControlDrawing.raised(
        "thumb", of: "UISwitch", ControlDrawing.pill(thumb), color: (thumbTintColor ?? .white).cgColor(with: traits),
        shadows: [.init(offset: 3, blur: 8, opacity: 0.15), .init(offset: 3, blur: 1, opacity: 0.06)]),
    ]
    // Half of its opacity is what a disabled switch keeps, an approximation.
    items.append(ControlDrawing.group("switch", of: "UISwitch", opacity: isEnabled ? 1 : 0.5, parts))
  }
}
