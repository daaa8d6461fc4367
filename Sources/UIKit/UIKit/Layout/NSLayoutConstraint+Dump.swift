import CoreGraphics
import Foundation

extension NSLayoutConstraint {
  /// The constraint as UIKit's log of conflicts shows it, with names and the place in the code instead of addresses:
  /// `<NSLayoutConstraint:Row.swift:31 H:|-(8)-[title]   (active, names: '|':row )>`.
  package func dump(names: ViewNames) -> String {
    let place = origin.map { "\(($0.file as NSString).lastPathComponent):\($0.line)" } ?? "UIKit"
    let label = identifier.map { " '\($0)'" } ?? ""
    let (words, container) = visualFormat(names) ?? (equation(names: names), nil)
    let note = container.map { ", names: '|':\($0) " } ?? ""
    return "<NSLayoutConstraint:\(place)\(label) \(words)   (\(isActive ? "active" : "inactive")\(note))>"
  }

  /// Distances between neighbours, and from a superview's edge to the same edge of a subview, are drawn as in the visual format.
  private func visualFormat(_ names: ViewNames) -> (words: String, container: String?)? {
    guard multiplier == 1, let first = firstItem, let second = secondItem, let edge = firstAttribute.end, let other = secondAttribute.end,
      edge.axis == other.axis
    else { return nil }
    let axis = edge.axis
    func distance(_ value: CGFloat, _ relation: Relation) -> String {
      let sign = relation == .equal ? "" : relation.symbol
      let weight = priority == .required ? "" : "@\(CGFloat(priority.rawValue).brief)"
      return "(\(sign)\(value.brief)\(weight))"
    }
    let (a, b) = (names.name(of: first), names.name(of: second))
    if edge.isStart != other.isStart {
      // `b.leading == a.trailing + 8` is the gap from a to b.
      return edge.isStart
        ? ("\(axis):[\(b)]-\(distance(constant, relation))-[\(a)]", nil)
        : ("\(axis):[\(a)]-\(distance(-constant, relation.reversed))-[\(b)]", nil)
    }
    if (first as? UIView)?.superview === second {
      return edge.isStart
        ? ("\(axis):|-\(distance(constant, relation))-[\(a)]", b) : ("\(axis):[\(a)]-\(distance(-constant, relation.reversed))-|", b)
    }
    if (second as? UIView)?.superview === first {
      return edge.isStart
        ? ("\(axis):|-\(distance(-constant, relation.reversed))-[\(b)]", a) : ("\(axis):[\(b)]-\(distance(constant, relation))-|", a)
    }
    return nil
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edge that the attribute is, nil for sizes, middles and baselines.
  fileprivate var end: (axis: String, isStart: Bool)? {
    switch self {
    case .leading, .left: ("H", true)
    case .trailing, .right: ("H", false)
    case .top: ("V", true)
    case .bottom: ("V", false)
    default: nil
    }
  }
}

extension UIView {
  /// The flags of an autoresizing mask as UIKit's log shows them: `h=--&` has a fixed left and width, and what is right of it gives way.
  package var autoresizingFlags: String {
    func flags(_ parts: [AutoresizingMask]) -> String {
      // A mask that lets nothing give way keeps the near edge and the size.
      if parts.allSatisfy({ !autoresizingMask.contains($0) }) { return "--&" }
      return parts.map { autoresizingMask.contains($0) ? "&" : "-" }.joined()
    }
    return
      "h=\(flags([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) v=\(flags([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
  }
}
