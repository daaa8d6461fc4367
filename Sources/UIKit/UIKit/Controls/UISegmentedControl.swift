import CoreGraphics
package import DisplayList
public import Foundation

/// A row of segments of which one may be selected.
///
/// Approximation: from iOS 26 on the track and the selection are capsules without glass.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }

  /// The index of the selected segment where none is.
  public static let noSegment = -1

  final var segments: [UISegment] = []
  final var textAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  final var backgroundImages: [State: UIImage] = [:]
  final var dividerImages: [SegmentedDivider: UIImage] = [:]
  final var contentAdjustments: [Segment: UIOffset] = [:]
  private var storedIndex = UISegmentedControl.noSegment

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Segments of strings and images, in the control's own size.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    isOpaque = false
    for item in items ?? [] {
      let segment = UISegment()
      switch item {
      case let title as String: segment.title = title
      case let image as UIImage: segment.image = image
      case let action as UIAction: segment.action = action
      default:
        UIKitException.raise(
          "NSInvalidArgumentException", "UISegmentedControl's items are strings and images, not \(type(of: item))")
      }
      add(segment, at: segments.count)
    }
    frame.size = UISegmentedControl.outerSize(intrinsicContentSize)
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.size == .zero { self.frame.size = UISegmentedControl.outerSize(intrinsicContentSize) }
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let new = UISegment()
    new.title = title
    add(new, at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let new = UISegment()
    new.image = image
    add(new, at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let new = UISegment()
    new.action = action
    add(new, at: segment)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = pinned(segment) else { return }
    segments.remove(at: index).removeFromSuperview()
    if storedIndex == index { storedIndex = UISegmentedControl.noSegment } else if storedIndex > index { storedIndex -= 1 }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    storedIndex = UISegmentedControl.noSegment
    segmentsDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  /// A width of zero, the default, shares what the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
  }
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.contentOffset = offset } }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.contentOffset ?? .zero }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? true }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.action = action } }
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
  }

  // MARK: Selection

  /// Selecting by code sends no action; an index that no segment has selects none.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      guard newValue != storedIndex else { return }
      if newValue >= numberOfSegments {
        UIKitDiagnostics.shared.note(
          kind: "segment-index",
          message: "selectedSegmentIndex \(newValue) is beyond the \(numberOfSegments) segments of a UISegmentedControl: none is selected")
      }
      storedIndex = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      segmentsDidChange(sizesDidChange: false)
    }
  }

  open var isMomentary = false { didSet { segmentsDidChange(sizesDidChange: false) } }
  /// Whether segments without a width are as wide as their content asks for, rather than equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  // MARK: Layout

  /// 32 points with the alignment rect one less, measured on the frames of stored interfaces; 29 before iOS 13.
  static var height: CGFloat { SystemGeneration.current >= 13 ? 32 : 29 }

  static func outerSize(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.height + 1) }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: contentWidth, height: UISegmentedControl.height - 1)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: contentWidth, height: UISegmentedControl.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSegments()
  }

  package override func emitContent(into items: inout [DisplayList.Item]) {
    super.emitContent(into: &items)
    emitParts(into: &items)
  }

  package override func stateDidChange() {
    super.stateDidChange()
    segmentsDidChange(sizesDidChange: false)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    segmentsDidChange(sizesDidChange: false)
  }

  package override func contentEnvironmentDidChange(from previous: UITraitCollection?) {
    super.contentEnvironmentDidChange(from: previous)
    if previous?.displayScale != traitCollection.displayScale { stylesDidChange() } else { segmentsDidChange(sizesDidChange: false) }
  }
}
