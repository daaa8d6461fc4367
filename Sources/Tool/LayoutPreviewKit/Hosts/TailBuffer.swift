/// Keeps the end of what a process prints: a preview may print without end.
struct TailBuffer {
  private var bytes: [UInt8] = []
  private let limit: Int
  private(set) var isCut = false

  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ more: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: more)
    // Cut rarely, so that a megabyte is not moved once for every chunk.
    guard bytes.count > 2 * limit else { return }
    bytes.removeFirst(bytes.count - limit)
    isCut = true
  }

  /// The kept text, from the start of a line.
  var text: String {
    var kept = bytes[max(0, bytes.count - limit)...]
    if isCut || kept.startIndex > 0, let lineBreak = kept.firstIndex(of: 0x0A) { kept = kept[(lineBreak + 1)...] }
    return String(decoding: kept, as: UTF8.self)
  }

  var isEmpty: Bool { bytes.isEmpty }
}
