import FoundationEssentials
import Glibc

/// Unpacks the rows of a plain PNG (8-bit RGB or RGBA, not interlaced) one after the other, in the memory of a few of them.
final class PNGRowReader {
  let width: Int
  let height: Int
  private let channels: Int
  private let byteCount: Int
  private let inflater: Inflater
  private let joined: UnsafeMutablePointer<UInt8>?
  private let converter: ProfileConverter?
  /// A row as the file has it, where a profile changes what is handed out; else zeros above the first row.
  private let own: UnsafeMutablePointer<UInt32>
  private var y = 0

  /// The file's memory must live as long as the reader.
  init(_ file: UnsafeRawBufferPointer, _ layout: PNGLayout, profile: ColorProfile?) throws(PNGError) {
    (width, height) = (layout.width, layout.height)
    channels = layout.colorType == 6 ? 4 : 3
    byteCount = file.count
    converter = profile.map(ProfileConverter.init)
    own = .allocate(capacity: width * 2)
    own.initialize(repeating: 0, count: width * 2)
    // One chunk is read where it lies: 16 bytes follow it, as the end of the file has that many.
    let stream: UnsafeRawBufferPointer
    if layout.data.count == 1 {
      joined = nil
      stream = UnsafeRawBufferPointer(rebasing: file[layout.data[0]])
    } else {
      let total = layout.data.reduce(0) { $0 + $1.count }
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: total + 16)
      var at = 0
      for range in layout.data {
        if let base = file.baseAddress { memcpy(memory + at, base + range.lowerBound, range.count) }
        at += range.count
      }
      memset(memory + at, 0, 16)
      joined = memory
      stream = UnsafeRawBufferPointer(start: memory, count: total)
    }
    do throws(Inflater.Failure) {
      inflater = try Inflater(stream, largestPiece: width * channels + 1)
    } catch {
      joined?.deallocate()
      own.deallocate()
      throw PNGRowReader.error(error, file.count)
    }
  }

  deinit {
    joined?.deallocate()
    own.deallocate()
  }

  private static func error(_ failure: Inflater.Failure, _ byteCount: Int) -> PNGError {
    switch failure {
    case .truncated: .truncated(bytes: byteCount)
    case .damaged(let reason): .damaged(reason: reason)
    }
  }

  /// Writes the next row as RGBA; `above` is the row handed out before, unchanged, nil for the first one.
  func next(into out: UnsafeMutablePointer<UInt32>, above: UnsafePointer<UInt32>?) throws(PNGError) {
    do throws(Inflater.Failure) {
      let bytes = try inflater.next(width * channels + 1)
      let target = converter == nil ? out : own + (y & 1) * width
      let before = converter == nil ? above ?? UnsafePointer(own) : UnsafePointer(own + (1 - y & 1) * width)
      guard RowUnfilter.apply(bytes[0], bytes + 1, above: before, to: target, width: width, channels: channels) else {
        throw Inflater.Failure.damaged("invalid filter of a row")
      }
      converter?.convert(target, to: out, count: width)
      y += 1
      if y == height { try inflater.finish() }
    } catch {
      throw PNGRowReader.error(error, byteCount)
    }
  }
}

/// Converts rows to sRGB; a pixel that came before is looked up.
final class ProfileConverter {
  private let profile: ColorProfile
  private var keys = [UInt32](repeating: 0, count: 1 << 12)
  private var values = [UInt32](repeating: 0, count: 1 << 12)

  init(_ profile: ColorProfile) { self.profile = profile }

  func convert(_ row: UnsafePointer<UInt32>, to out: UnsafeMutablePointer<UInt32>, count: Int) {
    for x in 0..<count {
      let word = row[x]
      let slot = Int((word &* 0x9E37_79B1) &>> 20)
      // A word of zero is no colour: transparent black stays what it is, and marks an empty slot.
      if keys[slot] != word || word == 0 {
        let pixel = Pixel(word: word)
        let (red, green, blue) = profile.convert(pixel.red, pixel.green, pixel.blue)
        keys[slot] = word
        values[slot] = Pixel(red, green, blue, pixel.alpha).littleEndianWord
      }
      out[x] = values[slot]
    }
  }
}
