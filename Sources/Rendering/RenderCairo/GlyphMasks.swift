import CoreGraphics
import Foundation

/// Coverage of glyphs at their size and sub-pixel position, computed once.
///
/// Positions are taken to quarters of a pixel, as Core Text does; the coverage at such a position is exact.
final class GlyphMasks {
  struct Key: Hashable {
    var face: Int
    var glyph: UInt32
    /// Pixels an em.
    var size: Float
    /// Quarters of a pixel to the right and down, 0 to 3.
    var right: UInt8
    var down: UInt8
  }

  struct Mask {
    /// From the whole pixel of the glyph's origin.
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var bytes: [UInt8]
  }

  private var masks: [Key: Mask] = [:]
  private var byteCount = 0
  private static let limit = 1 << 24

  /// Larger glyphs are not kept: they are rare, and each is as large as a hundred small ones.
  static let greatestSize: CGFloat = 240

  func mask(_ key: Key, face: OpenFace, rasterizer: CoverageRasterizer) -> Mask {
    if let known = masks[key] { return known }
    let size = CGFloat(key.size)
    let outline = Outline(
      face.outline(of: key.glyph),
      transform: CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: CGFloat(key.right) / 4, ty: CGFloat(key.down) / 4),
      tolerance: Outline.glyphTolerance)
    let bounds = PixelRect(covering: outline.bounds)
    var made = Mask(left: bounds.left, top: bounds.top, width: 0, height: 0, bytes: [])
    if !bounds.isEmpty {
      let coverage = rasterizer.rasterize(outline, window: bounds)
      made.width = bounds.width
      made.height = bounds.height
      made.bytes.reserveCapacity(bounds.width * bounds.height)
      for y in 0..<bounds.height {
        made.bytes.append(contentsOf: UnsafeBufferPointer(start: coverage.bytes + y * coverage.bytesPerRow, count: bounds.width))
      }
    }
    if byteCount > Self.limit {
      masks = [:]
      byteCount = 0
    }
    masks[key] = made
    byteCount += made.bytes.count + 64
    return made
  }
}
