package import CoreGraphics
package import Foundation

/// Turns what code puts into `setValue(_:forKey:)` or an animation into the type of a property; nil where it is none.
package enum KeyedValue {
  package static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as UInt: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  package static func cgFloat(_ value: Any?) -> CGFloat? { number(value).map { CGFloat($0) } }
  package static func float(_ value: Any?) -> Float? { number(value).map { Float($0) } }
  package static func bool(_ value: Any?) -> Bool? { number(value).map { $0 != 0 } }
  package static func point(_ value: Any?) -> CGPoint? { value as? CGPoint ?? (value as? NSValue)?.pointValue }
  package static func size(_ value: Any?) -> CGSize? { value as? CGSize ?? (value as? NSValue)?.sizeValue }
  package static func rect(_ value: Any?) -> CGRect? { value as? CGRect ?? (value as? NSValue)?.rectValue }

  package static func transform(_ value: Any?) -> CATransform3D? {
    switch value {
    case let value as CATransform3D: value
    case let value as CGAffineTransform: CATransform3DMakeAffineTransform(value)
    case let value as NSValue: value.boxedTransform
    default: nil
    }
  }

  package static func color(_ value: Any?) -> CGColor? { value as? CGColor }
}
