/// How an expression stands to 0 in a constraint.
package enum Relation: UInt8, Sendable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

extension Relation {
  /// By how much a value misses standing so to 0.
  func violation(_ value: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(0, value)
    case .equal: abs(value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}
