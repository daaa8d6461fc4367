import CoreGraphics
public import Foundation
import TextLayout

extension NSAttributedString {
  /// The size of the text on one line a paragraph, in points, unrounded.
  public func size() -> CGSize {
    TextSystem.current.size(of: StyledText(self, defaults: TextDefaults()), in: TextContainer())
  }

  public func draw(at point: CGPoint) {
    draw(
      with: CGRect(origin: point, size: CGSize(width: .infinity, height: CGFloat.infinity)), options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let frame = layout(in: rect.size, options: options)
    context?.totalBounds = CGRect(origin: rect.origin, size: frame.size)
    var origin = rect.origin
    // Without a line fragment the rectangle's origin is the baseline of the first line.
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= frame.lines.first?.baseline ?? 0 }
    TextDrawing.draw(frame, of: self, at: origin, traits: .current)
  }

  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
    let frame = layout(in: size, options: options)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -(frame.lines.first?.baseline ?? 0)
    let result = CGRect(origin: CGPoint(x: 0, y: top), size: frame.size)
    context?.totalBounds = result
    return result
  }

  private func layout(in size: CGSize, options: NSStringDrawingOptions) -> TextFrame {
    func limit(_ value: CGFloat) -> CGFloat { value > 0 ? value : .infinity }
    var container = TextContainer(isRightToLeft: UITraitCollection.current.layoutDirection == .rightToLeft)
    if options.contains(.usesLineFragmentOrigin) {
      container.width = limit(size.width)
      if options.contains(.truncatesLastVisibleLine) { container.height = limit(size.height) }
    } else {
      container.maximumNumberOfLines = 1
      if options.contains(.truncatesLastVisibleLine) { container.width = limit(size.width) }
    }
    return TextSystem.current.layout(StyledText(self, defaults: TextDefaults()), in: container)
  }
}
