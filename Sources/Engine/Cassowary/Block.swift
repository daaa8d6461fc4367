/// One piece of memory for several lists of fixed length; those of larger alignment come first.
struct Block {
  private let start: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer

  init(size: Int) {
    start = .allocate(byteCount: size, alignment: 8)
    next = start
  }

  func deallocate() {
    start.deallocate()
  }

  mutating func room<Element: BitwiseCopyable>(for count: Int) -> UnsafeMutablePointer<Element> {
    let place = next.bindMemory(to: Element.self, capacity: count)
    next += count * MemoryLayout<Element>.stride
    return place
  }

  mutating func copy<Element>(_ pile: Pile<Element>) -> UnsafeBufferPointer<Element> {
    let place: UnsafeMutablePointer<Element> = room(for: pile.count)
    place.update(from: pile.base, count: pile.count)
    return UnsafeBufferPointer(start: place, count: pile.count)
  }
}
