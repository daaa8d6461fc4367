import CImageCodecs
package import FoundationEssentials

/// Reads PNG files of every colour type, bit depth and interlacing into 8-bit sRGB.
package enum PNGReader {
  package static let maximumEdge = 1 << 20
  /// 268 million pixels: one gibibyte of memory.
  package static let maximumPixels = 1 << 28

  /// The size in pixels, from the header alone.
  package static func size(of data: Data) throws(PNGError) -> (width: Int, height: Int) {
    try checkSignature(data)
    guard data.count >= 24 else { throw .truncated(bytes: data.count) }
    func word(at offset: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(data[data.startIndex + offset + $1]) } }
    return (word(at: 16), word(at: 20))
  }

  /// Decodes a file; colours of an RGB profile are converted to sRGB, 16-bit samples are rounded to 8.
  package static func decode(_ data: Data) throws(PNGError) -> PixelBuffer {
    let (width, height) = try size(of: data)
    guard width > 0, height > 0 else { throw .damaged(reason: "its size is \(width)×\(height)") }
    guard width <= maximumEdge, height <= maximumEdge, width * height <= maximumPixels else {
      throw .tooLarge(width: width, height: height)
    }
    let result: Result<PixelBuffer, PNGError> = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) -> PixelBuffer in try decode(bytes, width: width, height: height) }
    }
    return try result.get()
  }

  private static func decode(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int) throws(PNGError) -> PixelBuffer {
    guard let context = spng_ctx_new(0) else { throw .damaged(reason: "no memory for the decoder") }
    defer { spng_ctx_free(context) }
    func check(_ status: Int32) throws(PNGError) {
      guard status != 0 else { return }
      switch status {
      case Int32(SPNG_EOF.rawValue), SPNG_IO_EOF.rawValue, Int32(SPNG_EIDAT_TOO_SHORT.rawValue): throw .truncated(bytes: bytes.count)
      case Int32(SPNG_ECHUNK_CRC.rawValue): throw .checksum
      default: throw .damaged(reason: String(cString: spng_strerror(status)))
      }
    }
    try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
    var header = spng_ihdr()
    try check(spng_get_ihdr(context, &header))
    let isGray = header.color_type == 0 || header.color_type == 4
    let format: spng_format = header.bit_depth == 16 ? SPNG_FMT_RGBA16 : SPNG_FMT_RGBA8
    let channels = width * height * 4
    let flags = Int32(SPNG_DECODE_TRNS.rawValue)
    var pixels: [UInt8]
    if header.bit_depth == 16 {
      var wide = [UInt16](repeating: 0, count: channels)
      let status = wide.withUnsafeMutableBytes {
        spng_decode_image(context, $0.baseAddress, $0.count, Int32(format.rawValue), flags)
      }
      try check(status)
      pixels = wide.map { UInt8((UInt32($0) * 255 + 32767) / 65535) }
    } else {
      var status: Int32 = 0
      pixels = [UInt8](unsafeUninitializedCapacity: channels) { out, count in
        status = spng_decode_image(context, out.baseAddress, channels, Int32(format.rawValue), flags)
        if status != 0 { out.baseAddress?.initialize(repeating: 0, count: channels) }
        count = channels
      }
      try check(status)
    }
    // Gray profiles keep their values, as iOS's own all-gray pictures are compared.
    if !isGray, let profile = profile(of: context) { profile.convertToSRGB(&pixels) }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  /// The colour conversion of an embedded RGB profile; nil where there is none, or it is sRGB already.
  private static func profile(of context: OpaquePointer) -> ColorProfile? {
    var embedded = spng_iccp()
    guard spng_get_iccp(context, &embedded) == 0, let bytes = embedded.profile, embedded.profile_len > 0 else { return nil }
    return ColorProfile(UnsafeRawBufferPointer(start: bytes, count: embedded.profile_len))
  }

  /// The colour conversion that a file's profile asks for.
  static func profile(in file: UnsafeRawBufferPointer) -> ColorProfile? {
    guard let context = spng_ctx_new(0) else { return nil }
    defer { spng_ctx_free(context) }
    guard spng_set_png_buffer(context, file.baseAddress, file.count) == 0 else { return nil }
    return profile(of: context)
  }

  static func checkSignature(_ data: Data) throws(PNGError) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let head = [UInt8](data.prefix(512))
    if head.isEmpty { throw .empty }
    if head.starts(with: signature) { return }
    if signature.starts(with: head) { throw .truncated(bytes: head.count) }
    if head.starts(with: Array("version https://git-lfs.github.com/spec".utf8)) {
      let lines = String(decoding: head, as: UTF8.self).split(separator: "\n")
      throw .lfsPointer(size: lines.first { $0.hasPrefix("size ") }.flatMap { Int($0.dropFirst(5)) })
    }
    let kinds: [([UInt8], String)] = [
      ([0xFF, 0xD8, 0xFF], "a JPEG"), (Array("GIF8".utf8), "a GIF"), (Array("%PDF".utf8), "a PDF"), (Array("<svg".utf8), "an SVG"),
      (Array("<?xml".utf8), "an XML text"), (Array("<!DOCTYPE".utf8), "an HTML page"), (Array("BM".utf8), "a BMP"),
    ]
    if head.count >= 12, head.starts(with: Array("RIFF".utf8)), Array(head[8..<12]) == Array("WEBP".utf8) {
      throw .notPNG(looksLike: "a WebP")
    }
    if head.count >= 12, Array(head[4..<8]) == Array("ftyp".utf8) { throw .notPNG(looksLike: "a HEIC or another ISO media file") }
    throw .notPNG(looksLike: kinds.first { head.starts(with: $0.0) }?.1)
  }
}
