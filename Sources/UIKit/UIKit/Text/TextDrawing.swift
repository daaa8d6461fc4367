import CoreGraphics
package import DisplayList
package import Foundation
package import TextLayout

/// Turns set text into display items.
package enum TextDrawing {
  /// The items of a text frame whose top left stands at `origin`; attachments come from the source text.
  package static func items(
    _ frame: TextFrame, of source: NSAttributedString?, at origin: CGPoint, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    note(frame)
    let lines = frame.lines.filter { !$0.runs.isEmpty }
    var items = lines.flatMap { line -> [DisplayList.Item] in
      let hasEffects = line.runs.contains { !$0.attributes.effects.isEmpty || TextEffects.needsOwnLines($0.attributes) }
      return hasEffects ? TextEffects.items(line, at: origin, traits: traits) : [.text(DisplayList.Text(line: line, origin: origin))]
    }
    if let source, source.length > 0 { items += attachmentItems(frame, of: source, at: origin, traits: traits) }
    return items
  }

  /// Draws into the current context, if there is one.
  package static func draw(_ frame: TextFrame, of source: NSAttributedString?, at origin: CGPoint, traits: UITraitCollection) {
    guard let context = GraphicsContexts.current else { return }
    context.record(items(frame, of: source, at: origin, traits: traits))
  }

  private static func note(_ frame: TextFrame) {
    noteSubstitutions(frame)
    if frame.lines.count > 1, frame.lines.contains(where: { ($0.runs.first?.attributes.paragraph.hyphenationFactor ?? 0) > 0 }) {
      UIKitDiagnostics.shared.note(
        kind: "hyphenation", message: "a paragraph style asks for hyphenation: words are broken at soft hyphens (U+00AD) only")
    }
    guard !frame.missingCharacters.isEmpty else { return }
    let shown = frame.missingCharacters.prefix(20).map { character in
      let codes = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      return "\(character) (\(codes.joined(separator: " ")))"
    }
    let rest = frame.missingCharacters.count - shown.count
    UIKitDiagnostics.shared.note(
      kind: "missing-glyph",
      message: "no font has a glyph for \(shown.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : ""))
  }

  private static func noteSubstitutions(_ frame: TextFrame) {
    var last: FontDescription?
    for run in frame.lines.lazy.flatMap(\.runs) where run.attributes.font != last {
      last = run.attributes.font
      guard run.attributes.font.family != .system,
        let stand = TextSystem.current.substitution(for: run.attributes.font)
      else { continue }
      UIKitDiagnostics.shared.note(
        kind: "substituted-font", message: "“\(stand.requested)” is not installed here; \(stand.used) stands in for it")
    }
  }

  private static func attachmentItems(
    _ frame: TextFrame, of source: NSAttributedString, at origin: CGPoint, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    for line in frame.lines {
      for run in line.runs {
        guard let space = run.attributes.attachment, space.location < source.length,
          let attachment = source.attribute(.attachment, at: space.location, effectiveRange: nil) as? NSTextAttachment,
          let image = attachment.image
        else { continue }
        let color = source.attribute(.foregroundColor, at: space.location, effectiveRange: nil) as? UIColor
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
