import CImageCodecs
package import FoundationEssentials

/// The hash of a picture's pixels, kept in its PNG with the checksums of the data that it stands for.
///
/// A reference that carries one is compared without being decoded: whoever edits the pixels writes other data, whose checksum no
/// longer fits, and the seal counts as broken. It is a text chunk behind the pixels.
package enum PNGSeal {
  static let keyword = "layoutpreview:pixels"
  /// Counts the ways in which `ContentHash` was taken: a hash taken in another way says nothing.
  private static let version = "2"

  /// The text of the seal: the hash, the checksum over the checksums of the header and of all data chunks, and the version.
  static func text(_ hash: ContentHash, checksum: UInt32) -> String { "\(hash.text) \(checksum) \(version)" }

  /// The hash that a file was sealed with.
  ///
  /// Nil where there is none, or where the file's data is not what was sealed: then the picture has to be decoded.
  package static func hash(in file: Data) -> ContentHash? {
    guard let parts = parts(in: file), parts.count == 3, parts[2] == version else { return nil }
    return ContentHash(text: parts[0])
  }

  /// Whether a file holds what was sealed, with a hash that is taken in another way by now.
  package static func isOutdated(in file: Data) -> Bool {
    guard let parts = parts(in: file) else { return false }
    return parts.count != 3 || parts[2] != version
  }

  /// The words of the seal of a file whose data is what was sealed.
  private static func parts(in file: Data) -> [Substring]? {
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
      guard isComplete, let parts = sealed?.split(separator: " "), parts.count >= 2, UInt32(parts[1]) == checksum else { return nil }
      return parts
    }
  }

  static func combine(_ sum: UInt32, _ next: UInt32) -> UInt32 {
    withUnsafeBytes(of: next.bigEndian) { libdeflate_crc32(sum, $0.baseAddress, 4) }
  }
}
