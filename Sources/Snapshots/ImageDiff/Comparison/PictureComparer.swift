import Glibc

/// Goes through two pictures row by row: counts what differs, and gathers it into clusters to be judged.
final class PictureComparer {
  private static let batch = 32

  private let first: RowRing
  private let second: RowRing
  private let settings: ComparisonSettings
  private let width: Int
  private let height: Int
  private let distance = ColorDistance()
  private var clusters: ChangeClusters
  private var comparison: PictureComparison
  /// Runs of changed pixels of the row at hand: first column, and the one behind the last.
  private var runs: [Range<Int>] = []

  init(_ first: RowRing, _ second: RowRing, settings: ComparisonSettings) {
    (self.first, self.second, self.settings) = (first, second, settings)
    (width, height) = (min(first.width, second.width), min(first.height, second.height))
    comparison = PictureComparison(
      verdict: .equal, firstSize: .init(width: first.width, height: first.height),
      secondSize: .init(width: second.width, height: second.height))
    clusters = ChangeClusters(ShiftTest(first, second, width: width, height: height), settings)
  }

  func run() throws(ComparisonError) -> PictureComparison {
    first.start()
    second.start()
    defer {
      first.stop()
      second.stop()
    }
    var y = 0
    while y < height {
      let end = min(height, y + PictureComparer.batch)
      try read(first, .first) { (ring) throws(PNGError) in try ring.read(before: end) }
      try read(second, .second) { (ring) throws(PNGError) in try ring.read(before: end) }
      while y < end {
        compareRow(y)
        y += 1
      }
    }
    try read(first, .first) { [height] (ring) throws(PNGError) in try ring.readRest(from: height) }
    try read(second, .second) { [height] (ring) throws(PNGError) in try ring.readRest(from: height) }
    clusters.finish(height: height)
    addWhatOneLacks()
    let found = clusters.result
    (comparison.counts.shift, comparison.counts.real) = (found.shift, found.real + comparison.counts.real)
    comparison.regions += found.regions
    comparison.regions.sort { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    comparison.furtherRegions = found.furtherRegions
    let counts = comparison.counts
    comparison.verdict =
      counts.real > 0 || comparison.sizesDiffer ? .real : counts.shift > 0 ? .shift : counts.color > 0 ? .color : .equal
    return comparison
  }

  private func read(
    _ ring: RowRing, _ side: ComparisonError.Side, _ body: (RowRing) throws(PNGError) -> Void
  ) throws(ComparisonError) {
    do throws(PNGError) {
      try body(ring)
    } catch {
      throw ComparisonError(side, .png(error))
    }
  }

  private func compareRow(_ y: Int) {
    let (a, b) = (first.row(y), second.row(y))
    guard memcmp(a, b, width * 4) != 0 else {
      clusters.row(y, [])
      return
    }
    runs.removeAll(keepingCapacity: true)
    var x = 0
    var (color, greatest) = (0, comparison.greatestColorDifference)
    let tolerance = settings.colorTolerance
    // Pairs repeat: most of an interface is flat.
    var (lastA, lastB, delta) = (UInt32(0), UInt32(0), 0.0)
    while x < width {
      let (one, two) = (a[x], b[x])
      guard one != two else {
        x = PictureComparer.nextDifference(a, b, from: x &+ 1, to: width)
        continue
      }
      if one != lastA || two != lastB {
        // Pixels without any opacity are the same whatever their colour.
        delta = (one | two).littleEndian < PictureComparer.leastAlpha ? 0 : distance(one, two, tolerance: tolerance, greatest: greatest)
        (lastA, lastB) = (one, two)
        if delta > greatest { greatest = delta }
      }
      let end = PictureComparer.endOfRepetition(a, b, from: x, to: width)
      if delta <= tolerance {
        color &+= end &- x
      } else if let last = runs.last, last.upperBound == x {
        runs[runs.count &- 1] = last.lowerBound..<end
      } else {
        runs.append(x..<end)
      }
      x = end
    }
    comparison.counts.color += color
    comparison.greatestColorDifference = greatest
    clusters.row(y, runs)
  }

  private static let leastAlpha: UInt32 = 0x0100_0000

  @inline(__always)
  private static func nextDifference(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Int {
    var x = start
    let (one, two) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    while x &+ 8 <= end {
      // In words: a comparison of vectors is one of their lanes, one by one.
      var difference: UInt64 = 0
      for word in 0..<4 {
        let at = x &* 4 &+ word &* 8
        difference |= one.loadUnaligned(fromByteOffset: at, as: UInt64.self) ^ two.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      }
      if difference != 0 { break }
      x &+= 8
    }
    while x < end, a[x] == b[x] { x &+= 1 }
    return x
  }

  /// Behind the last of the pixels that are as the one at `start` in both pictures.
  @inline(__always)
  private static func endOfRepetition(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Int {
    var x = start &+ 1
    guard x < end, a[x] == a[start], b[x] == b[start] else { return x }
    let (one, two) = (UInt64(a[start]) &* 0x1_0000_0001, UInt64(b[start]) &* 0x1_0000_0001)
    let (first, second) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    while x &+ 8 <= end {
      var difference: UInt64 = 0
      for word in 0..<4 {
        let at = x &* 4 &+ word &* 8
        difference |= first.loadUnaligned(fromByteOffset: at, as: UInt64.self) ^ one
        difference |= second.loadUnaligned(fromByteOffset: at, as: UInt64.self) ^ two
      }
      if difference != 0 { break }
      x &+= 8
    }
    while x < end, a[x] == a[start], b[x] == b[start] { x &+= 1 }
    return x
  }

  /// Of pictures of two sizes, the pixels that only one has are changed.
  private func addWhatOneLacks() {
    let whole = PixelBox(left: 0, top: 0, right: max(first.width, second.width), bottom: max(first.height, second.height))
    var strips: [PixelBox] = []
    if whole.right > width { strips.append(PixelBox(left: width, top: 0, right: whole.right, bottom: height)) }
    if whole.bottom > height { strips.append(PixelBox(left: 0, top: height, right: whole.right, bottom: whole.bottom)) }
    for strip in strips where strip.width > 0 && strip.height > 0 {
      let count = strip.width * strip.height
      comparison.counts.real += count
      comparison.regions.append(.init(box: strip, changedPixels: count, verdict: .real))
    }
  }
}
