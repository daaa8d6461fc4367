import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  func configure(_ bar: UINavigationBar, _ object: InterfaceObject) {
    bar.items = (object.lists["items"] ?? []).map(navigationItem)
    bar.prefersLargeTitles = object.flag("largeTitles") ?? false
    if object["barStyle"] == "black" || object["barStyle"] == "blackTranslucent" { bar.barStyle = .black }
    if let translucent = object.flag("translucent") { bar.isTranslucent = translucent }
    if let color = colors.color(object.value("tintColor")) { bar.tintColor = color }
    if let color = colors.color(object.value("barTintColor")) { bar.barTintColor = color }
    for (key, isLarge) in [("titleTextAttributes", false), ("largeTitleTextAttributes", true)] {
      guard let element = object.value(key) else { continue }
      var attributes: [NSAttributedString.Key: Any] = [:]
      let values = element.children.reduce(into: [String: InterfaceElement]()) { $0[$1["key"] ?? ""] = $1 }
      if let color = colors.color(values["textColor"]) { attributes[.foregroundColor] = color }
      if let font = InterfaceFonts.font(values["fontDescription"]) { attributes[.font] = font }
      if isLarge { bar.largeTitleTextAttributes = attributes } else { bar.titleTextAttributes = attributes }
    }
  }

  func navigationItem(_ object: InterfaceObject) -> UINavigationItem { navigationItem(object, title: nil) }

  func navigationItem(_ object: InterfaceObject?, title: String?) -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    if let object { fill(item, object) }
    return item
  }

  func fill(_ item: UINavigationItem, _ object: InterfaceObject) {
    if let title = object.string("title") { item.title = title }
    let modes: [String: UINavigationItem.LargeTitleDisplayMode] = ["always": .always, "never": .never]
    if let mode = modes[object["largeTitleDisplayMode"] ?? ""] { item.largeTitleDisplayMode = mode }
    item.hidesBackButton = object.flag("hidesBackButton") ?? false
    item.prompt = object["prompt"]
    func items(_ side: String) -> [UIBarButtonItem] {
      (object.part("\(side)BarButtonItem").map { [$0] } ?? object.lists["\(side)BarButtonItems"] ?? []).map(barButtonItem)
    }
    if case let buttons = items("left"), !buttons.isEmpty { item.leftBarButtonItems = buttons }
    if case let buttons = items("right"), !buttons.isEmpty { item.rightBarButtonItems = buttons }
    if let view = object.part("titleView") { item.titleView = makeView(view) }
    if let title = object.part("backBarButtonItem")?["title"] { item.backButtonTitle = title }
  }

  func barButtonItem(_ object: InterfaceObject) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let view = object.parts.first(where: { $0.key == "view" || $0.key == "customView" })?.object {
      item = UIBarButtonItem(customView: makeView(view))
    } else if let system = InterfaceMaker.systemItems[object["systemItem"] ?? ""] {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else if let image = image(of: object, "image") {
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
      title: object.string("title"), image: image(of: object, "image"),
      tag: object.integer("tag") ?? 0)
    item.selectedImage = image(of: object, "selectedImage")
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
