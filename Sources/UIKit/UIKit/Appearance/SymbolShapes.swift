import CoreGraphics
import Foundation

/// How wide and high Apple's symbols are, for files that note it: without a note a symbol's image is a square here.
package enum SymbolShapes {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var ratios: [String: CGFloat] = [:]

  /// Takes down the size that an Interface Builder file notes for a symbol: enlarged to 128 points, so that it tells width against
  /// height only.
  package static func note(_ name: String, width: CGFloat, height: CGFloat) {
    guard width > 0, height > 0, width / height > 0.05, width / height < 20 else { return }
    lock.withLock { ratios[name] = width / height }
  }

  package static func forget() { lock.withLock { ratios = [:] } }

  /// The size in em at the medium scale; nil where nothing was noted.
  static func size(of name: String) -> CGSize? {
    guard let ratio = lock.withLock({ ratios[name] }) else { return nil }
    return size(of: name, ratio: ratio)
  }

  /// The mean of both sides is nearly the same in all symbols that are figures; signs of a few strokes are smaller.
  ///
  /// Measured on some thirty image views that Xcode stored: at 17 points circles are 20.33 × 19.5, a plus 18 × 16, "chevron.right"
  /// 12.5 × 16.5; at 22 points "square.and.pencil" is 26.5 × 25, "memories" 28.5 × 24.5. An approximation for all others.
  private static func size(of name: String, ratio: CGFloat) -> CGSize {
    let first = name.prefix { $0 != "." }
    func wide(_ width: CGFloat) -> CGSize { CGSize(width: width, height: width / ratio) }
    switch first {
    case "plus", "xmark", "minus", "multiply", "equal", "divide", "checkmark":
      if name == first { return wide(1.05) }
    case "chevron": if ratio < 1 { return CGSize(width: 0.97 * ratio, height: 0.97) } else if ratio > 1.5 { return wide(0.97) }
    default: break
    }
    if ratio > 1.5 { return wide(first == "battery" ? 1.79 : 1.19) }
    let isSquare = (name.contains("square") && !name.hasPrefix("square.and")) || name.contains(".app")
    let mean: CGFloat = name.hasPrefix("sun.max") ? 1.25 : isSquare ? 1.1 : 1.175
    return CGSize(width: mean * ratio.squareRoot(), height: mean / ratio.squareRoot())
  }
}
