import FoundationEssentials

/// What a PNG file says before its pixels are unpacked: its size and kind, and where the packed data lies.
struct PNGLayout {
  var width = 0
  var height = 0
  var bitDepth = 0
  var colorType = 0
  var isInterlaced = false
  var hasTransparency = false
  var hasProfile = false
  var data: [Range<Int>] = []

  /// Throws what is wrong with the file; every chunk's checksum is compared.
  init(_ file: UnsafeRawBufferPointer) throws(PNGError) {
    var isEnded = false
    var isDamaged = false
    var layout = PNGLayout()
    PNGChunk.forEach(in: file) { chunk in
      guard chunk.isIntact else {
        isDamaged = true
        return false
      }
      func word(_ at: Int) -> Int { Int(UInt32(bigEndian: file.loadUnaligned(fromByteOffset: at, as: UInt32.self))) }
      switch chunk.kind {
      case PNGChunk.header where chunk.content.count == 13:
        let at = chunk.content.lowerBound
        (layout.width, layout.height) = (word(at), word(at + 4))
        (layout.bitDepth, layout.colorType) = (Int(file[at + 8]), Int(file[at + 9]))
        layout.isInterlaced = file[at + 12] != 0
      case PNGChunk.transparency: layout.hasTransparency = true
      case PNGChunk.profile: layout.hasProfile = true
      case PNGChunk.data: layout.data.append(chunk.content)
      case PNGChunk.end:
        isEnded = true
        return false
      default: break
      }
      return true
    }
    if isDamaged { throw .checksum }
    guard isEnded else { throw .truncated(bytes: file.count) }
    guard layout.width > 0, layout.height > 0 else { throw .damaged(reason: "its size is \(layout.width)×\(layout.height)") }
    guard
      layout.width <= PNGReader.maximumEdge, layout.height <= PNGReader.maximumEdge,
      layout.width * layout.height <= PNGReader.maximumPixels
    else { throw .tooLarge(width: layout.width, height: layout.height) }
    guard !layout.data.isEmpty else { throw .damaged(reason: "it has no pixels") }
    self = layout
  }

  private init() {}

  /// Whether the rows can be unpacked one after the other without a conversion of their samples: 8-bit RGB and RGBA.
  var isPlain: Bool {
    bitDepth == 8 && !isInterlaced && (colorType == 6 || colorType == 2 && !hasTransparency)
  }
}
