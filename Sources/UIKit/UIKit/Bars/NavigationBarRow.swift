import CoreGraphics
import Foundation

/// The row of a navigation bar: the title in the middle, buttons at both ends.
@MainActor
final class NavigationBarRow: UIView {
  @MainActor struct Content {
    var items: [UINavigationItem] = []
    var appearance = UINavigationBarAppearance()
    var isCompact = false
    /// The safe area and the bar's own margin.
    var margins = UIEdgeInsets.zero
    /// The bar's own margin: the chevron stands nearer to the edge.
    var sideMargin: CGFloat = 16
    var titleColor = UIColor.label
    var titleAdjustment: CGFloat = 0
    /// A large title is seen instead.
    var hidesTitle = false
  }

  let backButton = BackButton()
  private let titleLabel = UILabel()
  private var titleHost: TitleHost?
  private var left: [BarButton] = []
  private var right: [BarButton] = []
  private var content = Content()

  convenience init() {
    self.init(frame: .zero)
    addSubview(titleLabel)
    addSubview(backButton)
  }

  func show(_ content: Content) {
    self.content = content
    let item = content.items.last
    left = buttons(for: item?.leftBarButtonItems ?? [], reusing: left)
    right = buttons(for: item?.rightBarButtonItems ?? [], reusing: right)
    for button in left + right {
      let look = button.barItem.style == .plain ? content.appearance.buttonAppearance : content.appearance.doneButtonAppearance
      let state = button.barItem.isEnabled ? look.normal : look.disabled
      button.update(
        BarButton.Style(
          attributes: look.normal.titleTextAttributes.merging(state.titleTextAttributes) { $1 }, isCompact: content.isCompact))
    }
    updateTitle(item)
    place()
  }

  /// Views of items that stay are kept.
  private func buttons(for items: [UIBarButtonItem], reusing old: [BarButton]) -> [BarButton] {
    let items = items.filter { !$0.isHidden }
    let new = items.map { item in
      old.first { $0.barItem === item && ($0.barItem.customView == nil || $0.barItem.customView?.superview === $0) } ?? BarButton(item)
    }
    for button in old where !new.contains(where: { $0 === button }) { button.removeFromSuperview() }
    for button in new where button.superview !== self {
      addSubview(button)
      button.barItem.bar = superview
    }
    return new
  }

  private func updateTitle(_ item: UINavigationItem?) {
    let view = item?.titleView
    if titleHost?.view !== view {
      titleHost?.removeFromSuperview()
      titleHost = view.map(TitleHost.init)
      if let titleHost { addSubview(titleHost) }
    }
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: content.titleColor,
    ]
    let text = NSAttributedString(
      string: view == nil && !content.hidesTitle ? item?.title ?? "" : "",
      attributes: attributes.merging(content.appearance.titleTextAttributes) { $1 })
    if titleLabel.attributedText != text { titleLabel.attributedText = text }
    titleLabel.isHidden = text.length == 0
  }

  // MARK: Placing

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// In coordinates that run from the leading edge.
  private func place() {
    let mirror = isMirrored ? bounds.width : nil
    let margins = content.margins
    let (leading, trailing) = isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
    let (start, end) = (leading, bounds.width - trailing)
    var rightRow = BarRow(buttons: right.reversed())
    while rightRow.buttons.count > 1, rightRow.width > end - start { rightRow.buttons.removeFirst().isHidden = true }
    let rightStart = end - rightRow.width
    rightRow.place(from: rightStart, length: nil, height: bounds.height, in: mirror)
    let rightEdge = right.isEmpty ? bounds.width - trailing : rightStart - BarRow.gap

    let titleWidth = titleHost.map { $0.contentSize.width } ?? titleLabel.intrinsicContentSize.width
    var leftStart = start
    placeBackButton(leading: leading, limit: rightEdge, titleWidth: titleWidth, mirror: mirror)
    if !backButton.isHidden { leftStart = leading - content.sideMargin + BackButton.margin + backButton.width + 2 * BarRow.gap }
    var leftRow = BarRow(buttons: left)
    leftRow.drop(beyond: max(0, rightEdge - leftStart))
    leftRow.place(from: leftStart, length: nil, height: bounds.height, in: mirror)
    let leftEnd = left.isEmpty ? leftStart - (backButton.isHidden ? 0 : BarRow.gap) : leftStart + leftRow.width + BarRow.gap
    placeTitle(width: titleWidth, from: leftEnd, to: rightEdge, mirror: mirror)
  }

  /// The title of the screen below, "Back" where that leaves no room for this screen's own title, or the chevron alone.
  private func placeBackButton(leading: CGFloat, limit: CGFloat, titleWidth: CGFloat, mirror: CGFloat?) {
    guard let item = content.items.last, let previous = content.items.dropLast().last, !item.hidesBackButton,
      left.isEmpty || item.leftItemsSupplementBackButton
    else {
      backButton.isHidden = true
      return
    }
    backButton.isHidden = false
    let start = leading - content.sideMargin + BackButton.margin
    let title = previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title ?? "Back"
    var candidates = [title, "Back", ""]
    switch item.backButtonDisplayMode {
    case .default: break
    case .generic: candidates = ["Back", ""]
    case .minimal: candidates = [""]
    }
    let look = content.appearance.backButtonAppearance.normal.titleTextAttributes
    let base: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: previous.backBarButtonItem?.tintColor ?? tintColor ?? .systemBlue,
    ]
    let attributes = base.merging(look) { $1 }.merging(previous.backBarButtonItem?.titleAttributes(for: .normal) ?? [:]) { $1 }
    let indicator = previous.backBarButtonItem?.image ?? content.appearance.customBackIndicator
    for candidate in candidates {
      backButton.show(
        BackButton.Look(
          text: NSAttributedString(string: candidate, attributes: attributes), indicator: indicator, isMirrored: isMirrored))
      let end = start + backButton.width
      if candidate.isEmpty || end + BarRow.gap + titleWidth <= limit { break }
    }
    let frame = CGRect(x: start, y: 0, width: backButton.width, height: bounds.height)
    backButton.frame = mirror.map { CGRect(x: $0 - frame.maxX, y: 0, width: frame.width, height: frame.height) } ?? frame
  }

  /// In the middle of the bar; where a side takes more than half, as near to it as there is room; cut where there is too little.
  private func placeTitle(width: CGFloat, from leading: CGFloat, to trailing: CGFloat, mirror: CGFloat?) {
    let grid = PixelGrid(traitCollection)
    let width = min(width, max(0, trailing - leading))
    var x = (bounds.width - width) / 2
    x = grid.nearest(max(leading, min(x, trailing - width)))
    if let mirror { x = mirror - x - width }
    let shift = content.appearance.titlePositionAdjustment
    if let titleHost {
      let height = min(titleHost.contentSize.height, bounds.height)
      titleHost.frame = CGRect(x: x, y: grid.nearest((bounds.height - height) / 2), width: width, height: height)
    }
    let height = titleLabel.intrinsicContentSize.height
    titleLabel.frame = CGRect(
      x: x + shift.horizontal, y: grid.nearest((bounds.height - height) / 2) + content.titleAdjustment + shift.vertical, width: width,
      height: height)
  }
}
