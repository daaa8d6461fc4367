import CoreGraphics
package import DisplayList
public import Foundation

/// A bar that shows how far a task has come.
///
/// Approximation: the track has the colour of a slider's.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  private var storedProgress: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A bar in the height of its style; its width is the layout's.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = height
  }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    layoutState.hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
  }

  // MARK: Progress

  /// 0 to 1; values beyond are pinned.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    setNeedsDisplay()
  }

  /// Its fraction at the time of setting is what the picture shows.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Looks

  open var progressViewStyle = Style.default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  // MARK: Layout

  /// 4 points since iOS 13, 2 before; 2.5 in a bar: the frames of stored interfaces.
  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : SystemGeneration.current >= 14 ? 4 : 2 }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  // MARK: Drawing

  package override func emitContent(into items: inout [DisplayList.Item]) {
    super.emitContent(into: &items)
    guard bounds.isDrawable else { return }
    let traits = traitCollection
    let tint = tintColor?.cgColor(with: traits)
    let outline = progressViewStyle == .bar ? .rect(bounds) : ControlDrawing.pill(bounds)
    // The track's colour is that of a slider, an approximation; a bar has none of its own.
    let track = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    let trackItems =
      trackImage.map { ImageDrawing.items($0, in: bounds, tint: tint, traits: traits) }
      ?? [ControlDrawing.fill(outline, track.cgColor(with: traits))]
    items.append(ControlDrawing.group("track", of: "UIProgressView", trackItems))
    var filled = bounds
    filled.size.width = PixelGrid(traits).nearest(bounds.width * CGFloat(progress))
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { filled = filled.mirrored(in: bounds) }
    guard filled.isDrawable else { return }
    let color = (progressTintColor ?? tintColor ?? .systemBlue).cgColor(with: traits)
    let shape = progressViewStyle == .bar ? .rect(filled) : ControlDrawing.pill(filled)
    let progressItems =
      progressImage.map { ImageDrawing.items($0, in: filled, tint: tint, traits: traits) } ?? [ControlDrawing.fill(shape, color)]
    items.append(ControlDrawing.group("progress", of: "UIProgressView", progressItems))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
