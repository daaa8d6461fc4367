import CoreGraphics
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  func configure(_ bar: UINavigationBar, _ object: InterfaceObject) {
    bar.items = (object.lists["items"] ?? []).map(navigationItem)
    bar.prefersLargeTitles = object.flag("largeTitles") ?? false
    if let color = colors.color(object.value("barTintColor")) { bar.barTintColor = color }
  }

  func navigationItem(_ object: InterfaceObject) -> UINavigationItem {
    let item = UINavigationItem(title: object.string("title") ?? "")
    item.prompt = object["prompt"]
    func items(_ side: String) -> [UIBarButtonItem] {
      (object.part("\(side)BarButtonItem").map { [$0] } ?? object.lists["\(side)BarButtonItems"] ?? []).map(barButtonItem)
    }
    item.leftBarButtonItems = items("left")
    item.rightBarButtonItems = items("right")
    if let view = object.part("titleView") { item.titleView = makeView(view) }
    if let title = object.part("backBarButtonItem")?["title"] { item.backButtonTitle = title }
    return item
  }

  func barButtonItem(_ object: InterfaceObject) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let view = object.parts.first(where: { $0.key == "view" || $0.key == "customView" })?.object {
      item = UIBarButtonItem(customView: makeView(view))
    } else if let system = InterfaceMaker.systemItems[object["systemItem"] ?? ""] {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else if let image = image(object["image"], catalog: object["catalog"], line: object.line) {
      item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    } else {
      item = UIBarButtonItem(title: object.string("title"), style: object["style"] == "done" ? .done : .plain, target: nil, action: nil)
    }
    if let width = object.number("width") { item.width = CGFloat(width) }
    item.isEnabled = object.flag("enabled") ?? true
    if let color = colors.color(object.value("tintColor")) { item.tintColor = color }
    return item
  }

  func tabBarItem(_ object: InterfaceObject) -> UITabBarItem {
    let systems: [String: UITabBarItem.SystemItem] = [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents, "contacts": .contacts,
      "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
      "mostViewed": .mostViewed,
    ]
    if let system = systems[object["systemItem"] ?? ""] { return UITabBarItem(tabBarSystemItem: system, tag: object.integer("tag") ?? 0) }
    let item = UITabBarItem(
      title: object.string("title"), image: image(object["image"], catalog: object["catalog"], line: object.line),
      tag: object.integer("tag") ?? 0)
    item.badgeValue = object["badgeValue"]
    return item
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
    "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
  ]
}
