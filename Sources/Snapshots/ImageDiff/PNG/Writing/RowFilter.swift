/// Filters rows as PNG does (PNG specification, section 9).
final class RowFilter {
  /// Which of PNG's filters rows get.
  enum Choice: CaseIterable {
    /// The left neighbour subtracted, everywhere: repeated patterns, as of dithering, stay repeated.
    case left
    /// None: the same, where neighbours have little in common.
    case none
    /// For each row the filter of the smallest sum of absolute differences (section 12.7): photographs.
    case smallest
  }

  private let filters: [UInt8]
  private let rowBytes: Int
  private let channels: Int
  private var above: UnsafeMutablePointer<UInt8>
  private var current: UnsafeMutablePointer<UInt8>
  private let candidate: UnsafeMutablePointer<UInt8>

  init(_ choice: Choice, rowBytes: Int, channels: Int) {
    filters =
      switch choice {
      case .left: [1]
      case .none: [0]
      case .smallest: [2, 1, 4]
      }
    self.rowBytes = rowBytes
    self.channels = channels
    // A pixel of zeros before each row stands for the left neighbour of its first one.
    above = .allocate(capacity: rowBytes + channels)
    current = .allocate(capacity: rowBytes + channels)
    candidate = .allocate(capacity: rowBytes)
    above.initialize(repeating: 0, count: rowBytes + channels)
    current.initialize(repeating: 0, count: rowBytes + channels)
  }

  func deallocate() {
    above.deallocate()
    current.deallocate()
    candidate.deallocate()
  }

  /// Moves on to the next row, whose bytes the closure writes.
  func next(_ fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    swap(&above, &current)
    fill(current + channels)
  }

  /// Writes the filter byte and the filtered row.
  func write(to out: UnsafeMutablePointer<UInt8>) {
    var best = Int.max
    for filter in filters {
      let cost = apply(filter)
      guard cost < best else { continue }
      best = cost
      out[0] = filter
      (out + 1).update(from: candidate, count: rowBytes)
    }
  }

  private func apply(_ filter: UInt8) -> Int {
    let (here, up, out, step) = (current + channels, above + channels, candidate, channels)
    switch filter {
    case 0: out.update(from: here, count: rowBytes)
    case 1: for i in 0..<rowBytes { out[i] = here[i] &- here[i &- step] }
    case 2: for i in 0..<rowBytes { out[i] = here[i] &- up[i] }
    default:
      for i in 0..<rowBytes {
        let (a, b, c) = (Int16(here[i &- step]), Int16(up[i]), Int16(up[i &- step]))
        let (pa, pb, pc) = (abs(b &- c), abs(a &- c), abs(a &+ b &- c &- c))
        let predictor = pa <= pb && pa <= pc ? a : (pb <= pc ? b : c)
        out[i] = here[i] &- UInt8(truncatingIfNeeded: predictor)
      }
    }
    var sum: UInt32 = 0
    for i in 0..<rowBytes { sum &+= UInt32(Int8(bitPattern: out[i]).magnitude) }
    return Int(sum)
  }
}
