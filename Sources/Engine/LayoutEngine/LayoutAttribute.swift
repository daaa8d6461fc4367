import Cassowary
import CoreGraphics
import Foundation

/// What of an item a constraint speaks of; leading and trailing are resolved to left and right by the owner.
package enum LayoutAttribute: Hashable, Sendable {
  case left, right, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline

  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .width, .centerX: true
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: false
    }
  }

  package var isSize: Bool { self == .width || self == .height }
}

extension LayoutItem {
  /// The attribute's value in the coordinates of `ancestor`, which is the item itself or one above it.
  func expression(_ attribute: LayoutAttribute, in ancestor: LayoutItem?) -> LinearExpression {
    switch attribute {
    case .width: return LinearExpression(terms: [Term(variable: width, coefficient: 1)], constant: 0)
    case .height: return LinearExpression(terms: [Term(variable: height, coefficient: 1)], constant: 0)
    default: break
    }
    var expression = attribute.isHorizontal ? originX(in: ancestor) : originY(in: ancestor)
    switch attribute {
    case .right: expression.terms.append(Term(variable: width, coefficient: 1))
    case .centerX: expression.terms.append(Term(variable: width, coefficient: 0.5))
    case .bottom: expression.terms.append(Term(variable: height, coefficient: 1))
    case .centerY: expression.terms.append(Term(variable: height, coefficient: 0.5))
    case .firstBaseline:
      expression.constant += Double(firstBaseline)
      if let baselineHeight {
        expression.terms.append(Term(variable: height, coefficient: 0.5))
        expression.constant -= Double(baselineHeight) / 2
      }
    case .lastBaseline:
      expression.terms.append(Term(variable: height, coefficient: baselineHeight == nil ? 1 : 0.5))
      expression.constant += Double(baselineHeight ?? 0) / 2 - Double(lastBaseline)
    case .left, .top, .width, .height: break
    }
    return expression
  }

  /// The left edge of the alignment rectangle.
  ///
  /// A superview's own edge stands at the start of its content's coordinates.
  private func originX(in ancestor: LayoutItem?) -> LinearExpression {
    if self === ancestor { return LinearExpression(terms: [], constant: Double(alignmentInsets.left)) }
    var expression = LinearExpression(terms: [Term(variable: minX, coefficient: 1)], constant: 0)
    var item = parent
    while let current = item, current !== ancestor {
      expression.terms.append(Term(variable: current.minX, coefficient: 1))
      expression.constant -= Double(current.alignmentInsets.left + current.boundsOrigin.x)
      item = current.parent
    }
    return expression
  }

  private func originY(in ancestor: LayoutItem?) -> LinearExpression {
    if self === ancestor { return LinearExpression(terms: [], constant: Double(alignmentInsets.top)) }
    var expression = LinearExpression(terms: [Term(variable: minY, coefficient: 1)], constant: 0)
    var item = parent
    while let current = item, current !== ancestor {
      expression.terms.append(Term(variable: current.minY, coefficient: 1))
      expression.constant -= Double(current.alignmentInsets.top + current.boundsOrigin.y)
      item = current.parent
    }
    return expression
  }
}
