/// A growing list of plain values without reference counts and copies: the solver's inner loops would spend their time on those.
///
/// Whoever holds a pile frees it. A copy of a pile shares its values until one of them grows.
struct Pile<Element: BitwiseCopyable> {
  private(set) var base = UnsafeMutablePointer<Element>.allocate(capacity: 0)
  private(set) var count = 0
  private var capacity = 0

  func deallocate() {
    base.deallocate()
  }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }

  var indices: Range<Int> { 0..<count }

  /// The bytes of the values.
  var size: Int { count * MemoryLayout<Element>.stride }

  var elements: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base, count: count)
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    if count + elements.count > capacity { grow(to: count + elements.count) }
    for element in elements {
      base[count] = element
      count += 1
    }
  }

  mutating func removeAll() {
    count = 0
  }

  mutating func removeLast(_ number: Int = 1) {
    count -= number
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    var elements = elements
    elements.sort(by: areInIncreasingOrder)
  }

  func reverse() {
    var elements = elements
    elements.reverse()
  }

  /// Replaces all values by `count` times the same.
  mutating func fill(_ element: Element, count: Int) {
    if count > capacity {
      self.count = 0
      grow(to: count)
    }
    self.count = count
    base.update(repeating: element, count: count)
  }

  /// Makes the pile as long as that; what is in it is to be written yet.
  mutating func makeRoom(for count: Int) {
    self.count = 0
    if count > capacity { replace(capacity: count) }
    self.count = count
  }

  private mutating func grow(to least: Int) {
    replace(capacity: max(least, 2 * capacity, 8))
  }

  private mutating func replace(capacity: Int) {
    self.capacity = capacity
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
