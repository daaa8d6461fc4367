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
    if let attributes = titleAttributes(object.value("titleTextAttributes")) { bar.titleTextAttributes = attributes }
    if let attributes = titleAttributes(object.value("largeTitleTextAttributes")) { bar.largeTitleTextAttributes = attributes }
    if let image = image(object["shadowImage"], catalog: object["catalog"], line: object.line) { bar.shadowImage = image }
    if let image = image(object["backIndicatorImage"], catalog: object["catalog"], line: object.line) { bar.backIndicatorImage = image }
    setAppearances(of: bar, object)
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
    item.leftItemsSupplementBackButton = object.flag("leftItemsSupplementBackButton") ?? false
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
    item.isSelected = object.flag("selected") ?? false
    if let insets = InterfaceMaker.insets(object.value("imageInsets")) { item.imageInsets = insets }
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
    item.badgeColor = colors.color(object.value("badgeColor"))
    item.titlePositionAdjustment = InterfaceMaker.offset(object.value("titlePositionAdjustment"))
    item.isEnabled = object.flag("enabled") ?? true
    return item
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
    "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
  ]
}
