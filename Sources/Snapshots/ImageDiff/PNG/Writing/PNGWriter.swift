import CImageCodecs
package import FoundationEssentials
import Glibc

/// Writes PNG files as the iOS simulator does: 8 bits, an sRGB chunk, 72 × scale dots an inch; opaque pictures without alpha.
package enum PNGWriter {
  /// Encodes a picture; the same picture always gives the same bytes.
  package static func encode(_ buffer: PixelBuffer, scale: Double = 1, text: [PNGText] = [], sealedWith hash: ContentHash? = nil) -> Data {
    buffer.withRows { encode($0, scale: scale, text: text, sealedWith: hash) }
  }

  /// Encodes rows that the caller owns; with the hash of their pixels, so that a later comparison need not decode them.
  package static func encode(_ rows: PixelRows, scale: Double = 1, text: [PNGText] = [], sealedWith hash: ContentHash? = nil) -> Data {
    let survey = RowSurvey(rows)
    let channels = survey.isOpaque ? 3 : 4
    var file = Data(capacity: 1 << 18)
    file.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    append("IHDR", bigEndian(rows.width) + bigEndian(rows.height) + [8, channels == 3 ? 2 : 6, 0, 0, 0], to: &file)
    append("sRGB", [0], to: &file)
    let dotsPerMetre = Int((72 * scale / 0.0254).rounded())
    append("pHYs", bigEndian(dotsPerMetre) + bigEndian(dotsPerMetre) + [1], to: &file)
    for entry in text { append("tEXt", latin1(entry.keyword) + [0] + latin1(entry.text), to: &file) }
    if !appendRunLengths(of: rows, survey, channels: channels, to: &file) {
      appendCompressed(rows, channels: channels, to: &file)
    }
    if let hash { seal(&file, with: hash) }
    append("IEND", [], to: &file)
    return file
  }

  private static func seal(_ file: inout Data, with hash: ContentHash) {
    var checksum: UInt32 = 0
    file.withUnsafeBytes { bytes in
      PNGChunk.forEach(in: bytes) { chunk in
        if chunk.kind == PNGChunk.header || chunk.kind == PNGChunk.data { checksum = PNGSeal.combine(checksum, chunk.checksum) }
        return true
      }
    }
    append("tEXt", latin1(PNGSeal.keyword) + [0] + latin1(PNGSeal.text(hash, checksum: checksum)), to: &file)
  }

  /// Interface pictures: false where the picture is so noisy that a general compressor does better.
  private static func appendRunLengths(of rows: PixelRows, _ survey: RowSurvey, channels: Int, to file: inout Data) -> Bool {
    let rowBytes = rows.width * channels
    var deflater = RunLengthDeflater(channels: channels, rowBytes: rowBytes)
    defer { deflater.deallocate() }
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes * 2)
    memory.initialize(repeating: 0, count: rowBytes * 2)
    defer { memory.deallocate() }
    let (above, filtered) = (memory, memory + rowBytes)
    var checksum: UInt32 = 1
    let literalLimit = max(1 << 13, rowBytes * rows.height / 12)
    for y in 0..<rows.height {
      if survey.equalsRowAbove[y] {
        checksum = adler(checksum, ofRowOfZeros: rowBytes)
        deflater.appendEqualRow()
        continue
      }
      // Only what changed is converted; the rest of the filtered row is zero.
      let changed = survey.changedColumns(of: rows, y)
      memset(filtered, 0, rowBytes)
      rows.subtractRow(y, columns: changed, from: above, to: filtered, channels: channels)
      var filter: UInt8 = 2
      checksum = libdeflate_adler32(checksum, &filter, 1)
      checksum = libdeflate_adler32(checksum, filtered, rowBytes)
      deflater.append(filter: filter, row: filtered)
      if deflater.literalCount > literalLimit { return false }
    }
    deflater.finish { stream in appendData(stream, checksum: checksum, to: &file) }
    return true
  }

  /// Photographs, gradients and noise: filtered, then libdeflate.
  private static func appendCompressed(_ rows: PixelRows, channels: Int, to file: inout Data) {
    // A band from the middle tells which filter suits the picture.
    let middle = rows.height / 2
    let band = max(0, middle - 16)..<min(rows.height, middle + 16)
    func size(_ choice: RowFilter.Choice) -> Int { compress(rows, band, choice, channels: channels) { stream, _ in stream.count } }
    let sizes = RowFilter.Choice.allCases.map { (choice: $0, size: size($0)) }
    let best = sizes.min { $0.size < $1.size }?.choice ?? .smallest
    compress(rows, 0..<rows.height, best, channels: channels) { stream, checksum in
      appendData(stream, checksum: checksum, to: &file)
    }
  }

  /// Hands over the deflated bytes of some rows, and the checksum of the bytes before.
  private static func compress<R>(
    _ rows: PixelRows, _ range: Range<Int>, _ choice: RowFilter.Choice, channels: Int, _ body: (UnsafeRawBufferPointer, UInt32) -> R
  ) -> R {
    let rowBytes = rows.width * channels
    let total = (rowBytes + 1) * range.count
    let raw = UnsafeMutablePointer<UInt8>.allocate(capacity: total)
    defer { raw.deallocate() }
    let filter = RowFilter(choice, rowBytes: rowBytes, channels: channels)
    defer { filter.deallocate() }
    for y in range {
      filter.next { rows.copyRow(y, to: $0, channels: channels) }
      filter.write(to: raw + (y - range.lowerBound) * (rowBytes + 1))
    }
    guard let compressor = libdeflate_alloc_compressor(3) else { preconditionFailure("no memory for the compressor") }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_deflate_compress_bound(compressor, total)
    let packed = UnsafeMutablePointer<UInt8>.allocate(capacity: bound)
    defer { packed.deallocate() }
    let count = libdeflate_deflate_compress(compressor, raw, total, packed, bound)
    return body(UnsafeRawBufferPointer(start: packed, count: count), libdeflate_adler32(1, raw, total))
  }

  /// Adler-32 after a filter byte of 2 and zeros, without touching them.
  private static func adler(_ value: UInt32, ofRowOfZeros count: Int) -> UInt32 {
    let low = (value & 0xFFFF &+ 2) % 65521
    let high = (UInt64(value >> 16) + UInt64(low) * UInt64(count + 1)) % 65521
    return UInt32(high) << 16 | low
  }

  /// The data chunk: a zlib stream (RFC 1950) around deflated bytes.
  private static func appendData(_ deflated: UnsafeRawBufferPointer, checksum: UInt32, to file: inout Data) {
    var chunk = Data(capacity: deflated.count + 16)
    chunk.append(contentsOf: [0x78, 0x01])
    chunk.append(contentsOf: deflated)
    chunk.append(contentsOf: bigEndian(Int(checksum)))
    append("IDAT", chunk, to: &file)
  }

  private static func append(_ kind: String, _ content: some DataProtocol, to file: inout Data) {
    file.append(contentsOf: bigEndian(content.count))
    var checksum = Array(kind.utf8).withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    file.append(contentsOf: Array(kind.utf8))
    for region in content.regions {
      region.withUnsafeBytes { bytes in
        checksum = bytes.isEmpty ? checksum : libdeflate_crc32(checksum, bytes.baseAddress, bytes.count)
        file.append(contentsOf: bytes)
      }
    }
    file.append(contentsOf: bigEndian(Int(checksum)))
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func latin1(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?") }
  }
}
