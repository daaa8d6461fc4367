/// The text sizes that a view keeps within, whatever the system's is.
struct ContentSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// The nearest size within the limits; where they cross, the minimum counts.
  func clamped(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    var result = category
    if let maximum, result > maximum { result = maximum }
    if let minimum, result < minimum { result = minimum }
    return result
  }

  var words: String {
    [minimum.map { "minimum \($0.rawValue)" }, maximum.map { "maximum \($0.rawValue)" }].compactMap { $0 }.joined(separator: ", ")
  }
}
