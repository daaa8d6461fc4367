import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping, "headTruncation": .byTruncatingHead,
    "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
  ]

  func configure(_ label: UILabel, _ object: InterfaceObject) {
    label.font = InterfaceFonts.font(object.value("fontDescription"), default: 17)
    label.text = object.string("text")
    label.textAlignment = InterfaceMaker.alignments[object["textAlignment"] ?? ""] ?? .natural
    label.lineBreakMode = InterfaceMaker.lineBreaks[object["lineBreakMode"] ?? ""] ?? .byTruncatingTail
    label.numberOfLines = object.integer("numberOfLines") ?? 1
    label.adjustsFontSizeToFitWidth = object.flag("adjustsFontSizeToFit") ?? false
    if let size = object.number("minimumScaleFactor") { label.minimumScaleFactor = CGFloat(size) }
    if let size = object.number("minimumFontSize"), label.font.pointSize > 0 {
      label.minimumScaleFactor = CGFloat(size) / label.font.pointSize
    }
    // A width that was noted by hand stays; the automatic one is found by the layout.
    if let width = object.number("preferredMaxLayoutWidth"), width > 0, object.flag("preferredMaxLayoutWidthIsAutomatic") != true {
      label.preferredMaxLayoutWidth = CGFloat(width)
    }
    label.adjustsFontForContentSizeCategory = object.flag("adjustsFontForContentSizeCategory") ?? false
    label.isEnabled = object.flag("enabled") ?? true
    if let color = colors.color(object.value("textColor")) { label.textColor = color }
    if let color = colors.color(object.value("highlightedColor")) { label.highlightedTextColor = color }
    label.isHighlighted = object.flag("highlighted") ?? false
    if let color = colors.color(object.value("shadowColor")) { label.shadowColor = color }
    if let size = object.value("shadowOffset") {
      label.shadowOffset = CGSize(width: size.number("width") ?? 0, height: size.number("height") ?? 0)
    }
    if let text = attributedString(object.value("attributedText")) { label.attributedText = text }
    fitStoredWidth(label, object)
  }

  /// A label that keeps its stored frame was as wide as its text with Apple's glyphs: ours may want a point more, and no ellipsis.
  private func fitStoredWidth(_ label: UILabel, _ object: InterfaceObject) {
    let isFixed = object.flag("translatesAutoresizingMaskIntoConstraints") != false || object.flag("fixedFrame") == true
    guard isFixed, label.numberOfLines == 1, !label.adjustsFontSizeToFitWidth else { return }
    let missing = label.intrinsicContentSize.width - label.frame.width
    if missing > 0, missing < 2 { label.lineBreakMode = .byClipping }
  }

  func configure(_ field: UITextField, _ object: InterfaceObject) {
    let styles: [String: UITextField.BorderStyle] = ["roundedRect": .roundedRect, "line": .line, "bezel": .bezel]
    field.borderStyle = styles[object["borderStyle"] ?? ""] ?? .none
    field.font = InterfaceFonts.font(object.value("fontDescription"), default: 14)
    field.text = object.string("text")
    field.placeholder = object.string("placeholder")
    field.textAlignment = InterfaceMaker.alignments[object["textAlignment"] ?? ""] ?? .left
    if let color = colors.color(object.value("textColor")) { field.textColor = color }
    field.adjustsFontSizeToFitWidth = object.flag("adjustsFontSizeToFit") ?? true
    field.minimumFontSize = CGFloat(object.number("minimumFontSize") ?? 0)
    let modes: [String: UITextField.ViewMode] = ["whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]
    field.clearButtonMode = modes[object["clearButtonMode"] ?? ""] ?? .never
    field.isSecureTextEntry = object.elements("textInputTraits").first?.flag("secureTextEntry") ?? false
    field.background = image(object["background"], catalog: nil, line: object.line)
    if let text = attributedString(object.value("attributedText")) { field.attributedText = text }
    if let text = attributedString(object.value("attributedPlaceholder")) { field.attributedPlaceholder = text }
  }

  func configure(_ view: UITextView, _ object: InterfaceObject) {
    view.font = InterfaceFonts.font(object.value("fontDescription"), default: 14)
    view.text = object.string("text") ?? ""
    view.textAlignment = InterfaceMaker.alignments[object["textAlignment"] ?? ""] ?? .natural
    if let color = colors.color(object.value("textColor")) { view.textColor = color }
    view.isScrollEnabled = object.flag("scrollEnabled") ?? true
    view.isEditable = object.flag("editable") ?? true
    if let text = attributedString(object.value("attributedText")) { view.attributedText = text }
  }

  /// `<attributedString key="…"><fragment content="…"><attributes>…`.
  func attributedString(_ element: InterfaceElement?) -> NSAttributedString? {
    guard let element, element.tag == "attributedString" else { return nil }
    let result = NSMutableAttributedString()
    for fragment in element.all("fragment") {
      let text = fragment["content"] ?? fragment.first("string")?.text ?? fragment.first("mutableString")?.text ?? ""
      result.append(NSAttributedString(string: text, attributes: textAttributes(fragment.first("attributes"))))
    }
    return result
  }

  private func textAttributes(_ element: InterfaceElement?) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element?.children ?? [] {
      switch (child["key"] ?? "", child.tag) {
      case ("NSFont", _): attributes[.font] = InterfaceFonts.font(child)
      case ("NSColor", "color"): attributes[.foregroundColor] = colors.color(child)
      case ("NSBackgroundColor", "color"): attributes[.backgroundColor] = colors.color(child)
      case ("NSKern", _): attributes[.kern] = CGFloat(child.number("value") ?? 0)
      case ("NSUnderline", _): attributes[.underlineStyle] = child.integer("value") ?? 0
      case ("NSStrikethrough", _): attributes[.strikethroughStyle] = child.integer("value") ?? 0
      case ("NSBaselineOffset", _): attributes[.baselineOffset] = CGFloat(child.number("value") ?? 0)
      case ("NSStrokeColor", "color"): attributes[.strokeColor] = colors.color(child)
      case ("NSStrokeWidth", _): attributes[.strokeWidth] = CGFloat(child.number("value") ?? 0)
      case ("NSUnderlineColor", "color"): attributes[.underlineColor] = colors.color(child)
      case ("NSStrikethroughColor", "color"): attributes[.strikethroughColor] = colors.color(child)
      case ("NSParagraphStyle", _): attributes[.paragraphStyle] = paragraphStyle(child)
      default: continue
      }
    }
    return attributes
  }

  private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = InterfaceMaker.alignments[element["alignment"] ?? ""] ?? .natural
    let breaks: [String: NSLineBreakMode] = [
      "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping, "truncatingHead": .byTruncatingHead,
      "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
    ]
    style.lineBreakMode = breaks[element["lineBreakMode"] ?? ""] ?? .byWordWrapping
    style.lineSpacing = CGFloat(element.number("lineSpacing") ?? 0)
    style.paragraphSpacing = CGFloat(element.number("paragraphSpacing") ?? 0)
    style.firstLineHeadIndent = CGFloat(element.number("firstLineHeadIndent") ?? 0)
    style.headIndent = CGFloat(element.number("headIndent") ?? 0)
    style.minimumLineHeight = CGFloat(element.number("minimumLineHeight") ?? 0)
    style.maximumLineHeight = CGFloat(element.number("maximumLineHeight") ?? 0)
    style.lineHeightMultiple = CGFloat(element.number("lineHeightMultiple") ?? 0)
    return style
  }
}
