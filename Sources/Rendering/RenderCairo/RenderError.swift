/// Why a display list could not be drawn.
package enum RenderError: Error, Hashable, Sendable {
  /// A width, height or scale that is zero, negative, infinite or not a number.
  case invalidSize(width: Double, height: Double, scale: Double)
  /// More pixels than a picture may have: an edge beyond `CairoRenderer.maximumEdge`, or more than `CairoRenderer.maximumPixels`.
  case tooLarge(width: Double, height: Double)
  /// The system gives no memory for a picture of this size in pixels.
  case outOfMemory(width: Int, height: Int)
  /// cairo refused, in its own words.
  case backend(reason: String)
}

extension RenderError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .invalidSize(let width, let height, let scale):
      "a picture of \(width)×\(height) points at \(scale)x has no pixels"
    case .tooLarge(let width, let height):
      "a picture of \(Self.whole(width))×\(Self.whole(height)) pixels is too large: the limits are \(CairoRenderer.maximumEdge) an edge "
        + "and \(CairoRenderer.maximumPixels) in all"
    case .outOfMemory(let width, let height):
      "there is no memory for a picture of \(width)×\(height) pixels (\(width * height * 4 / 1_000_000) MB)"
    case .backend(let reason): "cairo could not draw the picture: \(reason)"
    }
  }

  private static func whole(_ value: Double) -> String {
    value < 1e15 ? String(Int(value)) : String(value)
  }
}
