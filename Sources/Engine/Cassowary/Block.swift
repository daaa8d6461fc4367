/// One piece of memory for several lists of fixed length; those with an alignment of 8 come first.
struct Block {
  /// Where a list lies in a block, half as long as its address and length.
  struct Place<Element: BitwiseCopyable> {
    fileprivate let offset: Int32
    let count: Int32
  }

  private let start: UnsafeMutableRawPointer
  private var used: Int32 = 0

  init(size: Int) {
    start = .allocate(byteCount: size, alignment: 8)
  }

  func deallocate() {
    start.deallocate()
  }

  /// Reads a byte of each line of the cache, at most 4 KB, so that what has to come out of main memory comes at once.
  ///
  /// Solving reads the lists one number after another and would wait for each line on its own: a third of the time of a large system.
  ///
  /// - Returns: A number made of all bytes, to be kept, since what nobody needs is not read.
  @inline(never) func touch() -> UInt8 {
    var sum: UInt8 = 0
    for offset in stride(from: 0, to: min(Int(used), 4096), by: 64) { sum &+= start.load(fromByteOffset: offset, as: UInt8.self) }
    return sum
  }

  mutating func place<Element>(for count: Int) -> Place<Element> {
    let place = Place<Element>(offset: used, count: Int32(count))
    used += Int32(count * MemoryLayout<Element>.stride)
    return place
  }

  mutating func room<Element: BitwiseCopyable>(for count: Int) -> UnsafeMutablePointer<Element> {
    self[place(for: count)]
  }

  mutating func copy<Element>(_ pile: Pile<Element>) -> Place<Element> {
    let place: Place<Element> = place(for: pile.count)
    self[place].update(from: pile.base, count: pile.count)
    return place
  }

  subscript<Element>(place: Place<Element>) -> UnsafeMutablePointer<Element> {
    (start + Int(place.offset)).assumingMemoryBound(to: Element.self)
  }

  func list<Element>(_ place: Place<Element>) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: self[place], count: Int(place.count))
  }
}
