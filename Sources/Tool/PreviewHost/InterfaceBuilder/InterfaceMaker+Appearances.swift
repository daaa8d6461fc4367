import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

/// Bars' colours and their appearances (`<navigationBarAppearance key="standardAppearance">`, since Xcode 13).
extension InterfaceMaker {
  func configure(_ bar: UITabBar, _ object: InterfaceObject) {
    bar.items = (object.lists["items"] ?? []).map(tabBarItem)
    bar.selectedItem = bar.items?.first
    if let color = colors.color(object.value("barTintColor")) { bar.barTintColor = color }
    if let color = colors.color(object.value("unselectedItemTintColor")) { bar.unselectedItemTintColor = color }
    // What `tintColor` was called up to Xcode 6.
    if let color = colors.color(object.value("selectedImageTintColor")), object.value("tintColor") == nil { bar.tintColor = color }
    if InterfaceMaker.isBlack(object) { bar.barStyle = .black }
    if let isTranslucent = object.flag("translucent") { bar.isTranslucent = isTranslucent }
    if let image = image(object["backgroundImage"], catalog: nil, line: object.line) { bar.backgroundImage = image }
    if let appearance = object.value("standardAppearance") { bar.standardAppearance = tabAppearance(appearance) }
    if let appearance = object.value("scrollEdgeAppearance") { bar.scrollEdgeAppearance = tabAppearance(appearance) }
  }

  func configure(_ bar: UIToolbar, _ object: InterfaceObject) {
    bar.items = (object.lists["items"] ?? []).map(barButtonItem)
    if let color = colors.color(object.value("barTintColor")) { bar.barTintColor = color }
    if let color = colors.color(object.value("tintColor")) { bar.tintColor = color }
    if InterfaceMaker.isBlack(object) { bar.barStyle = .black }
    if let isTranslucent = object.flag("translucent") { bar.isTranslucent = isTranslucent }
    func appearance(_ key: String) -> UIToolbarAppearance? {
      object.value(key).map { element in
        let appearance = UIToolbarAppearance()
        take(element, appearance)
        return appearance
      }
    }
    if let standard = appearance("standardAppearance") { bar.standardAppearance = standard }
    if let standard = appearance("scrollEdgeAppearance") { bar.scrollEdgeAppearance = standard }
  }

  func setAppearances(of bar: UINavigationBar, _ object: InterfaceObject) {
    func appearance(_ key: String) -> UINavigationBarAppearance? {
      guard let element = object.value(key), element.tag == "navigationBarAppearance" else { return nil }
      let appearance = UINavigationBarAppearance()
      take(element, appearance)
      let values = InterfaceMaker.values(of: element)
      if let attributes = titleAttributes(values["titleTextAttributes"]) { appearance.titleTextAttributes = attributes }
      if let attributes = titleAttributes(values["largeTitleTextAttributes"]) { appearance.largeTitleTextAttributes = attributes }
      return appearance
    }
    if let standard = appearance("standardAppearance") { bar.standardAppearance = standard }
    if let compact = appearance("compactAppearance") { bar.compactAppearance = compact }
    if let edge = appearance("scrollEdgeAppearance") { bar.scrollEdgeAppearance = edge }
    if let edge = appearance("compactScrollEdgeAppearance") { bar.compactScrollEdgeAppearance = edge }
  }

  private func tabAppearance(_ element: InterfaceElement) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    take(element, appearance)
    return appearance
  }

  /// What the appearances of all bars have.
  private func take(_ element: InterfaceElement, _ appearance: UIBarAppearance) {
    let values = InterfaceMaker.values(of: element)
    if let color = colors.color(values["backgroundColor"]) { appearance.backgroundColor = color }
    if let shadow = values["shadowColor"] { appearance.shadowColor = colors.color(shadow) }
    if let image = image(element["backgroundImage"], catalog: element["catalog"], line: element.line) { appearance.backgroundImage = image }
    if let mode = element["backgroundImageContentMode"] { appearance.backgroundImageContentMode = InterfaceMaker.contentMode(mode) }
    if let image = image(element["shadowImage"], catalog: nil, line: element.line) { appearance.shadowImage = image }
  }

  /// `<textAttributes key="titleTextAttributes">`.
  func titleAttributes(_ element: InterfaceElement?) -> [NSAttributedString.Key: Any]? {
    guard let element else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    let values = InterfaceMaker.values(of: element)
    if let color = colors.color(values["textColor"]) { attributes[.foregroundColor] = color }
    if let font = InterfaceFonts.font(values["fontDescription"]) { attributes[.font] = font }
    if let color = colors.color(values["textShadowColor"]) {
      let shadow = NSShadow()
      shadow.shadowColor = color
      let offset = InterfaceMaker.offset(values["textShadowOffset"])
      shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
      attributes[.shadow] = shadow
    }
    return attributes
  }

  static func isBlack(_ object: some InterfaceAttributes) -> Bool { object.attributes["barStyle"]?.hasPrefix("black") == true }

  static func offset(_ element: InterfaceElement?) -> UIOffset {
    UIOffset(horizontal: element?.number("horizontal") ?? 0, vertical: element?.number("vertical") ?? 0)
  }

  /// What an element holds, by key.
  static func values(of element: InterfaceElement) -> [String: InterfaceElement] {
    element.children.reduce(into: [:]) { $0[$1["key"] ?? ""] = $1 }
  }
}
