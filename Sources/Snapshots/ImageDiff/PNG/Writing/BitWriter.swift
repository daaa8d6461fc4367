/// Bits gathered into bytes, lowest first, as DEFLATE wants them.
struct BitWriter {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  private var pending: UInt64 = 0
  private var pendingBits = 0

  init(capacity: Int) {
    self.capacity = max(64, capacity)
    bytes = .allocate(capacity: self.capacity)
  }

  /// Frees the memory; the writer must not be used afterwards.
  func deallocate() { bytes.deallocate() }

  /// Makes room for bits that `write` then adds without asking.
  mutating func reserve(bits: Int) {
    let needed = count + bits / 8 + 16
    guard needed > capacity else { return }
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: needed * 2)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
    capacity = needed * 2
  }

  /// At most 32 bits.
  @inline(__always)
  mutating func write(_ value: UInt32, bits: Int) {
    pending |= UInt64(value) &<< UInt64(pendingBits)
    pendingBits &+= bits
    guard pendingBits >= 32 else { return }
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: UInt32(truncatingIfNeeded: pending).littleEndian, as: UInt32.self)
    count &+= 4
    pending &>>= 32
    pendingBits &-= 32
  }

  /// Fills the last byte with zero bits.
  mutating func flush() {
    reserve(bits: 64)
    while pendingBits > 0 {
      bytes[count] = UInt8(truncatingIfNeeded: pending)
      count += 1
      pending >>= 8
      pendingBits = max(0, pendingBits - 8)
    }
  }

  func withBytes<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R { body(UnsafeRawBufferPointer(start: bytes, count: count)) }
}
