import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation
import TextLayout

extension PicturePainter {
  /// Draws a line: backgrounds first, then underlines, glyphs, attachments and strikethroughs.
  func paint(_ text: DisplayList.Text, transform: CGAffineTransform, alpha: CGFloat, visible: PixelRect) {
    for decoration in TextDecorations.backgrounds(of: text) {
      fill(.rect(decoration.rect), transform: transform, evenOdd: false, visible: visible) { _ in setSource(decoration.color, alpha: alpha)
      }
    }
    let pixels = sqrt(abs(transform.a * transform.d - transform.b * transform.c))
    for run in text.line.runs {
      let origin = CGPoint(x: text.origin.x + text.line.x + run.x, y: text.origin.y + text.line.baseline)
      let raised = CGPoint(x: origin.x, y: origin.y - run.attributes.baselineOffset)
      let face = resources.fonts.open(run.face)
      let lines = TextDecorations.lines(of: run, origin: origin, face: face, pixels: pixels)
      paint(lines.below, transform: transform, alpha: alpha, visible: visible)
      if let attachment = run.attributes.attachment {
        if let image = attachment.image {
          paint(TextDecorations.image(attachment, image, of: run, origin: origin), transform: transform, alpha: alpha)
        }
      } else if let face {
        if run.face.isColor {
          paintBitmaps(of: run, face: face, origin: raised, transform: transform, alpha: alpha)
        } else {
          setSource(run.attributes.color, alpha: alpha)
          paintGlyphs(of: run, face: face, origin: raised, transform: transform, visible: visible)
        }
      }
      paint(lines.above, transform: transform, alpha: alpha, visible: visible)
    }
  }

  private func paint(_ lines: [TextDecorations.Line], transform: CGAffineTransform, alpha: CGFloat, visible: PixelRect) {
    for line in lines {
      fill(.rect(line.rect), transform: transform, evenOdd: false, visible: visible) { _ in setSource(line.color, alpha: alpha) }
    }
  }

  /// Draws outlines with the source, all glyphs of a run in one mask.
  private func paintGlyphs(
    of run: TextRun, face: OpenFace, origin: CGPoint, transform: CGAffineTransform, visible: PixelRect
  ) {
    let size = run.attributes.font.size
    guard transform.keepsRectangles, abs(transform.a - transform.d) < 1e-6, size * transform.a <= GlyphMasks.greatestSize else {
      var outline = Outline(tolerance: Outline.glyphTolerance)
      for glyph in run.glyphs {
        let place = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: origin.x + glyph.x, ty: origin.y + glyph.y)
        outline.add(face.outline(of: glyph.id), transform: place.concatenating(transform))
      }
      let window = PixelRect(covering: outline.bounds).intersection(visible)
      guard !window.isEmpty else { return }
      paint(through: resources.rasterizer.rasterize(outline, window: window))
      return
    }
    var placed: [(mask: GlyphMasks.Mask, x: Int, y: Int)] = []
    placed.reserveCapacity(run.glyphs.count)
    var box: PixelRect?
    for glyph in run.glyphs {
      let point = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y).applying(transform)
      guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { continue }
      let (x, y) = (Int((point.x * 4 + 0.5).rounded(.down)), Int((point.y * 4 + 0.5).rounded(.down)))
      let key = GlyphMasks.Key(
        face: face.number, glyph: glyph.id, size: Float(size * transform.a), right: UInt8(x & 3), down: UInt8(y & 3))
      let mask = resources.glyphs.mask(key, face: face, rasterizer: resources.rasterizer)
      guard mask.width > 0 else { continue }
      let (left, top) = ((x >> 2) + mask.left, (y >> 2) + mask.top)
      placed.append((mask, left, top))
      let rect = PixelRect(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
      box =
        box.map {
          PixelRect(
            left: min($0.left, rect.left), top: min($0.top, rect.top), right: max($0.right, rect.right), bottom: max($0.bottom, rect.bottom)
          )
        } ?? rect
    }
    guard let window = box?.intersection(visible), !window.isEmpty else { return }
    let bytesPerRow = (window.width + 3) & ~3
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: bytesPerRow * window.height)
    bytes.initialize(repeating: 0, count: bytesPerRow * window.height)
    defer { bytes.deallocate() }
    let canvas = CoverageMask(
      left: window.left, top: window.top, width: window.width, height: window.height, bytesPerRow: bytesPerRow, bytes: bytes)
    for glyph in placed { canvas.add(glyph.mask, left: glyph.x, top: glyph.y) }
    paint(through: canvas)
  }

  /// Draws glyphs of coloured bitmaps, scaled to the font's size.
  private func paintBitmaps(of run: TextRun, face: OpenFace, origin: CGPoint, transform: CGAffineTransform, alpha: CGFloat) {
    for glyph in run.glyphs {
      guard let bitmap = face.bitmap(of: glyph.id) else { continue }
      let target = bitmap.target(
        origin: CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y), size: run.attributes.font.size)
      draw(
        bitmap.surface, CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), to: target, transform: transform, alpha: alpha,
        isWhole: true)
    }
  }
}

extension CoverageMask {
  /// Lays a glyph over what is there: as if both were drawn one after the other in one opaque colour.
  func add(_ mask: GlyphMasks.Mask, left glyphLeft: Int, top glyphTop: Int) {
    let (fromX, toX) = (max(left, glyphLeft), min(left + width, glyphLeft + mask.width))
    let (fromY, toY) = (max(top, glyphTop), min(top + height, glyphTop + mask.height))
    guard fromX < toX, fromY < toY else { return }
    mask.bytes.withUnsafeBufferPointer { source in
      for y in fromY..<toY {
        let out = bytes + (y - top) * bytesPerRow - left
        let row = (y - glyphTop) * mask.width - glyphLeft
        for x in fromX..<toX {
          let (old, new) = (UInt32(out[x]), UInt32(source[row + x]))
          out[x] = old == 0 ? UInt8(new) : UInt8(old + new - (old * new + 127) / 255)
        }
      }
    }
  }
}
