import Foundation
import TextLayout

extension UILabel {
  var plainAttributes: [NSAttributedString.Key: Any] {
    [.font: baseFont, .foregroundColor: textColor ?? UIColor.label, .paragraphStyle: ownParagraphStyle]
  }

  /// The paragraph style of text that has none of its own.
  private var ownParagraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    style.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    return style
  }

  /// Gives all of an attributed text one attribute.
  func apply(_ key: NSAttributedString.Key, _ value: Any) {
    guard case .attributed(let string) = content, string.length > 0 else { return }
    let copy = NSMutableAttributedString(attributedString: string)
    copy.addAttributes([key: value], range: NSRange(location: 0, length: copy.length))
    content = .attributed(copy)
  }

  /// Changes the paragraph style of all of an attributed text.
  func applyParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
    guard case .attributed(let string) = content, string.length > 0 else { return }
    let copy = NSMutableAttributedString(attributedString: string)
    string.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: string.length)) { value, range, _ in
      guard let style = value as? NSParagraphStyle else { return }
      let changed = NSMutableParagraphStyle()
      changed.setParagraphStyle(style)
      change(changed)
      copy.addAttributes([.paragraphStyle: changed], range: range)
    }
    content = .attributed(copy)
  }

  /// Fonts of Dynamic Type at the text size of the traits.
  func adjustFonts(for traits: UITraitCollection) {
    guard adjustsFontForContentSizeCategory else { return }
    switch content {
    case .none, .plain:
      let adjusted = baseFont.adjusted(for: traits)
      if adjusted != baseFont { font = adjusted }
    case .attributed(let string):
      let copy = NSMutableAttributedString(attributedString: string)
      string.enumerateAttribute(.font, in: NSRange(location: 0, length: string.length)) { value, range, _ in
        guard let font = value as? UIFont else { return }
        copy.addAttributes([.font: font.adjusted(for: traits)], range: range)
      }
      content = .attributed(copy)
      contentDidChange()
    }
  }

  /// The text as the text engine takes it, with the label's colours for its state.
  var labelText: LabelText {
    let traits = traitCollection
    let defaults = TextDefaults(font: baseFont, color: displayedColor, paragraphStyle: ownParagraphStyle, traits: traits)
    var text = LabelText(
      styled: StyledText(runs: []), traits: traits, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    switch content {
    case .none: break
    case .plain(let string):
      if !string.isEmpty { text.styled = StyledText(string, defaults.attributes) }
    case .attributed(let string):
      text.styled = StyledText(string, defaults: defaults)
      text.source = string
      if isHighlighted, let color = highlightedTextColor?.cgColor(with: traits) {
        for index in text.styled.runs.indices { text.styled.runs[index].attributes.color = color }
      }
    }
    text.resolveNaturalAlignment()
    if allowsDefaultTighteningForTruncation {
      for index in text.styled.runs.indices { text.styled.runs[index].attributes.paragraph.allowsTightening = true }
    }
    return text
  }

  private var displayedColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    let color = textColor ?? UIColor.label
    return isEnabled ? color : color.withAlphaComponent(0.5 * color.cgColor(with: traitCollection).alpha)
  }
}
