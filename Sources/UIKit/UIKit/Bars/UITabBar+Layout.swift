import CoreGraphics
import Foundation

extension UITabBar {
  /// 49 points (stored frames of Interface Builder), 32 where a phone's screen is low, 50 on an iPad.
  package static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 49
  }

  /// Word below or beside the picture.
  var itemStyle: UITabBarItemAppearance.Style {
    if traitCollection.userInterfaceIdiom != .pad, traitCollection.verticalSizeClass == .compact { return .compactInline }
    return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
  }

  /// Since iOS 15 a bar that no content stands behind is transparent unless code says otherwise.
  var shownAppearance: UITabBarAppearance {
    let normal = selectedItem?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge, SystemGeneration.current >= 15 else { return normal }
    if let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    let transparent = normal.duplicate()
    transparent.configureWithTransparentBackground()
    return transparent
  }

  func layoutBar() {
    let appearance = shownAppearance
    background.frame = bounds
    var look = BarBackground.Look(
      appearance, material: barStyle == .black ? BarColors.darkMaterial : BarColors.toolMaterial,
      backdrop: backdrop ?? superview?.backgroundColor)
    if !isTranslucent, appearance.hasMaterial {
      look.color = (appearance.backgroundColor ?? (barStyle == .black ? .black : .systemBackground)).withAlphaComponent(1)
    }
    background.show(look)
    updateButtons(appearance)
    placeButtons(appearance)
  }

  private func updateButtons(_ appearance: UITabBarAppearance) {
    let (items, old, style) = (items ?? [], buttons, itemStyle)
    buttons = items.map { item in old.first { $0.tabItem === item } ?? TabBarButton(item) }
    for button in old where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
    let looks =
      switch style {
      case .stacked: appearance.stackedLayoutAppearance
      case .inline: appearance.inlineLayoutAppearance
      case .compactInline: appearance.compactInlineLayoutAppearance
      }
    for button in buttons {
      if button.superview !== self { addSubview(button) }
      button.tabItem.bar = self
      button.onTap = { [weak self, weak button] in button.map { self?.select($0.tabItem) } }
      button.show(
        TabBarButton.Context(
          style: style, looks: looks, isSelected: button.tabItem === selectedItem,
          unselectedColor: unselectedItemTintColor ?? BarColors.unselected, selectedColor: tintColor ?? .systemBlue))
    }
  }

  /// Buttons share the width evenly; beside-words on an iPad stand together in the middle.
  private func placeButtons(_ appearance: UITabBarAppearance) {
    guard !buttons.isEmpty else { return }
    let height = UITabBar.rowHeight(traitCollection)
    let safe = safeAreaInsets
    let area = CGRect(x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right), height: height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shown = isMirrored ? buttons.reversed() : buttons
    var positioning = appearance.stackedItemPositioning == .automatic ? itemPositioning : appearance.stackedItemPositioning
    if positioning == .automatic { positioning = itemStyle == .inline ? .centered : .fill }
    if positioning == .fill {
      let grid = PixelGrid(traitCollection)
      let share = area.width / CGFloat(shown.count)
      for (index, button) in shown.enumerated() {
        let (left, right) = (grid.nearest(area.minX + CGFloat(index) * share), grid.nearest(area.minX + CGFloat(index + 1) * share))
        button.frame = CGRect(x: left, y: 0, width: right - left, height: height)
      }
      return
    }
    let ownWidth = appearance.stackedItemWidth > 0 ? appearance.stackedItemWidth : itemWidth
    let ownSpacing = appearance.stackedItemSpacing > 0 ? appearance.stackedItemSpacing : itemSpacing
    // 76 points of width and 34 between them are iPad's values of old; wider words take what they need.
    let widths = shown.map { ownWidth > 0 ? ownWidth : max(76, $0.contentWidth + 16) }
    let spacing = ownSpacing > 0 ? ownSpacing : 34
    var x = area.midX - (widths.reduce(0, +) + spacing * CGFloat(shown.count - 1)) / 2
    for (button, width) in zip(shown, widths) {
      button.frame = CGRect(x: x, y: 0, width: width, height: height)
      x += width + spacing
    }
  }
}
