import CoreGraphics
package import DisplayList
public import Foundation

/// A row of dots, one a page.
///
/// Approximation: the colours of the other pages and of the prominent background are near what iOS shows.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  private var storedPages = 0
  private var storedCurrent = 0
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

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
    accessibilityTraits = [.updatesFrequently, .adjustable]
  }

  // MARK: Pages

  /// A negative number counts as none; the current page stays within the pages.
  open var numberOfPages: Int {
    get { storedPages }
    set {
      guard newValue != storedPages else { return }
      storedPages = max(newValue, 0)
      storedCurrent = min(storedCurrent, max(storedPages - 1, 0))
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Pinned to the pages.
  open var currentPage: Int {
    get { storedCurrent }
    set {
      storedCurrent = min(max(newValue, 0), max(storedPages - 1, 0))
      setNeedsDisplay()
    }
  }

  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// No effect: the current page is shown at once.
  open var defersCurrentPageDisplay = false
  open func updateCurrentPageDisplay() { setNeedsDisplay() }
  /// No effect: no finger touches a picture.
  open var interactionState: InteractionState { .none }
  /// No effect: no finger touches a picture.
  open var allowsContinuousInteraction = true

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(min(currentPage + 1, numberOfPages)) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Looks

  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }

  open func indicatorImage(forPage page: Int) -> UIImage? {
    check(page)
    return images[page]
  }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    check(page)
    images[page] = image
    setNeedsDisplay()
  }

  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    check(page)
    return currentImages[page]
  }

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    check(page)
    currentImages[page] = image
    setNeedsDisplay()
  }

  /// Apple documents an exception for pages that there are none of.
  private func check(_ page: Int) {
    guard !(0..<storedPages).contains(page) else { return }
    UIKitException.raise("NSInvalidArgumentException", "UIPageControl has \(storedPages) pages, so none at index \(page)")
  }

  func image(of page: Int) -> UIImage? {
    let own = images[page] ?? preferredIndicatorImage
    return page == currentPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? own : own
  }

  // MARK: Layout

  var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    let metrics = PageControlMetrics.current
    let length = count > 0 ? count * metrics.dot + (count - 1) * metrics.gap + 2 * metrics.ends : 0
    let size = isVertical ? CGSize(width: metrics.breadth, height: length) : CGSize(width: length, height: metrics.breadth)
    return PixelGrid(traitCollection).up(size)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  package override func emitContent(into items: inout [DisplayList.Item]) {
    super.emitContent(into: &items)
    emitDots(into: &items)
  }
}
