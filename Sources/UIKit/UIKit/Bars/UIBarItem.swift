public import Foundation

/// An item of a bar, with a title or a picture.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var landscapeImagePhone: UIImage? { didSet { changed() } }
  /// No effect: shown only while a finger rests on a bar.
  open var largeContentSizeImage: UIImage?
  open var isEnabled = true { didSet { changed() } }
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// No effect: low bars inset their pictures as others do.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// No effect: shown only while a finger rests on a bar.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// No effect: no assistive technology reads a picture.
  open var accessibilityLabel: String?
  /// No effect: no assistive technology reads a picture.
  open var accessibilityHint: String?
  /// No effect: no assistive technology reads a picture.
  open var accessibilityValue: String?
  /// No effect: no assistive technology reads a picture.
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
