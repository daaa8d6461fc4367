import CoreGraphics
public import Foundation
import TextLayout

/// Lays the text of a storage out in containers, one after the other.
///
/// Approximation: a glyph index is the index of the UTF-16 unit that the glyph stands for: each unit counts as one glyph, so the two
/// conversions between glyphs and characters change nothing.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  open weak var textStorage: NSTextStorage? { didSet { invalidate() } }
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// No effect: lines have the leading of their fonts.
  open var usesFontLeading = true
  /// No effect: layout is made when it is asked for.
  open var allowsNonContiguousLayout = false
  /// No effect: such characters are not drawn.
  open var showsInvisibleCharacters = false
  /// No effect: such characters are not drawn.
  open var showsControlCharacters = false
  /// No effect: paragraph styles say which text is hyphenated.
  open var usesDefaultHyphenation = false
  /// No effect: layout is made when it is asked for.
  open var limitsLayoutForSuspiciousContents = false
  /// No effect: layout is made when it is asked for.
  open var backgroundLayoutEnabled = true

  /// What the text is laid out with beyond its own attributes.
  struct Surroundings {
    /// The traits of the text view, those of the screen where there is none.
    var traits: UITraitCollection?
    var isRightToLeft = false
    /// The font of an empty text.
    var emptyFont = TextDefaults.drawingFont
    /// How links look instead of blue and underlined.
    var linkAttributes: [NSAttributedString.Key: Any]?
  }

  var surroundings = Surroundings() { didSet { invalidate() } }
  /// Told when the layout is no longer valid.
  var didInvalidate: (() -> Void)?
  private var pages: [TextPage]?
  private var source: (text: NSAttributedString, styled: StyledText)?

  public override init() { super.init() }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    invalidate()
  }

  open func removeTextContainer(at index: Int) {
    let container = textContainers.remove(at: index)
    if container.layoutManager === self { container.layoutManager = nil }
    invalidate()
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    pages = nil
    didInvalidate?()
  }

  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) { invalidate() }

  private func invalidate() {
    pages = nil
    source = nil
    didInvalidate?()
  }

  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) { invalidate() }
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?
  ) { invalidate() }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { didInvalidate?() }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { didInvalidate?() }

  /// Layout is made when it is asked for: these make it at once.
  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layout }
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = layout }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = layout }

  // MARK: Drawing

  /// Draws the lines that show some glyphs; `origin` is where the container's upper left stands.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    let traits = surroundings.traits ?? .current
    let grid = PixelGrid(traits)
    for page in layout {
      var frame = page.frame
      frame.lines.removeAll { NSIntersectionRange(page.range(of: $0), glyphsToShow).length == 0 }
      // Letters stand on whole pixels.
      for index in frame.lines.indices {
        frame.lines[index].baseline = grid.nearest(origin.y + frame.lines[index].baseline) - origin.y
      }
      TextDrawing.draw(frame, of: displayedText, at: origin, traits: traits)
    }
  }

  /// No effect: backgrounds are drawn together with the glyphs; an override draws below them.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  // MARK: Layout

  /// What each container shows.
  var layout: [TextPage] {
    if let pages { return pages }
    let made = TextPage.fill(textContainers, with: styledText, isRightToLeft: surroundings.isRightToLeft)
    pages = made
    return made
  }

  func page(for container: NSTextContainer) -> TextPage? { layout.first { $0.container === container } }

  /// The size of the text in a container of another width, without padding and insets; the container itself stays as it is.
  func usedSize(width: CGFloat, in container: NSTextContainer) -> CGSize {
    let frame = TextSystem.current.size(
      of: TextPage.prepared(styledText, for: container),
      in: container.engineContainer(width: width, isRightToLeft: surroundings.isRightToLeft))
    return CGSize(width: max(0, frame.width - container.lineFragmentPadding), height: frame.height)
  }

  /// The text with the looks of its links.
  var displayedText: NSAttributedString { prepared.text }
  var styledText: StyledText { prepared.styled }

  private var prepared: (text: NSAttributedString, styled: StyledText) {
    if let source { return source }
    var text = textStorage?.snapshot ?? NSAttributedString(string: "")
    var defaults = TextDefaults(traits: surroundings.traits ?? .current)
    if let links = surroundings.linkAttributes {
      defaults.stylesLinks = false
      text = TextPage.linked(text, links)
    }
    var styled = StyledText(text, defaults: defaults)
    if styled.runs.isEmpty {
      defaults.font = surroundings.emptyFont
      styled = StyledText("", defaults.attributes)
    }
    source = (text, styled)
    return (text, styled)
  }
}
