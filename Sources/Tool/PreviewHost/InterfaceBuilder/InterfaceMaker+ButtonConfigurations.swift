import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  func configure(_ button: UIButton, _ element: InterfaceElement) {
    var configuration = InterfaceMaker.configuration(element["style"])
    let values = InterfaceMaker.values(of: element)
    if let title = button.selectedMenuElement?.title ?? element["title"] ?? values["title"]?.text { configuration.title = title }
    if let font = InterfaceFonts.font(values["titleFontDescription"]), let title = configuration.title {
      var text = AttributedString(title)
      text.font = font
      configuration.attributedTitle = text
    }
    if let subtitle = element["subtitle"] ?? values["subtitle"]?.text { configuration.subtitle = subtitle }
    if let font = InterfaceFonts.font(values["subtitleFontDescription"]), let subtitle = configuration.subtitle {
      var text = AttributedString(subtitle)
      text.font = font
      configuration.attributedSubtitle = text
    }
    if let text = attributedTitle(values["attributedTitle"]) { configuration.attributedTitle = text }
    if let text = attributedTitle(values["attributedSubtitle"]) { configuration.attributedSubtitle = text }
    if let reference = values["image"] {
      configuration.image = image(reference)
    } else if let name = element["image"] {
      configuration.image = image(name, catalog: element["catalog"], line: element.line)
    }
    configuration.preferredSymbolConfigurationForImage = symbolConfiguration(values["preferredSymbolConfigurationForImage"])
    if let padding = element.number("imagePadding") { configuration.imagePadding = CGFloat(padding) }
    if let padding = element.number("titlePadding") { configuration.titlePadding = CGFloat(padding) }
    configuration.showsActivityIndicator = element.flag("showsActivityIndicator") ?? false
    setChoices(&configuration, element)
    if let color = colors.color(values["baseForegroundColor"]) { configuration.baseForegroundColor = color }
    if let color = colors.color(values["baseBackgroundColor"]) { configuration.baseBackgroundColor = color }
    if let background = values["background"] { setBackground(&configuration, background) }
    if let insets = values["contentInsets"] {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0, bottom: insets.number("bottom") ?? 0,
        trailing: insets.number("trailing") ?? 0)
    }
    button.configuration = configuration
  }

  private func attributedTitle(_ element: InterfaceElement?) -> AttributedString? {
    guard let text = attributedString(element) else { return nil }
    var result = AttributedString()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var part = AttributedString(text.attributedSubstring(from: range).string)
      part.font = attributes[.font] as? UIFont
      part.foregroundColor = attributes[.foregroundColor] as? UIColor
      part.backgroundColor = attributes[.backgroundColor] as? UIColor
      part.kern = attributes[.kern] as? CGFloat
      part.baselineOffset = attributes[.baselineOffset] as? CGFloat
      part.underlineStyle = (attributes[.underlineStyle] as? Int).map(NSUnderlineStyle.init(rawValue:))
      part.strikethroughStyle = (attributes[.strikethroughStyle] as? Int).map(NSUnderlineStyle.init(rawValue:))
      result += part
    }
    return result
  }

  private static func configuration(_ style: String?) -> UIButton.Configuration {
    switch style {
    case "filled", "borderedProminent", "prominentGlass", "prominentClearGlass": .filled()
    case "gray", "bordered", "glass", "clearGlass": .gray()
    case "tinted", "borderedTinted": .tinted()
    case "borderless": .borderless()
    default: .plain()
    }
  }

  /// What has one of a few values.
  private func setChoices(_ configuration: inout UIButton.Configuration, _ element: InterfaceElement) {
    let sizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
    if let size = sizes[element["buttonSize"] ?? ""] { configuration.buttonSize = size }
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "capsule": .capsule, "small": .small, "medium": .medium, "large": .large, "fixed": .fixed, "dynamic": .dynamic,
    ]
    if let style = corners[element["cornerStyle"] ?? ""] { configuration.cornerStyle = style }
    let edges: [String: NSDirectionalRectEdge] = ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing]
    if let edge = edges[element["imagePlacement"] ?? ""] { configuration.imagePlacement = edge }
    let alignments: [String: UIButton.Configuration.TitleAlignment] = ["leading": .leading, "center": .center, "trailing": .trailing]
    if let alignment = alignments[element["titleAlignment"] ?? ""] { configuration.titleAlignment = alignment }
    if let mode = InterfaceMaker.lineBreaks[element["titleLineBreakMode"] ?? ""] { configuration.titleLineBreakMode = mode }
    let indicators: [String: UIButton.Configuration.Indicator] = ["none": .none, "popup": .popup]
    if let indicator = indicators[element["indicator"] ?? ""] { configuration.indicator = indicator }
  }

  private func setBackground(_ configuration: inout UIButton.Configuration, _ element: InterfaceElement) {
    let values = InterfaceMaker.values(of: element)
    if let color = colors.color(values["backgroundColor"] ?? element.first("color").flatMap { $0["key"] == nil ? $0 : nil }) {
      configuration.background.backgroundColor = color
    }
    if let radius = element.number("cornerRadius") {
      configuration.background.cornerRadius = CGFloat(min(max(radius, 0), 10_000))
      if configuration.cornerStyle == .dynamic { configuration.cornerStyle = .fixed }
    }
    if let color = colors.color(values["strokeColor"]) {
      configuration.background.strokeColor = color
      // Interface Builder leaves out its own default.
      configuration.background.strokeWidth = 1
    }
    if let width = element.number("strokeWidth") { configuration.background.strokeWidth = CGFloat(min(max(width, 0), 1000)) }
    if let outset = element.number("strokeOutset") { configuration.background.strokeOutset = CGFloat(min(max(outset, -1000), 1000)) }
    if let image = values["image"].flatMap({ self.image($0) }) ?? image(element["image"], catalog: element["catalog"], line: element.line) {
      configuration.background.image = image
    }
    if let mode = element["imageContentMode"] { configuration.background.imageContentMode = InterfaceMaker.contentMode(mode) }
  }
}
