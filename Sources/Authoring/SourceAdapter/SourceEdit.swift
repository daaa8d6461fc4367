/// Bytes of the user's text and what stands in their place.
struct SourceEdit: Sendable {
  /// UTF-8 offsets into the user's text; empty for an insertion.
  var range: Range<Int>
  var replacement: [UInt8]
  /// The offset that a message about the replacement is about.
  var origin: Int
  /// Whether it stands for nothing of the user's, so that errors in it follow from errors elsewhere.
  var isBookkeeping = false

  init(_ range: Range<Int>, _ replacement: String, origin: Int? = nil) {
    self.range = range
    self.replacement = Array(replacement.utf8)
    self.origin = origin ?? range.lowerBound
  }

  init(insert text: String, at offset: Int, origin: Int? = nil) {
    self.init(offset..<offset, text, origin: origin)
  }
}
