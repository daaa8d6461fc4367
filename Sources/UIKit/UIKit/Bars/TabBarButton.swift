import CoreGraphics
import Foundation

/// What shows an item of a tab bar.
@MainActor
final class TabBarButton: UIControl {
  private(set) var tabItem = UITabBarItem()
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = TabBarBadge()
  private var look: Look?
  private var style = UITabBarItemAppearance.Style.stacked
  private var titleShift = UIOffset.zero
  private var badgeShift = UIOffset.zero
  /// Called for a tap.
  var onTap: (() -> Void)?

  struct Context {
    var style: UITabBarItemAppearance.Style
    var looks: UITabBarItemAppearance
    var isSelected: Bool
    var unselectedColor: UIColor
    var selectedColor: UIColor
  }

  struct Look: Equatable {
    var text: NSAttributedString
    var image: UIImage?
    var symbol: UIImage.SymbolConfiguration?
    var color: UIColor
    var badge: NSAttributedString?
    var badgeColor: UIColor
    var identifier: String?
  }

  convenience init(_ item: UITabBarItem) {
    self.init(frame: .zero)
    tabItem = item
    picture.automaticIsTemplate = true
    picture.contentMode = .center
    for view in [picture, label, badge] { addSubview(view) }
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  func show(_ context: Context) {
    style = context.style
    let state = !tabItem.isEnabled ? context.looks.disabled : context.isSelected ? context.looks.selected : context.looks.normal
    let normal = context.looks.normal
    let color = context.isSelected ? context.selectedColor : context.unselectedColor
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: tabItem.isEnabled ? color : .tertiaryLabel]
    if context.isSelected {
      attributes.merge(normal.titleTextAttributes.filter { $0.key != .foregroundColor }) { $1 }
    } else {
      attributes.merge(normal.titleTextAttributes) { $1 }
    }
    attributes.merge(state.titleTextAttributes) { $1 }
    attributes.merge(tabItem.titleAttributes(for: .normal).filter { !context.isSelected || $0.key != .foregroundColor }) { $1 }
    if context.isSelected { attributes.merge(tabItem.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
    let image = context.isSelected ? tabItem.selectedImage ?? tabItem.image : tabItem.image
    let badgeColor = tabItem.badgeColor ?? state.badgeBackgroundColor ?? normal.badgeBackgroundColor ?? .systemRed
    var badgeAttributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white]
    badgeAttributes.merge(normal.badgeTextAttributes) { $1 }
    badgeAttributes.merge(state.badgeTextAttributes) { $1 }
    badgeAttributes.merge(tabItem.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    titleShift = tabItem.titlePositionAdjustment == .zero ? state.titlePositionAdjustment : tabItem.titlePositionAdjustment
    badgeShift = state.badgePositionAdjustment
    apply(
      Look(
        text: NSAttributedString(string: tabItem.title ?? "", attributes: attributes), image: image,
        symbol: image?.isSymbolImage == true ? symbol : nil,
        color: !tabItem.isEnabled ? .tertiaryLabel : state.iconColor ?? (context.isSelected ? color : normal.iconColor ?? color),
        badge: tabItem.badgeValue.map { NSAttributedString(string: $0, attributes: badgeAttributes) }, badgeColor: badgeColor,
        identifier: tabItem.accessibilityIdentifier))
    isSelected = context.isSelected
    isEnabled = tabItem.isEnabled
  }

  private func apply(_ new: Look) {
    guard new != look else { return }
    look = new
    label.attributedText = new.text
    label.textAlignment = .center
    picture.image = new.image
    picture.preferredSymbolConfiguration = new.symbol
    picture.tintColor = new.color
    picture.isHidden = new.image == nil
    badge.show(new.badge, new.badgeColor)
    accessibilityIdentifier = new.identifier
    setNeedsLayout()
  }

  /// 10 points below a picture; beside one 13, in low bars 12 (these two are near what iOS shows, not measured).
  private var font: UIFont {
    switch style {
    case .stacked: .systemFont(ofSize: 10, weight: .medium)
    case .inline: .systemFont(ofSize: 13)
    case .compactInline: .systemFont(ofSize: 12, weight: .medium)
    }
  }

  private var symbol: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: style == .stacked ? 18 : 15, weight: .medium, scale: style == .compactInline ? .medium : .large)
  }

  private var imageSize: CGSize { picture.image == nil ? .zero : picture.intrinsicContentSize }

  /// The width of picture and word.
  var contentWidth: CGFloat {
    let text = label.intrinsicContentSize.width
    if style == .stacked { return max(imageSize.width, text) }
    return imageSize.width + (imageSize.width > 0 && text > 0 ? TabBarButton.inlineSpacing : 0) + text
  }

  private static let inlineSpacing: CGFloat = 7

  override func layoutSubviews() {
    super.layoutSubviews()
    let (image, text, grid) = (imageSize, label.intrinsicContentSize, PixelGrid(traitCollection))
    let insets = tabItem.imageInsets
    if style == .stacked {
      // The word's box ends 2 points above the row's end; the picture stands in the middle of what lies above.
      let textWidth = min(text.width, max(0, bounds.width - 2))
      label.frame = CGRect(
        x: grid.nearest((bounds.width - textWidth) / 2) + titleShift.horizontal,
        y: grid.nearest(bounds.height - 2 - text.height) + titleShift.vertical, width: textWidth, height: text.height)
      let middle = text.width > 0 ? TabBarButton.pictureMiddle : bounds.height / 2
      place(image, middleX: bounds.width / 2, middleY: middle, insets, grid)
    } else {
      let start = (bounds.width - min(contentWidth, bounds.width)) / 2
      place(image, middleX: start + image.width / 2, middleY: bounds.height / 2, insets, grid)
      let x = start + (image.width > 0 ? image.width + TabBarButton.inlineSpacing : 0)
      label.frame = CGRect(
        x: grid.nearest(x) + titleShift.horizontal, y: grid.nearest((bounds.height - text.height) / 2) + titleShift.vertical,
        width: max(0, min(text.width, bounds.width - x)), height: text.height)
    }
    let size = badge.fittingSize
    // The badge covers the upper trailing corner of the picture.
    let middle = picture.frame.width > 0 ? picture.frame.midX : bounds.midX
    badge.frame = CGRect(
      x: grid.nearest(middle + 4) + badgeShift.horizontal, y: 2 + badgeShift.vertical, width: size.width, height: size.height)
  }

  /// From the row's upper edge to the middle of its pictures.
  private static let pictureMiddle: CGFloat = 19

  private func place(_ size: CGSize, middleX: CGFloat, middleY: CGFloat, _ insets: UIEdgeInsets, _ grid: PixelGrid) {
    picture.frame = CGRect(
      x: grid.nearest(middleX - size.width / 2 + (insets.left - insets.right) / 2),
      y: grid.nearest(middleY - size.height / 2 + (insets.top - insets.bottom) / 2), width: size.width, height: size.height)
  }
}
