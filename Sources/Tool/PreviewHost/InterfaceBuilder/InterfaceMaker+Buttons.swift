import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
  ]

  func configure(_ button: UIButton, _ object: InterfaceObject) {
    setMenu(of: button, object)
    if let element = object.value("configuration"), element.tag == "buttonConfiguration" {
      return configure(button, element)
    }
    // Without a font description titles have 15 points, those of plain buttons 18 (measured on public Interface Builder files).
    let isPlain = object["buttonType"] == nil || object["buttonType"] == "custom"
    button.titleLabel?.font = InterfaceFonts.font(object.value("fontDescription"), default: isPlain ? 18 : 15)
    if let mode = InterfaceMaker.lineBreaks[object["lineBreakMode"] ?? ""] { button.titleLabel?.lineBreakMode = mode }
    if let alignment = InterfaceMaker.alignments[object["titleAlignment"] ?? object["textAlignment"] ?? ""] {
      button.titleLabel?.textAlignment = alignment
    }
    if let insets = InterfaceMaker.insets(object.value("contentEdgeInsets")) { button.contentEdgeInsets = insets }
    if let insets = InterfaceMaker.insets(object.value("titleEdgeInsets")) { button.titleEdgeInsets = insets }
    if let insets = InterfaceMaker.insets(object.value("imageEdgeInsets")) { button.imageEdgeInsets = insets }
    if let offset = object.value("titleShadowOffset") {
      button.titleLabel?.shadowOffset = CGSize(width: offset.number("width") ?? 0, height: offset.number("height") ?? 0)
    }
    for state in object.elements("state") {
      guard let key = InterfaceMaker.states[state["key"] ?? ""] else { continue }
      if let title = state["title"] ?? state.children.first(where: { $0.tag == "string" && $0["key"] == "title" })?.text {
        button.setTitle(title, for: key)
      }
      let values = InterfaceMaker.values(of: state)
      if let text = attributedString(values["attributedTitle"]) { button.setAttributedTitle(text, for: key) }
      if let color = colors.color(values["titleColor"]) { button.setTitleColor(color, for: key) }
      if let color = colors.color(values["titleShadowColor"]) { button.setTitleShadowColor(color, for: key) }
      if let configuration = symbolConfiguration(values["preferredSymbolConfiguration"]) {
        button.setPreferredSymbolConfiguration(configuration, forImageIn: key)
      }
      if let image = values["image"].flatMap({ self.image($0) }) ?? image(state["image"], catalog: state["catalog"], line: state.line) {
        button.setImage(image, for: key)
      }
      if let image = image(state["backgroundImage"], catalog: nil, line: state.line) { button.setBackgroundImage(image, for: key) }
    }
  }

  /// A pop-up button shows the chosen item of its menu.
  private func setMenu(of button: UIButton, _ object: InterfaceObject) {
    guard let menu = object.part("menu") else { return }
    let items = menu.elements("children").first?.children ?? []
    button.menu = UIMenu(
      title: menu["title"] ?? "",
      children: items.map { item in
        UIAction(
          title: item["title"] ?? "", image: image(item["image"], catalog: item["catalog"], line: item.line),
          state: item["state"] == "on" ? .on : .off, handler: { _ in })
      })
    button.showsMenuAsPrimaryAction = object.flag("showsMenuAsPrimaryAction") ?? false
    button.changesSelectionAsPrimaryAction = object.flag("changesSelectionAsPrimaryAction") ?? false
  }

  /// `<inset minX minY maxX maxY>`: the sides named by coordinates.
  static func insets(_ element: InterfaceElement?) -> UIEdgeInsets? {
    guard let element else { return nil }
    return UIEdgeInsets(
      top: element.number("minY") ?? 0, left: element.number("minX") ?? 0, bottom: element.number("maxY") ?? 0,
      right: element.number("maxX") ?? 0)
  }
}
