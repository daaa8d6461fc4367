import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation
import TextLayout

extension PDFPainter {
  /// Draws a line as text that can be selected, searched and copied.
  func paint(_ text: DisplayList.Text, transform: CGAffineTransform, alpha: CGFloat) {
    cairo_save(context)
    defer { cairo_restore(context) }
    CairoPath.transform(context, by: transform)
    for decoration in TextDecorations.backgrounds(of: text) { fill(decoration, alpha: alpha) }
    for run in text.line.runs {
      let origin = CGPoint(x: text.origin.x + text.line.x + run.x, y: text.origin.y + text.line.baseline)
      let raised = CGPoint(x: origin.x, y: origin.y - run.attributes.baselineOffset)
      let face = resources.fonts.open(run.face)
      let lines = TextDecorations.lines(of: run, origin: origin, face: face, pixels: Self.bitmapScale)
      for line in lines.below { fill(line, alpha: alpha) }
      if let attachment = run.attributes.attachment {
        if let image = attachment.image {
          paint(TextDecorations.image(attachment, image, of: run, origin: origin), transform: .identity, alpha: alpha)
        }
      } else if let face {
        if run.face.isColor {
          for glyph in run.glyphs {
            guard let bitmap = face.bitmap(of: glyph.id) else { continue }
            draw(
              bitmap.surface, CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
              to: bitmap.target(origin: CGPoint(x: raised.x + glyph.x, y: raised.y + glyph.y), size: run.attributes.font.size),
              transform: .identity, alpha: alpha)
          }
        } else {
          setSource(run.attributes.color, alpha: alpha)
          show(run, face: face, origin: raised)
        }
      }
      for line in lines.above { fill(line, alpha: alpha) }
    }
  }

  private func fill(_ line: TextDecorations.Line, alpha: CGFloat) {
    setSource(line.color, alpha: alpha)
    cairo_rectangle(context, Double(line.rect.minX), Double(line.rect.minY), Double(line.rect.width), Double(line.rect.height))
    cairo_fill(context)
  }

  private func show(_ run: TextRun, face: OpenFace, origin: CGPoint) {
    guard let cairoFace = face.cairoFontFace(), !run.glyphs.isEmpty else { return }
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_set_font_face(context, cairoFace)
    cairo_set_font_size(context, Double(run.attributes.font.size))
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.id), x: Double(origin.x + $0.x), y: Double(origin.y + $0.y))
    }
    let clusters = TextClusters(run, face: face).clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
    }
    let direction = run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    cairo_show_text_glyphs(
      context, run.string, Int32(run.string.utf8.count), glyphs, Int32(glyphs.count), clusters, Int32(clusters.count), direction)
  }
}
