import CoreGraphics
package import Foundation
package import TextLayout

/// What attributed text takes where an attribute is missing.
package struct TextDefaults {
  package var font: UIFont
  package var color: UIColor
  package var paragraphStyle: NSParagraphStyle
  /// Colours resolve against these.
  package var traits: UITraitCollection
  /// Whether links look like links: blue and underlined in labels and drawn text, whatever their colour.
  package var stylesLinks = true

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
    TextAttributes(
      font: font.fontDescription, color: color.cgColor(with: traits),
      paragraph: ParagraphStyle(paragraphStyle).spaced(for: font, traits))
  }
}

extension StyledText {
  /// Attributed text as the text engine takes it.
  package init(_ text: NSAttributedString, defaults: TextDefaults) {
    var runs: [Run] = []
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let attributes = TextAttributes(values, defaults: defaults)
      guard let attachment = values[.attachment] as? NSTextAttachment else {
        runs.append(Run(text: string.substring(with: range), attributes: attributes))
        return
      }
      // Only the object character shows the attachment, each one its own.
      for index in range.location..<NSMaxRange(range) {
        var own = attributes
        if string.character(at: index) == 0xFFFC {
          own.attachment = .init(bounds: attachment.layoutBounds(with: defaults.traits), image: nil, location: index)
        }
        let character = string.substring(with: NSRange(location: index, length: 1))
        if own.attachment == nil, let last = runs.last, last.attributes == own {
          runs[runs.count - 1].text += character
        } else {
          runs.append(Run(text: character, attributes: own))
        }
      }
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
      paragraph: ParagraphStyle(values[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraphStyle).spaced(for: font, traits))
    backgroundColor = color(.backgroundColor)?.cgColor(with: traits)
    // Where both are there, kern counts only while tracking is zero (CTStringAttributes.h).
    let tracking = TextAttributes.number(values[.tracking])
    kern = tracking.flatMap { $0 == 0 ? nil : $0 } ?? TextAttributes.number(values[.kern])
    baselineOffset = TextAttributes.number(values[.baselineOffset]) ?? 0
    underline = TextAttributes.line(values[.underlineStyle], color(.underlineColor)?.cgColor(with: traits))
    strikethrough = TextAttributes.line(values[.strikethroughStyle], color(.strikethroughColor)?.cgColor(with: traits))
    effects = TextAttributes.effects(values, traits)
    if values[.link] != nil, defaults.stylesLinks {
      self.color = UIColor.link.cgColor(with: traits)
      if values[.underlineStyle] == nil { underline = Line(color: nil) }
    }
  }

  private static func effects(_ values: [NSAttributedString.Key: Any], _ traits: UITraitCollection) -> [TextEffect] {
    var effects: [TextEffect] = []
    if let width = number(values[.strokeWidth]), width != 0, width.isFinite {
      effects.append(.stroke(width: width, color: (values[.strokeColor] as? UIColor)?.cgColor(with: traits)))
    }
    if let shadow = values[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
      effects.append(.shadow(color: color.cgColor(with: traits), offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius))
    }
    if let slant = number(values[.obliqueness]), slant != 0, slant.isFinite { effects.append(.obliqueness(slant)) }
    if let expansion = number(values[.expansion]), expansion != 0, expansion.isFinite { effects.append(.expansion(expansion)) }
    if let ligature = number(values[.ligature]) { effects.append(.ligatures(ligature != 0)) }
    if let list = values[.writingDirection] as? [Any] {
      // Bit 0 is the direction, bit 1 the kind: embedding or override.
      let directions = list.compactMap { number($0) }.map { Int($0) }
      effects.append(.direction(directions.map { .init(isRightToLeft: $0 & 1 != 0, isOverride: $0 & 2 != 0) }))
    }
    return effects
  }

  private static func line(_ value: Any?, _ color: CGColor?) -> Line? {
    let raw = (value as? NSUnderlineStyle)?.rawValue ?? number(value).map { Int($0) } ?? 0
    let style = NSUnderlineStyle(rawValue: raw)
    guard raw & 0x0F != 0 else { return nil }
    var line = Line(color: color, isThick: raw & 0x0F == 2, isDouble: raw & 0x0F == 9)
    line.isByWord = style.contains(.byWord)
    // Lengths as Core Text's pictures show them: an approximation, Apple names none.
    switch raw & 0x0F00 {
    case NSUnderlineStyle.patternDot.rawValue: line.pattern = [3, 3]
    case NSUnderlineStyle.patternDash.rawValue: line.pattern = [10, 5]
    case NSUnderlineStyle.patternDashDot.rawValue: line.pattern = [10, 3, 3, 3]
    case NSUnderlineStyle.patternDashDotDot.rawValue: line.pattern = [10, 3, 3, 3, 3, 3]
    default: break
    }
    return line
  }

  /// A number in any of the types that code writes into attributes; one that is not finite counts as none.
  package static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension ParagraphStyle {
  /// Lines of a text style stand as far apart as Apple's leading for the style says, 22 points for body text of 17, although one line alone
  /// is no higher than its font.
  ///
  /// Measured on labels of several lines in public Interface Builder files: body of two lines 42.5 and of seven 152.5, subheadline of two 38.
  fileprivate func spaced(for font: UIFont, _ traits: UITraitCollection) -> ParagraphStyle {
    guard case .preferred(let style)? = font.scaling,
      let distance = DynamicType.lineDistance(of: style, at: traits.preferredContentSizeCategory)
    else { return self }
    var result = self
    result.lineSpacing += max(0, distance - font.lineHeight)
    return result
  }
}
