public import Foundation

// Foundation on Linux ends the process where it compares two attribute values that are neither strings nor numbers: when one
// replaces another by `addAttribute`, when neighbouring ones are enumerated, and in `isEqual`. These overloads win over its methods.

extension NSMutableAttributedString {
  public func addAttribute<T>(_ name: NSAttributedString.Key, value: T, range: NSRange) {
    addAttributes([name: value], range: range)
  }
}

extension NSAttributedString {
  /// Calls the block for each stretch whose value stays the same.
  public func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var pieces: [(value: Any?, range: NSRange)] = []
    enumerateAttributes(in: enumerationRange) { values, range, _ in
      let value = values[attrName]
      if let last = pieces.last, NSAttributedString.isSame(last.value, value) {
        pieces[pieces.count - 1].range.length += range.length
      } else {
        pieces.append((value, range))
      }
    }
    var stop = ObjCBool(false)
    for piece in pieces where !stop.boolValue { block(piece.value, piece.range, &stop) }
  }

  /// Whether text and attributes are the same.
  package func isSame(as other: NSAttributedString?) -> Bool {
    guard let other, string == other.string else { return false }
    return runs.elementsEqual(other.runs) { first, second in
      first.range == second.range && first.values.count == second.values.count
        && first.values.allSatisfy { NSAttributedString.isSame($0.value, second.values[$0.key]) }
    }
  }

  private var runs: [(values: [NSAttributedString.Key: Any], range: NSRange)] {
    var runs: [(values: [NSAttributedString.Key: Any], range: NSRange)] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in runs.append((values, range)) }
    return runs
  }

  /// Compares as Swift does; values of unknown kinds are never the same.
  private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): return true
    case (let a as AnyHashable, let b as AnyHashable): return a == b
    default: return false
    }
  }
}
