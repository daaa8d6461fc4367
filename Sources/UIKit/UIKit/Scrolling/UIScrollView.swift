import CoreGraphics
public import Foundation

/// Shows a part of content that may be larger than itself.
///
/// The origin of its bounds is the offset at which the content is seen.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  package final var scrolling = ScrollingState()
  package final weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The container whose bars change with the offset.
  package final weak var barHolder: UIView?
  package final weak var tabHolder: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Subclasses declare it anew with their own delegates' types: theirs is preferred.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Content

  /// The size of the content: as set, or as constraints to the content guide make it.
  open var contentSize: CGSize {
    get { scrolling.contentSize }
    set { setContentSize(newValue, solved: false) }
  }
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set { setBounds(newValue, from: super.bounds) { super.bounds = $0 } }
  }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, moves { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(toSee: rect, animated: animated) }
  /// Where content that is smaller than the view stands; (0, 0) is the upper left corner, (0.5, 0.5) the middle.
  open var contentAlignmentPoint = CGPoint.zero { didSet { if contentAlignmentPoint != oldValue { alignSmallContent() } } }
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content, "UIScrollView-contentLayoutGuide") }
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, "UIScrollView-frameLayoutGuide") }

  // MARK: Insets

  open var contentInset: UIEdgeInsets {
    get { scrolling.contentInset }
    set { setContentInset(newValue) }
  }
  /// The content inset together with what of the safe area is added to it.
  open var adjustedContentInset: UIEdgeInsets { scrolling.adjustedInset }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { updateAdjustedInset() } }
  open func adjustedContentInsetDidChange() {}

  // MARK: Indicators

  /// No effect: indicators are seen only while a finger scrolls.
  open var showsHorizontalScrollIndicator = true
  /// No effect: indicators are seen only while a finger scrolls.
  open var showsVerticalScrollIndicator = true
  /// No effect: indicators are seen only while a finger scrolls.
  open var indicatorStyle = IndicatorStyle.default
  /// No effect: indicators are seen only while a finger scrolls.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// No effect: indicators are seen only while a finger scrolls.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// No effect: indicators are seen only while a finger scrolls.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// No effect: indicators are seen only while a finger scrolls.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// No effect: indicators are seen only while a finger scrolls.
  open func flashScrollIndicators() {}

  // MARK: Scrolling

  open var isScrollEnabled = true
  /// No effect: no finger scrolls a picture.
  open var isDirectionalLockEnabled = false
  /// No effect: no finger scrolls a picture.
  open var isPagingEnabled = false
  /// No effect: no finger scrolls a picture.
  open var scrollsToTop = true
  /// No effect: no finger scrolls a picture.
  open var bounces = true
  /// No effect: no finger scrolls a picture.
  open var bouncesHorizontally = true
  /// No effect: no finger scrolls a picture.
  open var bouncesVertically = true
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  /// No effect: no finger scrolls a picture.
  open var transfersHorizontalScrollingToParent = true
  /// No effect: no finger scrolls a picture.
  open var transfersVerticalScrollingToParent = true
  /// No effect: no finger scrolls a picture.
  open var decelerationRate = DecelerationRate.normal
  /// No effect: no picture shows an index.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// No effect: no picture shows a keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// No effect: no picture shows a keyboard.
  open var allowsKeyboardScrolling = true
  /// No effect: no finger scrolls a picture.
  open var delaysContentTouches = true
  /// No effect: no finger scrolls a picture.
  open var canCancelContentTouches = true
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isScrollAnimating: Bool { false }
  /// No effect: no finger scrolls a picture.
  open func stopScrollingAndZooming() {}
  /// No effect: no finger scrolls a picture.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// No effect: no finger scrolls a picture.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// No effect: no finger scrolls a picture.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  /// No effect: no finger scrolls a picture.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer(target: nil, action: nil)

  /// Stands above the content while the user pulls it down.
  open var refreshControl: UIRefreshControl? { didSet { refreshControlDidChange(from: oldValue) } }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { zoom(to: newValue) }
  }
  /// No effect: no finger scrolls a picture.
  open var bouncesZoom = true
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open var isZoomAnimating: Bool { false }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale) }
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toSee: rect) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeSolvedContentSize()
    alignSmallContent()
    placeRefreshControl()
  }

  package override func inheritedInsetsDidChange() { updateAdjustedInset() }
  /// What the adjusted inset keeps the content away from is no matter of the content's: rows that scroll under the home indicator
  /// don't grow.
  package override var safeAreaForSubviews: UIEdgeInsets {
    let (safe, adjusted, own) = (safeAreaInsets, adjustedContentInset, contentInset)
    return UIEdgeInsets(
      top: max(safe.top - (adjusted.top - own.top), 0), left: max(safe.left - (adjusted.left - own.left), 0),
      bottom: max(safe.bottom - (adjusted.bottom - own.bottom), 0), right: max(safe.right - (adjusted.right - own.right), 0))
  }
  package override var ambiguousContentAxes: [NSLayoutConstraint.Axis] { openContentAxes }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateAdjustedInset()
  }
}
