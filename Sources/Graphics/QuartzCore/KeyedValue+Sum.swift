import CoreGraphics
import Foundation

extension KeyedValue {
  /// The sum of two values of one kind; nil where they cannot be added.
  package static func sum(_ a: Any?, _ b: Any?) -> Any? {
    if let a = number(a), let b = number(b) { return a + b }
    if let a = point(a), let b = point(b) { return CGPoint(x: a.x + b.x, y: a.y + b.y) }
    if let a = size(a), let b = size(b) { return CGSize(width: a.width + b.width, height: a.height + b.height) }
    if let a = transform(a), let b = transform(b) { return CATransform3DConcat(b, a) }
    return nil
  }
}
