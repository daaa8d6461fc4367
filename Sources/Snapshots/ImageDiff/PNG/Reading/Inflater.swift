import CImageCodecs
import Glibc

/// Unpacks a zlib stream (RFC 1950, 1951) piece by piece: as fast as a decoder of whole buffers, in the memory of a window.
///
/// libdeflate wants room for the whole picture, and zlib's own stream decoder takes several times as long.
final class Inflater {
  enum Failure: Error { case truncated, damaged(String) }

  /// Bytes that a match may reach back.
  private static let windowSize = 1 << 15
  /// Bytes that one symbol may write past a limit, and copies past their end.
  private static let slack = 258 + 64

  private enum Stage { case header, stored(Int), codes, done }

  private var input: UnsafePointer<UInt8>
  private let inputEnd: UnsafePointer<UInt8>
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var stage = Stage.header
  private var isLastBlock = false
  private let lengths = InflateTable.lengths()
  private let distances = InflateTable.distances()

  private let memory: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// Behind the last byte unpacked, and behind the last one handed out, in `memory`.
  private var written = 0
  private var taken = 0
  /// How far the checksum goes.
  private var summed = 0
  private var checksum: UInt32 = 1

  /// - Parameters:
  ///   - stream: the zlib stream; 16 bytes behind it must be readable
  ///   - largestPiece: the most that is asked for at once
  init(_ stream: UnsafeRawBufferPointer, largestPiece: Int) throws(Failure) {
    guard stream.count > 2, let start = stream.bindMemory(to: UInt8.self).baseAddress else { throw .truncated }
    let (method, flags) = (Int(start[0]), Int(start[1]))
    guard method & 15 == 8, method >> 4 <= 7, (method << 8 | flags) % 31 == 0, flags & 32 == 0 else {
      throw .damaged("invalid header of the compressed data")
    }
    input = start + 2
    inputEnd = start + stream.count
    capacity = Inflater.windowSize + max(1 << 17, largestPiece * 2) + Inflater.slack
    memory = .allocate(capacity: capacity)
  }

  deinit {
    memory.deallocate()
    lengths.deallocate()
    distances.deallocate()
  }

  /// The next bytes; valid until the next call.
  func next(_ count: Int) throws(Failure) -> UnsafePointer<UInt8> {
    if written - taken < count { try fill(count) }
    defer { taken += count }
    return UnsafePointer(memory + taken)
  }

  /// Reads on to the stream's end and compares the checksum.
  func finish() throws(Failure) {
    while true {
      if case .done = stage { break }
      taken = written
      try fill(1, orEnd: true)
    }
    sum()
    let end = input - bitCount / 8
    guard end + 4 <= inputEnd else { throw .truncated }
    let stated = (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(end[$1]) }
    guard stated == checksum else { throw .damaged("the checksum of the pixels does not fit") }
  }

  private func sum() {
    checksum = libdeflate_adler32(checksum, memory + summed, written - summed)
    summed = written
  }

  /// Unpacks until `count` bytes can be handed out, and further while there is room.
  private func fill(_ count: Int, orEnd: Bool = false) throws(Failure) {
    sum()
    // What matches can still reach, and what was not handed out yet, moves to the front.
    let keep = max(0, min(taken, written - Inflater.windowSize))
    if keep > 0 {
      memmove(memory, memory + keep, written - keep)
      written -= keep
      taken -= keep
      summed -= keep
    }
    let limit = capacity - Inflater.slack
    while written - taken < count {
      switch stage {
      case .header: try readBlockHeader()
      case .stored(let left): try copyStored(left, limit: limit)
      case .codes: try decode(limit: limit)
      case .done:
        if orEnd { return }
        throw .truncated
      }
    }
  }

  private func refill() {
    while bitCount <= 56 {
      if input < inputEnd { bits |= UInt64(input.pointee) << UInt64(bitCount) }
      input += 1
      bitCount += 8
    }
  }

  private func take(_ count: Int) -> Int {
    if bitCount < count { refill() }
    let value = Int(bits & ((1 << UInt64(count)) - 1))
    bits >>= UInt64(count)
    bitCount -= count
    return value
  }

  private var isPastEnd: Bool { input - bitCount / 8 > inputEnd }

  private func readBlockHeader() throws(Failure) {
    if isLastBlock {
      stage = .done
      return
    }
    isLastBlock = take(1) == 1
    switch take(2) {
    case 0:
      _ = take(bitCount & 7)
      let (length, complement) = (take(16), take(16))
      guard !isPastEnd else { throw .truncated }
      guard length ^ complement == 0xFFFF else { throw .damaged("invalid length of a stored block") }
      // Whole bytes that wait in the bits go back.
      input -= bitCount / 8
      (bits, bitCount) = (0, 0)
      stage = .stored(length)
    case 1:
      var code = [UInt8](repeating: 8, count: 288)
      for symbol in 144..<256 { code[symbol] = 9 }
      for symbol in 256..<280 { code[symbol] = 7 }
      guard lengths.build(code, count: 288), distances.build([UInt8](repeating: 5, count: 32), count: 32) else {
        throw .damaged("invalid code")
      }
      stage = .codes
    case 2:
      try readCodes()
      stage = .codes
    default: throw isPastEnd ? .truncated : .damaged("invalid kind of block")
    }
    if isPastEnd { throw .truncated }
  }

  private func readCodes() throws(Failure) {
    let (literalCount, distanceCount, codeCount) = (take(5) + 257, take(5) + 1, take(4) + 4)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var code = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeCount { code[order[index]] = UInt8(take(3)) }
    let table = InflateTable.codeLengths()
    defer { table.deallocate() }
    guard literalCount <= 286, table.build(code, count: 19) else { throw isPastEnd ? .truncated : .damaged("invalid code lengths") }
    var all = [UInt8](repeating: 0, count: literalCount + distanceCount + 138)
    var at = 0
    while at < literalCount + distanceCount {
      refill()
      let entry = table.entries[Int(bits & 127)]
      guard entry & InflateTable.invalid == 0, !isPastEnd else { throw isPastEnd ? .truncated : .damaged("invalid code lengths") }
      _ = take(Int(entry & 255))
      let symbol = Int(entry >> 16)
      if symbol < 16 {
        all[at] = UInt8(symbol)
        at += 1
        continue
      }
      guard symbol > 16 || at > 0 else { throw .damaged("invalid code lengths") }
      let value = symbol == 16 ? all[at - 1] : 0
      let run = symbol == 16 ? 3 + take(2) : symbol == 17 ? 3 + take(3) : 11 + take(7)
      for _ in 0..<run {
        all[at] = value
        at += 1
      }
    }
    guard at == literalCount + distanceCount, all[256] > 0 else { throw .damaged("invalid code lengths") }
    let isCode = all.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      return lengths.build(base, count: literalCount) && distances.build(base + literalCount, count: distanceCount)
    }
    guard isCode else { throw .damaged("invalid code") }
  }

  private func copyStored(_ left: Int, limit: Int) throws(Failure) {
    let count = min(left, limit - written)
    guard inputEnd - input >= count else { throw .truncated }
    memcpy(memory + written, input, count)
    written += count
    input += count
    stage = count == left ? .header : .stored(left - count)
  }

  /// The loop that everything spends its time in.
  private func decode(limit: Int) throws(Failure) {
    var (input, bits, bitCount) = (input, bits, bitCount)
    let (lengthEntries, distanceEntries) = (lengths.entries, distances.entries)
    let lengthMask = UInt64(1 << lengths.bits) &- 1
    let distanceMask = UInt64(1 << distances.bits) &- 1
    let (lengthBits, distanceBits) = (UInt64(lengths.bits), UInt64(distances.bits))
    let memory = memory
    var out = memory + written
    let end = memory + limit
    defer {
      (self.input, self.bits, self.bitCount) = (input, bits, bitCount)
      written = out - memory
    }
    while out < end {
      // Eight bytes at once; those that do not fit are read again next time. Behind the end stand at least 16 readable bytes.
      if input > inputEnd + 8 { throw .truncated }
      bits |= UInt64(littleEndian: UnsafeRawPointer(input).loadUnaligned(as: UInt64.self)) &<< UInt64(bitCount)
      input += (63 &- bitCount) &>> 3
      bitCount |= 56
      var entry = lengthEntries[Int(truncatingIfNeeded: bits & lengthMask)]
      if entry & InflateTable.furtherTable != 0 {
        entry = lengthEntries[Int(entry &>> 16) &+ Int(truncatingIfNeeded: (bits &>> lengthBits) & 15)]
      }
      bits &>>= UInt64(entry & 255)
      bitCount &-= Int(entry & 255)
      if entry & InflateTable.literal != 0 {
        out.pointee = UInt8(truncatingIfNeeded: entry &>> 16)
        out += 1
        continue
      }
      if entry & (InflateTable.endOfBlock | InflateTable.invalid) != 0 {
        guard entry & InflateTable.invalid == 0 else { throw .damaged("invalid code") }
        guard input - bitCount / 8 <= inputEnd else { throw .truncated }
        stage = .header
        return
      }
      let lengthExtra = UInt64(entry &>> 8) & 15
      let length = Int(entry &>> 16) &+ Int(truncatingIfNeeded: bits & ((1 &<< lengthExtra) &- 1))
      bits &>>= lengthExtra
      bitCount &-= Int(lengthExtra)
      var far = distanceEntries[Int(truncatingIfNeeded: bits & distanceMask)]
      if far & InflateTable.furtherTable != 0 {
        far = distanceEntries[Int(far &>> 16) &+ Int(truncatingIfNeeded: (bits &>> distanceBits) & 63)]
      }
      guard far & InflateTable.invalid == 0 else { throw .damaged("invalid code") }
      bits &>>= UInt64(far & 255)
      bitCount &-= Int(far & 255)
      let distanceExtra = UInt64(far &>> 8) & 15
      let distance = Int(far &>> 16) &+ Int(truncatingIfNeeded: bits & ((1 &<< distanceExtra) &- 1))
      bits &>>= distanceExtra
      bitCount &-= Int(distanceExtra)
      guard distance <= out - memory else { throw .damaged("a distance reaches before the start") }
      Inflater.copy(out, distance, length)
      out += length
    }
    if input - bitCount / 8 > inputEnd { throw .truncated }
  }

  /// Copies a match; may write up to 16 bytes more.
  @inline(__always)
  private static func copy(_ out: UnsafeMutablePointer<UInt8>, _ distance: Int, _ length: Int) {
    var target = UnsafeMutableRawPointer(out)
    let end = target + length
    if distance == 1 {
      memset(target, Int32((out - 1).pointee), length)
      return
    }
    var source = UnsafeRawPointer(out - distance)
    if distance < 16 {
      // Until the pattern is long enough to be copied in words.
      var period = distance
      while period < 16, target < end {
        for offset in 0..<period {
          target.storeBytes(of: source.load(fromByteOffset: offset, as: UInt8.self), toByteOffset: offset, as: UInt8.self)
        }
        target += period
        period *= 2
      }
      if target >= end { return }
      source = UnsafeRawPointer(target - period)
    }
    repeat {
      target.storeBytes(of: source.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
      target += 16
      source += 16
    } while target < end
  }
}
