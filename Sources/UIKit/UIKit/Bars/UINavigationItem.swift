public import Foundation

/// What a controller shows in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

  open var title: String? { didSet { changed() } }
  open var titleView: UIView? { didSet { changed() } }
  open var prompt: String? { didSet { changed() } }
  open var backButtonTitle: String? { didSet { changed() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  open var backAction: UIAction? { didSet { changed() } }
  open var hidesBackButton = false { didSet { changed() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// No effect: bars show no search bars.
  open var hidesSearchBarWhenScrolling = true
  /// No effect: titles stand in the middle of the bar in every style.
  open var style = ItemStyle.navigator

  open var standardAppearance: UINavigationBarAppearance? { didSet { attach(standardAppearance) } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { attach(compactAppearance) } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { attach(scrollEdgeAppearance) } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { attach(compactScrollEdgeAppearance) } }

  /// The bar that shows the item.
  package final weak var navigationBar: UINavigationBar?

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// The bar's height may follow from the item (a prompt, a large title): the layout around it is done anew too.
  package final func changed() {
    navigationBar?.setNeedsLayout()
    navigationBar?.superview?.setNeedsLayout()
    navigationBar?.invalidateIntrinsicContentSize()
  }

  private func attach(_ appearance: UINavigationBarAppearance?) {
    appearance?.onChange = { [weak self] in self?.changed() }
    changed()
  }
}
