import CoreGraphics
package import DisplayList
public import Foundation
import TextLayout

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// What the label shows: one style throughout, or a text with styles of its own.
  enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  var content = Content.none
  private var storedFont: UIFont?
  private var storedTextColor: UIColor?
  private var storedAlignment = NSTextAlignment.natural
  private var storedLineBreakMode = NSLineBreakMode.byTruncatingTail

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    accessibilityTraits = .staticText
    isAccessibilityElement = true
  }

  // MARK: Text

  open var text: String? {
    get {
      switch content {
      case .none: nil
      case .plain(let string): string
      case .attributed(let string): string.string
      }
    }
    set {
      if !isAttributed, newValue == text { return }
      content = newValue.map { .plain($0) } ?? .none
      contentDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .none: nil
      case .plain(let string): NSAttributedString(string: string, attributes: plainAttributes)
      case .attributed(let string): string
      }
    }
    set {
      content = newValue.map { .attributed($0.copy() as? NSAttributedString ?? $0) } ?? .none
      contentDidChange()
    }
  }

  /// Setting it gives all of an attributed text that font.
  open var font: UIFont! {
    get {
      if case .attributed(let string) = content, string.length > 0,
        let font = string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      {
        return font
      }
      return baseFont
    }
    set {
      if !isAttributed, let newValue, newValue == storedFont { return }
      storedFont = newValue
      apply(.font, newValue ?? baseFont)
      contentDidChange()
    }
  }

  open var textColor: UIColor! {
    get {
      if case .attributed(let string) = content, string.length > 0,
        let color = string.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      {
        return color
      }
      return storedTextColor ?? .label
    }
    set {
      storedTextColor = newValue
      apply(.foregroundColor, newValue ?? UIColor.label)
      setNeedsDisplay()
    }
  }

  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      guard newValue != storedAlignment || isAttributed else { return }
      storedAlignment = newValue
      applyParagraph { $0.alignment = newValue }
      setNeedsDisplay()
    }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      guard newValue != storedLineBreakMode else { return }
      storedLineBreakMode = newValue
      applyParagraph { $0.lineBreakMode = newValue }
      contentDidChange()
    }
  }

  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet {
      guard lineBreakStrategy != oldValue else { return }
      let strategy = lineBreakStrategy
      applyParagraph { $0.lineBreakStrategy = strategy }
      contentDidChange()
    }
  }
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var allowsDefaultTighteningForTruncation = false { didSet { setNeedsDisplay() } }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } } }
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  /// Whether fonts of Dynamic Type follow a change of the text size; setting it changes nothing yet, as in UIKit.
  open var adjustsFontForContentSizeCategory = false
  /// No effect: nobody points at or focuses a picture.
  open var showsExpansionTextWhenTruncated = false
  /// No effect: nobody points at or focuses a picture.
  open var enablesMarqueeWhenAncestorFocused = false

  /// The font of a plain text.
  package var baseFont: UIFont { storedFont ?? UILabel.defaultFont }
  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// Called when the text or its size may have changed.
  package func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    var width = CGFloat.infinity
    if numberOfLines != 1 {
      if preferredMaxLayoutWidth > 0 {
        width = preferredMaxLayoutWidth
      } else if let found = layoutState.intrinsicLayoutWidth {
        width = found
      }
    }
    return measured(width: width)
  }

  package override var hasWidthDependentHeight: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  /// A size that stands for no limit: finite, so that overrides may add and subtract insets.
  private static let unlimited: CGFloat = 1e7

  /// Whether the height is up to whole points instead of pixels.
  package var hasWholeHeight = false

  private func measured(width: CGFloat) -> CGSize {
    let limit = CGSize(width: min(width, UILabel.unlimited), height: UILabel.unlimited)
    let rect = textRect(forBounds: CGRect(origin: .zero, size: limit), limitedToNumberOfLines: numberOfLines)
    var size = PixelGrid(traitCollection).up(CGSize(width: max(rect.width, 0), height: max(rect.height, 0)))
    if hasWholeHeight { size.height = PixelGrid(scale: 1).up(size.height) }
    return size
  }

  /// The rectangle of the text in a box: its overrides decide the label's size, too.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let text = labelText
    guard !text.styled.runs.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let isUnlimited = bounds.width >= UILabel.unlimited / 2
    var size = text.size(width: isUnlimited ? .infinity : max(bounds.width, 0), lines: numberOfLines)
    guard bounds.height < UILabel.unlimited / 2 else { return CGRect(origin: bounds.origin, size: size) }
    size.height = min(size.height, bounds.height)
    return CGRect(x: bounds.minX, y: text.centeredTop(height: size.height, in: bounds), width: size.width, height: size.height)
  }

  package override var firstBaselineFromTop: CGFloat? { baselines?.first }
  package override var lastBaselineFromBottom: CGFloat? { baselines?.last }

  private var baselines: (first: CGFloat, last: CGFloat)? {
    let text = labelText
    let grid = text.grid
    guard !text.styled.runs.isEmpty else {
      let font = baseFont
      return (grid.nearest(font.ascender), grid.up(font.lineHeight) - grid.nearest(font.ascender))
    }
    var width = CGFloat.infinity
    if numberOfLines != 1 {
      width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutState.intrinsicLayoutWidth ?? .infinity
    }
    let frame = text.layout(width: width, lines: numberOfLines)
    guard let first = frame.lines.first, let last = frame.lines.last else { return nil }
    return (grid.nearest(first.baseline), grid.up(frame.size.height) - grid.nearest(last.baseline))
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in a rectangle, centred up and down.
  open func drawText(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    context.record(textItems(in: rect))
  }

  package override func emitContent(into items: inout [DisplayList.Item]) {
    items += GraphicsContexts.record(in: bounds, scale: PixelGrid(traitCollection).scale) { draw(bounds) }
  }

  package override func contentEnvironmentDidChange(from previous: UITraitCollection?) {
    super.contentEnvironmentDidChange(from: previous)
    if traitCollection.differsInTextSize(from: previous) { adjustFonts(for: traitCollection) }
    if previous?.displayScale != traitCollection.displayScale { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }
}
