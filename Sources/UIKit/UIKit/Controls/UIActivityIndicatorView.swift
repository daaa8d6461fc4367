import CoreGraphics
package import DisplayList
public import Foundation

/// A wheel that turns while something goes on, seen at one moment.
///
/// Approximation: the wheel stands still, its topmost spoke the strongest.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  private var storedStyle = Style.medium
  private var storedColor: UIColor?
  private var storedIsAnimating = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A wheel in the size of its style.
  public init(style: Style) {
    super.init(frame: .zero)
    storedStyle = style
    setUp()
    frame.size = size
  }

  private func setUp() {
    isOpaque = false
    isHidden = true
    isUserInteractionEnabled = false
    layoutState.hugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  open var style: Style {
    get { storedStyle }
    set {
      guard newValue != storedStyle else { return }
      storedStyle = newValue
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  open var color: UIColor! {
    get { storedColor ?? defaultColor }
    set {
      storedColor = newValue
      setNeedsDisplay()
    }
  }

  /// The colour of the strongest spoke: of 13 and later that of Flutter's measurement of iOS 13, which is `secondaryLabel`.
  private var defaultColor: UIColor {
    switch style {
    case .white, .whiteLarge: .white
    case .gray: SystemGeneration.current >= 13 ? .secondaryLabel : UIColor(white: 0.5, alpha: 1)
    case .medium, .large: .secondaryLabel
    }
  }

  // MARK: Turning

  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  open var isAnimating: Bool { storedIsAnimating }

  open func startAnimating() {
    storedIsAnimating = true
    isHidden = false
    setNeedsDisplay()
  }

  open func stopAnimating() {
    storedIsAnimating = false
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  // MARK: Layout

  /// 20 and 37 points: the frames of stored interfaces.
  private var size: CGSize {
    switch style {
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    }
  }

  open override var intrinsicContentSize: CGSize { size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

  // MARK: Drawing

  package override func emitContent(into items: inout [DisplayList.Item]) {
    super.emitContent(into: &items)
    let color = (self.color ?? .secondaryLabel).cgColor(with: traitCollection)
    let wheel = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    items.append(
      ControlDrawing.group(
        "wheel", of: "UIActivityIndicatorView", ActivityWheel.items(in: wheel, color: color, spokes: ActivityWheel.standardSpokes)))
  }
}
