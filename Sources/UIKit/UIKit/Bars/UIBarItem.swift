public import Foundation

/// An item of a bar, with a title or a picture.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var landscapeImagePhone: UIImage? { didSet { changed() } }
  open var largeContentSizeImage: UIImage?
  open var isEnabled = true { didSet { changed() } }
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var accessibilityIdentifier: String? { didSet { changed() } }
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = true

  /// The bar that shows the item.
  package final weak var bar: UIView?
  package final var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  @preconcurrency @MainActor public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  package final func changed() { bar?.setNeedsLayout() }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  /// The attributes of a state, completed by those of the normal one.
  package final func titleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let normal = titleAttributes[UIControl.State.normal.rawValue] ?? [:]
    guard state != .normal, let own = titleAttributes[state.rawValue] else { return normal }
    return normal.merging(own) { $1 }
  }
}
