import FoundationEssentials
import Glibc

/// A picture as rows of straight RGBA pixels, handed out from the top, one after the other.
final class RowSource {
  private enum Kind {
    case reader(PNGRowReader)
    case buffer(PixelBuffer)
    case rows(PixelRows)
  }

  let width: Int
  let height: Int
  private let kind: Kind
  private var y = 0
  private var above: UnsafePointer<UInt32>?

  /// Decodes what cannot be read row by row at once: palettes, gray, 16 bits, interlaced files.
  init(png file: UnsafeRawBufferPointer) throws(PNGError) {
    // The bytes are only read, and outlive the picture.
    let data =
      file.baseAddress.map { Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: $0), count: file.count, deallocator: .none) } ?? Data()
    try PNGReader.checkSignature(data)
    let layout = try PNGLayout(file)
    (width, height) = (layout.width, layout.height)
    if layout.isPlain {
      let profile = layout.hasProfile ? PNGReader.profile(in: file) : nil
      kind = .reader(try PNGRowReader(file, layout, profile: profile))
    } else {
      kind = .buffer(try PNGReader.decode(data))
    }
  }

  init(_ buffer: PixelBuffer) {
    (width, height, kind) = (buffer.width, buffer.height, .buffer(buffer))
  }

  init(_ rows: PixelRows) {
    (width, height, kind) = (rows.width, rows.height, .rows(rows))
  }

  /// Whether rows have to be unpacked, which is worth a thread.
  var isPacked: Bool { if case .reader = kind { true } else { false } }

  /// Writes the next row; the one written before must still stand where it was written.
  func next(into out: UnsafeMutablePointer<UInt32>) throws(PNGError) {
    switch kind {
    case .reader(let reader): try reader.next(into: out, above: above)
    case .buffer(let buffer):
      buffer.pixels.withUnsafeBytes { bytes in
        if let base = bytes.baseAddress { memcpy(out, base + y * width * 4, width * 4) }
      }
    case .rows(let rows):
      out.withMemoryRebound(to: UInt8.self, capacity: width * 4) { rows.copyRow(y, to: $0, channels: 4) }
    }
    above = UnsafePointer(out)
    y += 1
  }
}
