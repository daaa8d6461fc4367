import CPangoCairo
import Foundation
package import TextLayout

/// Which characters of a run its glyphs stand for.
///
/// A run names its text and its glyphs, not how they belong together; the font's character map tells: characters that have their
/// own glyph are matched from both ends, and what is left between (ligatures, marks) is one cluster.
package struct TextClusters {
  package struct Cluster: Equatable {
    /// Of UTF-8.
    package var bytes: Int
    package var glyphs: Int
    package init(bytes: Int, glyphs: Int) {
      self.bytes = bytes
      self.glyphs = glyphs
    }
  }

  /// In the order of the text.
  package private(set) var clusters: [Cluster] = []

  init(_ run: TextRun, face: OpenFace) {
    self.init(run.string, glyphs: run.isRightToLeft ? run.glyphs.reversed() : run.glyphs) { scalar in
      UInt32(FT_Get_Char_Index(face.face, FT_ULong(scalar.value)))
    }
  }

  /// - Parameters:
  ///   - glyphs: in the order of the text
  ///   - nominal: the glyph that a font has for a character
  package init(_ string: String, glyphs: [Glyph], nominal: (Unicode.Scalar) -> UInt32) {
    let scalars = Array(string.unicodeScalars)
    func bytes(_ scalar: Unicode.Scalar) -> Int { UTF8.width(scalar) }
    if scalars.count == glyphs.count {
      clusters = scalars.map { Cluster(bytes: bytes($0), glyphs: 1) }
      return
    }
    var head = 0
    while head < min(scalars.count, glyphs.count), nominal(scalars[head]) == glyphs[head].id { head += 1 }
    var tail = 0
    while tail < min(scalars.count, glyphs.count) - head,
      nominal(scalars[scalars.count - 1 - tail]) == glyphs[glyphs.count - 1 - tail].id
    { tail += 1 }
    // A cluster must have both characters and glyphs.
    while head > 0, scalars.count - head - tail == 0 || glyphs.count - head - tail == 0 { head -= 1 }
    while tail > 0, scalars.count - head - tail == 0 || glyphs.count - head - tail == 0 { tail -= 1 }
    clusters = scalars.prefix(head).map { Cluster(bytes: bytes($0), glyphs: 1) }
    let middle = scalars[head..<scalars.count - tail].reduce(0) { $0 + bytes($1) }
    clusters.append(Cluster(bytes: middle, glyphs: glyphs.count - head - tail))
    clusters += scalars.suffix(tail).map { Cluster(bytes: bytes($0), glyphs: 1) }
  }
}
