import CoreGraphics
import InterfaceBuilder
import UIKit

/// The bars around a scene, as its metrics simulate them or its segues bring them along.
@MainActor
struct InterfaceBars {
  let surroundings: InterfaceSurroundings
  let maker: InterfaceMaker
  let windowSize: CGSize
  let insets: UIEdgeInsets

  /// Bars to stand over the content, laid out for the window.
  func views(over content: UIView) -> [UIView] {
    var bars: [UIView] = []
    if surroundings.hasNavigationBar { bars.append(navigationBar(over: content)) }
    if surroundings.hasTabBar {
      bars.append(tabBar(over: content))
    } else if surroundings.hasToolbar {
      bars.append(toolbar(over: content))
    }
    return bars
  }

  private var root: InterfaceObject { maker.stage.scene.root }

  private func navigationBar(over content: UIView) -> UIView {
    let bar = UINavigationBar(frame: .zero)
    if let object = surroundings.navigationController?.part("navigationBar") { maker.configure(bar, object) }
    bar.prefersLargeTitles = surroundings.isLargeTitle
    if surroundings.isBarBlack { bar.barStyle = .black }
    var items: [UINavigationItem] = []
    if let previous = surroundings.previous {
      let object = previous.part("navigationItem")
      let item = UINavigationItem(title: "")
      item.title = object?.string("title") ?? previous["title"]
      item.backButtonTitle = object?.part("backBarButtonItem")?["title"]
      items.append(item)
    }
    items.append(maker.rootController?.navigationItem ?? maker.navigationItem(root.part("navigationItem"), title: root["title"]))
    bar.items = items
    if surroundings.isBarOpaque { bar.isTranslucent = false }
    let top = insets.top
    var control = UINavigationBar.Control(isControlled: true, topInset: max(0, top - surroundings.navigationBarHeight))
    control.backdrop = content.barBackdrop
    control.largeTitleHeight = surroundings.isLargeTitle ? max(0, surroundings.navigationBarHeight - surroundings.rowHeight) : 0
    bar.control = control
    bar.frame = CGRect(
      x: 0, y: top - surroundings.navigationBarHeight, width: windowSize.width, height: surroundings.navigationBarHeight)
    bar.autoresizingMask = .flexibleWidth
    return bar
  }

  private func tabBar(over content: UIView) -> UIView {
    let bar = UITabBar(frame: .zero)
    let tabs = surroundings.tabController.map { maker.related($0, "viewControllers") } ?? []
    if let object = surroundings.tabController?.part("tabBar") {
      if let color = maker.colors.color(object.value("tintColor")) { bar.tintColor = color }
      maker.configureContent(bar, object)
    }
    var items = tabs.prefix(32).map { maker.tabItem(of: $0, depth: 0) ?? UITabBarItem(title: nil, image: nil, tag: 0) }
    if items.isEmpty, let item = root.part("tabBarItem") { items = [maker.tabBarItem(item)] }
    if items.count > 5, maker.widthClass != "regular" { items = items.prefix(4) + [UITabBarItem(tabBarSystemItem: .more, tag: 0)] }
    bar.items = items
    let index = surroundings.tab.flatMap(tabs.firstIndex(of:)) ?? 0
    bar.selectedItem = items.indices.contains(index) ? items[index] : items.first
    bar.backdrop = content.barBackdrop
    bar.isAtScrollEdge = isAtScrollEdge(content)
    let height = surroundings.tabBarHeight + surroundings.homeIndicator
    bar.frame = CGRect(x: 0, y: windowSize.height - height, width: windowSize.width, height: height)
    return bar
  }

  private func toolbar(over content: UIView) -> UIView {
    let bar = UIToolbar(frame: .zero)
    if let object = surroundings.navigationController?.part("toolbar") { maker.configureContent(bar, object) }
    bar.items = (root.lists["toolbarItems"] ?? []).map(maker.barButtonItem)
    let height = surroundings.toolbarHeight
    bar.frame = CGRect(
      x: 0, y: windowSize.height - height - surroundings.homeIndicator, width: windowSize.width, height: height)
    bar.bottomInset = surroundings.homeIndicator
    bar.backdrop = content.barBackdrop
    bar.isAtScrollEdge = isAtScrollEdge(content)
    return bar
  }

  /// Whether nothing of the content stands behind bars at the lower edge.
  private func isAtScrollEdge(_ content: UIView) -> Bool {
    let views = [content] + content.subviews
    guard let view = views.lazy.compactMap({ $0 as? UIScrollView }).first else { return true }
    return view.contentOffset.y >= view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
  }
}
