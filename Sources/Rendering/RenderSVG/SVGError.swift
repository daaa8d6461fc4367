package import Foundation

/// Why an SVG could not be written.
package enum SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  case invalidSize(width: CGFloat, height: CGFloat, scale: CGFloat)
  case outlinesNeedAnEngine

  package var description: String {
    switch self {
    case .invalidSize(let width, let height, let scale):
      "a picture of \(width) × \(height) points at scale \(scale) cannot be written as SVG: all three must be positive numbers"
    case .outlinesNeedAnEngine: "text as outlines needs the text engine that set it"
    }
  }
}
