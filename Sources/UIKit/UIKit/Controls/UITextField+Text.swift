import CoreGraphics
import DisplayList
import Foundation
import TextLayout

extension UITextField {
  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  func adjustFont() {
    guard adjustsFontForContentSizeCategory, let current = font else { return }
    let adjusted = current.adjusted(for: traitCollection)
    if adjusted != current { font = adjusted }
  }

  private var baseFont: UIFont { font ?? UIFont.systemFont(ofSize: 17) }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = .byTruncatingTail
    return style
  }

  /// The text with the field's font and colour where it has none of its own.
  func textWithAttributes(_ text: NSAttributedString) -> NSAttributedString {
    var base: [NSAttributedString.Key: Any] = [
      .font: baseFont, .foregroundColor: textColor ?? UIColor.label, .paragraphStyle: paragraphStyle,
    ]
    base.merge(defaultTextAttributes) { $1 }
    let result = NSMutableAttributedString(string: text.string, attributes: base)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      result.addAttributes(values, range: range)
    }
    return result
  }

  /// What is shown of the text: bullets where it is secret.
  var textToShow: NSAttributedString? {
    guard let storedText, storedText.length > 0 else { return nil }
    guard isSecureTextEntry else { return textWithAttributes(storedText) }
    return textWithAttributes(NSAttributedString(string: String(repeating: "\u{2022}", count: storedText.string.count)))
  }

  var placeholderToShow: NSAttributedString? {
    guard let placeholder = attributedPlaceholder, placeholder.length > 0 else { return nil }
    let result = NSMutableAttributedString(
      string: placeholder.string,
      attributes: [.font: baseFont, .foregroundColor: UIColor.placeholderText, .paragraphStyle: paragraphStyle])
    placeholder.enumerateAttributes(in: NSRange(location: 0, length: placeholder.length)) { values, range, _ in
      result.addAttributes(values, range: range)
    }
    return result
  }

  private func labelText(_ text: NSAttributedString) -> LabelText {
    var label = LabelText(
      styled: StyledText(text, defaults: TextDefaults(font: baseFont, color: .label, traits: traitCollection)), source: text,
      traits: traitCollection, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    label.resolveNaturalAlignment()
    return label
  }

  /// Draws one line, centred up and down or where the vertical alignment says.
  func draw(_ text: NSAttributedString?, in rect: CGRect) {
    guard let text, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    var label = labelText(text)
    var frame = label.layout(width: rect.width, lines: 1)
    if adjustsFontSizeToFitWidth, frame.isTruncated, minimumFontSize < baseFont.pointSize {
      (label, frame) = shrunk(label, width: rect.width)
    }
    let height = label.grid.up(frame.size.height)
    let top: CGFloat
    switch contentVerticalAlignment {
    case .top: top = rect.minY
    case .bottom: top = rect.maxY - height
    default: top = rect.minY + UITextField.centeredOffset(of: frame.size.height, in: rect.height)
    }
    context.record(
      TextDrawing.items(label.snapped(frame, top: top), of: text, at: CGPoint(x: rect.minX, y: top), traits: traitCollection))
  }

  /// The distance of a line's top from the top of its rectangle, as if the line were a whole number of points high.
  ///
  /// Real fields have 12 for 17-point text in 44 points, 5.5 for 28-point text in 44, 5 for 17-point text in 30.
  static func centeredOffset(of height: CGFloat, in room: CGFloat) -> CGFloat { (room - height.rounded()) / 2 }

  private func shrunk(_ text: LabelText, width: CGFloat) -> (LabelText, TextFrame) {
    let smallest = max(minimumFontSize / baseFont.pointSize, 0.05)
    var (low, high) = (smallest, CGFloat(1))
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if text.scaled(by: middle).layout(width: width, lines: 1).isTruncated { high = middle } else { low = middle }
    }
    let result = text.scaled(by: low)
    return (result, result.layout(width: width, lines: 1))
  }

  // MARK: Size

  /// The size of the text and what surrounds it.
  ///
  /// An empty field has the height of its font's line.
  var naturalSize: CGSize {
    let text = textToShow ?? placeholderToShow
    let grid = PixelGrid(traitCollection)
    let measured = text.map { labelText($0).size(width: .infinity, lines: 1) } ?? .zero
    let lineHeight = max(baseFont.lineHeight, measured.height)
    let inset = textInset
    // Heights are whole points: 22 for 17-point text without a border, 21 up to iOS 13.1 (six fields that Xcode 11.0 stored).
    let isTaller = SystemGeneration.current >= 13 && SanFrancisco.edition >= .iOS13
    var height = grid.up(lineHeight).rounded(.up) + (isTaller ? 1 : 0) + 2 * inset.vertical
    if borderStyle == .roundedRect { height = max(SystemGeneration.current >= 13 ? 34 : 30, height) }
    let sides = accessoryWidths
    return CGSize(width: measured.width.rounded(.up) + 2 * inset.horizontal + sides.left + sides.right, height: height)
  }

  var baselineFromTop: CGFloat? {
    let grid = PixelGrid(traitCollection)
    let font = baseFont
    let inset = textInset.vertical
    let top = inset + UITextField.centeredOffset(of: font.lineHeight, in: naturalSize.height - 2 * inset)
    return grid.nearest(top + font.ascender)
  }

  /// The space between border and text.
  var textInset: (horizontal: CGFloat, vertical: CGFloat) {
    switch borderStyle {
    case .none: (0, 0)
    case .line: (2, 2)
    case .bezel: (7, 3)
    case .roundedRect: (7, 2)
    }
  }
}
