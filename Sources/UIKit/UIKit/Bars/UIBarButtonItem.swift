public import Foundation

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain = 0, done = 2, prominent = 3 }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
    case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close = 24, writingTools = 25
  }

  open var style = Style.plain { didSet { changed() } }
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction? { didSet { takePrimaryAction() } }
  /// No effect: no menu is open in a picture, and the item shows its own title.
  open var menu: UIMenu?
  /// No effect: no menu is open in a picture, and the item shows its own title.
  open var changesSelectionAsPrimaryAction = false
  /// No effect: a selected item looks as the others do.
  open var isSelected = false { didSet { changed() } }
  open var isHidden = false { didSet { changed() } }
  open var customView: UIView? { didSet { changed() } }
  open var width: CGFloat = 0 { didSet { changed() } }
  open var tintColor: UIColor? { didSet { changed() } }
  /// No effect: an item is as wide as its present title.
  open var possibleTitles: Set<String>? { didSet { changed() } }
  package private(set) var systemItem: SystemItem?
  package final var backgroundImages: [UIControl.State.RawValue: UIImage] = [:]

  @preconcurrency @MainActor public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    take(systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    takePrimaryAction()
  }

  public convenience init(primaryAction: UIAction?, menu: UIMenu?) {
    self.init(primaryAction: primaryAction)
    self.menu = menu
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    take(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(primaryAction: primaryAction)
    self.title = title ?? self.title
    self.image = image ?? self.image
    self.menu = menu
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector, menu: UIMenu? = nil) {
    self.init()
    self.title = title
    self.image = image
    self.target = target
    self.action = action
    self.menu = menu
  }

  final func changeSystemItem(to item: SystemItem) {
    style = .plain
    take(item)
    changed()
  }

  /// The system decides how its items look: of a space nothing, of the others a word or a symbol.
  private func take(_ item: SystemItem) {
    systemItem = item
    if item == .done || item == .save { style = .done }
  }

  /// An item without title and image takes those of its action.
  private func takePrimaryAction() {
    guard let primaryAction, systemItem == nil else { return }
    if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
    if image == nil { image = primaryAction.image }
  }

  public class func flexibleSpace() -> Self { space(.flexibleSpace) }

  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  private class func space(_ kind: SystemItem) -> Self {
    let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
    guard let item = item as? Self else {
      UIKitException.raise("NSInvalidArgumentException", "a space is made of UIBarButtonItem, not of \(self)")
    }
    return item
  }

  // MARK: Pictures of old

  /// No effect: items are drawn without a background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgroundImages[state.rawValue] = backgroundImage
    changed()
  }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[state.rawValue] }
  /// No effect: titles stand in the middle.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleAdjustment = adjustment
    changed()
  }
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleAdjustment }
  /// No effect: titles stand in the middle.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backTitleAdjustment = adjustment
    changed()
  }
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backTitleAdjustment }
  package final var titleAdjustment = UIOffset.zero
  package final var backTitleAdjustment = UIOffset.zero
}
