package import Foundation
package import TextLayout

/// What attributed text takes where an attribute is missing.
package struct TextDefaults {
  package var font: UIFont
  package var color: UIColor
  package var paragraphStyle: NSParagraphStyle
  /// Colours resolve against these.
  package var traits: UITraitCollection

  package init(
    font: UIFont = TextDefaults.drawingFont, color: UIColor = .black, paragraphStyle: NSParagraphStyle = .default,
    traits: UITraitCollection = .current
  ) {
    self.font = font
    self.color = color
    self.paragraphStyle = paragraphStyle
    self.traits = traits
  }

  /// The font of text drawn without one: Helvetica 12, as NSAttributedString's documentation says.
  package static let drawingFont = UIFont(FontDescription(family: .named("Helvetica"), size: 12))

  package var attributes: TextAttributes {
    TextAttributes(font: font.fontDescription, color: color.cgColor(with: traits), paragraph: ParagraphStyle(paragraphStyle))
  }
}

extension StyledText {
  /// Attributed text as the text engine takes it.
  package init(_ text: NSAttributedString, defaults: TextDefaults) {
    var runs: [Run] = []
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let attributes = TextAttributes(values, defaults: defaults)
      runs.append(Run(text: string.substring(with: range), attributes: attributes))
    }
    self.init(runs: runs)
  }
}

extension TextAttributes {
  package init(_ values: [NSAttributedString.Key: Any], defaults: TextDefaults) {
    let font = values[.font] as? UIFont ?? defaults.font
    let traits = defaults.traits
    func color(_ key: NSAttributedString.Key) -> UIColor? { values[key] as? UIColor }
    self.init(
      font: font.fontDescription, color: (color(.foregroundColor) ?? defaults.color).cgColor(with: traits),
      paragraph: ParagraphStyle(values[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraphStyle))
    if values[.link] != nil, color(.foregroundColor) == nil { self.color = UIColor.link.cgColor(with: traits) }
    backgroundColor = color(.backgroundColor)?.cgColor(with: traits)
    kern = TextAttributes.number(values[.kern]) ?? TextAttributes.number(values[.tracking])
    baselineOffset = TextAttributes.number(values[.baselineOffset]) ?? 0
    if let slant = TextAttributes.number(values[.obliqueness]), slant > 0 { self.font.isItalic = true }
    underline = TextAttributes.line(values[.underlineStyle], color(.underlineColor)?.cgColor(with: traits))
    strikethrough = TextAttributes.line(values[.strikethroughStyle], color(.strikethroughColor)?.cgColor(with: traits))
    if let attachment = values[.attachment] as? NSTextAttachment {
      self.attachment = Attachment(bounds: attachment.layoutBounds(with: traits), image: nil)
    }
  }

  private static func line(_ value: Any?, _ color: CGColor?) -> Line? {
    let raw = (value as? NSUnderlineStyle)?.rawValue ?? number(value).map { Int($0) } ?? 0
    let style = NSUnderlineStyle(rawValue: raw)
    guard raw & 0x0F != 0 else { return nil }
    return Line(color: color, isThick: raw & 0x0F == 2, isDouble: style.contains(.double))
  }

  /// A number in any of the types that code writes into attributes.
  package static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
