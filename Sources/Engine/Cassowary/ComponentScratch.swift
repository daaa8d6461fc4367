/// Room for the numbers that solving a component needs for a moment.
final class ComponentScratch {
  private(set) var rowConstants = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  private(set) var rowScales = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  private(set) var lineScales = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  private var capacity = 0
  /// What `Block.touch` found, of no other use.
  @exclusivity(unchecked) var touched: UInt8 = 0

  deinit {
    free()
  }

  /// Makes sure that there is room; what was in it is lost.
  func reset(rows: Int, lines: Int) {
    guard max(rows, lines) > capacity else { return }
    free()
    capacity = 2 * max(rows, lines)
    rowConstants = .allocate(capacity: capacity)
    rowScales = .allocate(capacity: capacity)
    lineScales = .allocate(capacity: capacity)
  }

  private func free() {
    rowConstants.deallocate()
    rowScales.deallocate()
    lineScales.deallocate()
  }
}
