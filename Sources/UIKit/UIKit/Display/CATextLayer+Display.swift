import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import TextLayout

extension CATextLayer {
  /// The text from the top of the bounds, in one line unless it wraps; an attributed string brings its own style.
  func emitText(into items: inout [DisplayList.Item]) {
    var paragraph = ParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = lineBreakMode
    let styled: StyledText
    switch string {
    case let text as NSAttributedString: styled = StyledText(text, defaults: TextDefaults())
    case let text as String:
      styled = StyledText(text, TextAttributes(font: fontDescription, color: foregroundColor ?? .white, paragraph: paragraph))
    default: return
    }
    let container = TextContainer(
      width: isWrapped || truncationMode != .none || alignmentMode != .natural ? bounds.width : .infinity,
      height: isWrapped ? bounds.height : .infinity, maximumNumberOfLines: isWrapped ? 0 : 1)
    let frame = TextSystem.current.layout(styled, in: container)
    items += frame.lines.filter { !$0.runs.isEmpty }.map { .text(DisplayList.Text(line: $0, origin: bounds.origin)) }
  }

  /// A font object gives its face, a name its family; the size is always the layer's own.
  private var fontDescription: FontDescription {
    if let font = font as? UIFont {
      var description = font.fontDescription
      description.size = fontSize
      return description
    }
    let name = (font as? NSString).map { String(describing: $0) } ?? "Helvetica"
    return FontDescription(family: .named(name), size: fontSize)
  }

  private var alignment: ParagraphStyle.Alignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreakMode: ParagraphStyle.LineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: .byWordWrapping
    }
  }
}
