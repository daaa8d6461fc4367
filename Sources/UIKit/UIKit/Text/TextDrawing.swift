import CoreGraphics
package import DisplayList
package import Foundation
package import TextLayout

/// Turns set text into display items.
package enum TextDrawing {
  /// The items of a text frame whose top left stands at `origin`; attachments and shadows come from the source text.
  package static func items(
    _ frame: TextFrame, of source: NSAttributedString?, at origin: CGPoint, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    note(frame)
    var items: [DisplayList.Item] = frame.lines.filter { !$0.runs.isEmpty }.map {
      .text(DisplayList.Text(line: $0, origin: origin))
    }
    guard let source, source.length > 0 else { return items }
    items += attachmentItems(frame, of: source, at: origin, traits: traits)
    if let shadow = source.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow,
      let color = shadow.shadowColor as? UIColor
    {
      let value = DisplayList.Shadow(
        color: color.cgColor(with: traits), offset: shadow.shadowOffset, radius: shadow.shadowBlurRadius / 2, shape: nil)
      items = [.group(DisplayList.Group(name: "text", kind: "NSShadow", shadow: value, items: items))]
    }
    return items
  }

  /// Draws into the current context, if there is one.
  package static func draw(_ frame: TextFrame, of source: NSAttributedString?, at origin: CGPoint, traits: UITraitCollection) {
    guard let context = GraphicsContexts.current else { return }
    context.record(items(frame, of: source, at: origin, traits: traits))
  }

  private static func note(_ frame: TextFrame) {
    guard !frame.missingCharacters.isEmpty else { return }
    UIKitDiagnostics.shared.note(
      kind: "missing-glyph", message: "no font has a glyph for \(frame.missingCharacters.joined(separator: " "))")
  }

  /// Attachments in text order meet the runs that hold their space in line order.
  private static func attachmentItems(
    _ frame: TextFrame, of source: NSAttributedString, at origin: CGPoint, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    var attachments: [(NSTextAttachment, UIColor?)] = []
    source.enumerateAttribute(.attachment, in: NSRange(location: 0, length: source.length)) { value, range, _ in
      guard let attachment = value as? NSTextAttachment else { return }
      let color = source.attribute(.foregroundColor, at: range.location, effectiveRange: nil) as? UIColor
      for _ in 0..<max(range.length, 1) { attachments.append((attachment, color)) }
    }
    guard !attachments.isEmpty else { return [] }
    var items: [DisplayList.Item] = []
    var next = 0
    for line in frame.lines {
      for run in line.runs {
        guard let space = run.attributes.attachment, next < attachments.count else { continue }
        let (attachment, color) = attachments[next]
        next += 1
        guard let image = attachment.image else { continue }
        let rect = CGRect(
          x: origin.x + line.x + run.x + space.bounds.minX,
          y: origin.y + line.baseline - space.bounds.maxY - run.attributes.baselineOffset, width: space.bounds.width,
          height: space.bounds.height)
        items += ImageDrawing.items(
          image, in: rect, tint: color?.cgColor(with: traits) ?? run.attributes.color, traits: traits)
      }
    }
    return items
  }
}
