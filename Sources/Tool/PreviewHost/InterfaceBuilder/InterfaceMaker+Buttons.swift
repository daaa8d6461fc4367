import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
  ]

  func configure(_ button: UIButton, _ object: InterfaceObject) {
    if let element = object.value("configuration"), element.tag == "buttonConfiguration" {
      return configure(button, element, object)
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
    for state in object.elements("state") {
      guard let key = InterfaceMaker.states[state["key"] ?? ""] else { continue }
      if let title = state["title"] ?? state.children.first(where: { $0.tag == "string" && $0["key"] == "title" })?.text {
        button.setTitle(title, for: key)
      }
      let values = state.children.reduce(into: [String: InterfaceElement]()) { $0[$1["key"] ?? ""] = $1 }
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

  private func configure(_ button: UIButton, _ element: InterfaceElement, _ object: InterfaceObject) {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "gray": .gray()
      case "tinted": .tinted()
      default: .plain()
      }
    let values = element.children.reduce(into: [String: InterfaceElement]()) { $0[$1["key"] ?? ""] = $1 }
    if let title = element["title"] ?? values["title"]?.text { configuration.title = title }
    if let font = InterfaceFonts.font(values["titleFontDescription"]), let title = configuration.title {
      var text = AttributedString(title)
      text.font = font
      configuration.attributedTitle = text
    }
    if let subtitle = element["subtitle"] { configuration.subtitle = subtitle }
    if let reference = values["image"] {
      configuration.image = image(reference)
    } else if let name = element["image"] {
      configuration.image = image(name, catalog: element["catalog"], line: element.line)
    }
    if let padding = element.number("imagePadding") { configuration.imagePadding = CGFloat(padding) }
    if let padding = element.number("titlePadding") { configuration.titlePadding = CGFloat(padding) }
    let sizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
    if let size = sizes[element["buttonSize"] ?? ""] { configuration.buttonSize = size }
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "capsule": .capsule, "small": .small, "medium": .medium, "large": .large, "fixed": .fixed, "dynamic": .dynamic,
    ]
    if let style = corners[element["cornerStyle"] ?? ""] { configuration.cornerStyle = style }
    let edges: [String: NSDirectionalRectEdge] = ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing]
    if let edge = edges[element["imagePlacement"] ?? ""] { configuration.imagePlacement = edge }
    if let color = colors.color(values["baseForegroundColor"]) { configuration.baseForegroundColor = color }
    if let color = colors.color(values["baseBackgroundColor"]) { configuration.baseBackgroundColor = color }
    if let color = colors.color(values["background"]?.first("color")) { configuration.background.backgroundColor = color }
    if let insets = values["contentInsets"] {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0, bottom: insets.number("bottom") ?? 0,
        trailing: insets.number("trailing") ?? 0)
    }
    button.configuration = configuration
  }

  /// `<inset minX minY maxX maxY>`: the sides named by coordinates.
  static func insets(_ element: InterfaceElement?) -> UIEdgeInsets? {
    guard let element else { return nil }
    return UIEdgeInsets(
      top: element.number("minY") ?? 0, left: element.number("minX") ?? 0, bottom: element.number("maxY") ?? 0,
      right: element.number("maxX") ?? 0)
  }
}
