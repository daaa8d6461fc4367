import CoreGraphics
import Foundation

/// What shows an item of a bar: a word, a picture, a view of the user's, or nothing for a space.
@MainActor
final class BarButton: UIControl {
  /// The item shown; the name is not `item`, which reports take for a property of the user's.
  private(set) var barItem = UIBarButtonItem()
  private let label = UILabel()
  private let picture = UIImageView()
  private var shown: UIView?
  private var look: Look?

  /// What of an item is seen: taken over only where it changed, for each change asks for layout.
  struct Look: Equatable {
    var text: NSAttributedString?
    var image: UIImage?
    var symbol: UIImage.SymbolConfiguration?
    var tint: UIColor?
    var isEnabled = true
    var identifier: String?
  }

  convenience init(_ item: UIBarButtonItem) {
    self.init(frame: .zero)
    barItem = item
    picture.automaticIsTemplate = true
    picture.contentMode = .center
    addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
    if let view = item.customView {
      host(view)
    } else if item.systemItem != .flexibleSpace, item.systemItem != .fixedSpace {
      addSubview(label)
      addSubview(picture)
    }
  }

  private func perform() {
    if let action = barItem.primaryAction {
      action.perform(sender: barItem)
    } else if let action = barItem.action {
      UIApplication.shared.sendAction(action, to: barItem.target, from: barItem, for: nil)
    }
  }

  /// A view placed by constraints is tied to the button, which takes the view's size.
  private func host(_ view: UIView) {
    shown = view
    addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  // MARK: Content

  /// The font, colour and symbols that a bar gives its buttons.
  struct Style {
    var attributes: [NSAttributedString.Key: Any] = [:]
    var isCompact = false
    /// Pictures of toolbars and navigation bars are of one size.
    var symbolScale: UIImage.SymbolScale { isCompact ? .medium : .large }
  }

  func update(_ style: Style) {
    guard barItem.customView == nil else { return }
    let isDone = barItem.style != .plain
    let (title, symbolName) = (barItem.systemTitle ?? barItem.title, barItem.systemSymbol)
    let image =
      barItem.systemItem == .add
      ? BarSymbols.plus(isCompact: style.isCompact)
      : barItem.systemItem == .close
        ? SystemButtonImage.image(for: .close, traits: traitCollection)
        : symbolName.flatMap { UIImage(systemName: $0) } ?? barItem.picture(isCompact: style.isCompact)
    var new = Look(image: image, tint: barItem.tintColor, isEnabled: barItem.isEnabled, identifier: barItem.accessibilityIdentifier)
    if image?.isSymbolImage == true {
      new.symbol = UIImage.SymbolConfiguration(pointSize: 17, weight: isDone ? .semibold : .regular, scale: style.symbolScale)
    }
    if image == nil, let title {
      let color = barItem.isEnabled ? barItem.tintColor ?? tintColor ?? .systemBlue : .tertiaryLabel
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 17, weight: isDone ? .semibold : .regular), .foregroundColor: color,
      ]
      attributes.merge(style.attributes) { $1 }
      attributes.merge(barItem.titleAttributes(for: barItem.isEnabled ? .normal : .disabled)) { $1 }
      if !barItem.isEnabled, barItem.titleAttributes[State.disabled.rawValue] == nil { attributes[.foregroundColor] = color }
      new.text = NSAttributedString(string: title, attributes: attributes)
    }
    guard new != look else { return }
    look = new
    label.attributedText = new.text
    picture.image = new.image
    picture.preferredSymbolConfiguration = new.symbol
    picture.tintColor = new.isEnabled ? new.tint : .tertiaryLabel
    (label.isHidden, picture.isHidden) = (new.image != nil, new.image == nil)
    shown = new.image == nil ? label : picture
    isEnabled = new.isEnabled
    accessibilityIdentifier = new.identifier
    setNeedsLayout()
  }

  /// The width of what is seen.
  var contentWidth: CGFloat {
    if barItem.width > 0 { return barItem.width }
    guard let shown else { return 0 }
    if shown === picture { return picture.intrinsicContentSize.width + barItem.imageInsets.left + barItem.imageInsets.right }
    if shown === label { return label.intrinsicContentSize.width }
    return BarButton.size(of: shown).width
  }

  /// What stands free at each side, besides the eight points between buttons: 11 at pictures (a dump of iOS's bar buttons shows pictures
  /// of 24 points in buttons of 46); at words less, which is not measured.
  var padding: CGFloat {
    guard shown != nil, barItem.customView == nil else { return 0 }
    return shown === picture ? 11 : 4
  }

  var isFlexible: Bool { barItem.systemItem == .flexibleSpace }
  var isSpace: Bool { isFlexible || barItem.systemItem == .fixedSpace }

  /// The size that a view of the user's has in a bar: its frame's, or what its constraints make.
  static func size(of view: UIView) -> CGSize {
    guard view.translatesAutoresizingMaskIntoConstraints else {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
    let size = view.sizeThatFits(UIView.layoutFittingExpandedSize)
    let intrinsic = view.intrinsicContentSize
    return CGSize(width: max(intrinsic.width, size.width), height: max(intrinsic.height, size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shown, shown.translatesAutoresizingMaskIntoConstraints else { return }
    let size = shown === label || shown === picture ? shown.intrinsicContentSize : BarButton.size(of: shown)
    let insets = shown === picture ? barItem.imageInsets : .zero
    let grid = PixelGrid(traitCollection)
    shown.frame = CGRect(
      x: grid.nearest((bounds.width - min(size.width, bounds.width) + insets.left - insets.right) / 2),
      y: grid.nearest((bounds.height - size.height + insets.top - insets.bottom) / 2), width: min(size.width, bounds.width),
      height: size.height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    superview?.setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }
}
