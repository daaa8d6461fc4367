import CImageCodecs
package import FoundationEssentials

/// The hash of a picture's pixels, kept in its PNG with the checksums of the data that it stands for.
///
/// A reference that carries one is compared without being decoded: whoever edits the pixels writes other data, whose checksum no
/// longer fits, and the seal counts as broken. It is a text chunk behind the pixels.
package enum PNGSeal {
  static let keyword = "layoutpreview:pixels"

  /// The text of the seal: the hash and the checksum over the checksums of the header and of all data chunks.
  static func text(_ hash: ContentHash, checksum: UInt32) -> String { "\(hash.text) \(checksum)" }

  /// The hash that a file was sealed with.
  ///
  /// Nil where there is none, or where the file's data is not what was sealed: then the picture has to be decoded.
  package static func hash(in file: Data) -> ContentHash? {
    file.withUnsafeBytes { bytes in
      var checksum: UInt32 = 0
      var sealed: Substring?
      var isComplete = false
      PNGChunk.forEach(in: bytes) { chunk in
        switch chunk.kind {
        case PNGChunk.header, PNGChunk.data:
          guard chunk.isIntact else { return false }
          checksum = combine(checksum, chunk.checksum)
        case PNGChunk.text:
          let content = bytes[chunk.content]
          if chunk.isIntact, content.starts(with: Array((keyword + "\0").utf8)) {
            sealed = Substring(decoding: content.dropFirst(keyword.utf8.count + 1), as: UTF8.self)
          }
        case PNGChunk.end:
          isComplete = true
          return false
        // A palette, transparency or another colour space would give the same data another meaning.
        case PNGChunk.palette, PNGChunk.transparency, PNGChunk.profile, PNGChunk.gamma: return false
        default: break
        }
        return true
      }
      guard isComplete, let parts = sealed?.split(separator: " "), parts.count == 2, UInt32(parts[1]) == checksum else { return nil }
      return ContentHash(text: parts[0])
    }
  }

  static func combine(_ sum: UInt32, _ next: UInt32) -> UInt32 {
    withUnsafeBytes(of: next.bigEndian) { libdeflate_crc32(sum, $0.baseAddress, 4) }
  }
}
