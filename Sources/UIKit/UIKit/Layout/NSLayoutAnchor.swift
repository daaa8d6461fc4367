import CoreGraphics
public import Foundation

/// One edge, centre or size of a view or guide, from which constraints are made.
@preconcurrency @MainActor
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  package let anchoredItem: AnyObject
  package let attribute: NSLayoutConstraint.Attribute

  package init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    anchoredItem = item
    self.attribute = attribute
    super.init()
  }

  public var item: AnyObject? { anchoredItem }
  public var name: String { attribute.name }

  package func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1, constant: CGFloat,
    _ origin: SourceLocation
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      anchoredItem, attribute, relation, other?.anchoredItem, other?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant, origin: origin)
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) -> NSLayoutConstraint { make(.equal, anchor, constant: c, SourceLocation(file, line)) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: StaticString = #filePath,
    line: UInt = #line
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c, SourceLocation(file, line)) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: StaticString = #filePath,
    line: UInt = #line
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c, SourceLocation(file, line)) }
}

@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A size anchor for the distance between this anchor and another.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    OffsetGuide.dimension(from: self, to: otherAnchor)
  }

  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: SystemSpacing.between(anchor, self) * multiplier, SourceLocation(file, line))
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: SystemSpacing.between(anchor, self) * multiplier, SourceLocation(file, line))
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: SystemSpacing.between(anchor, self) * multiplier, SourceLocation(file, line))
  }
}

@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A size anchor for the distance between this anchor and another.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    OffsetGuide.dimension(from: self, to: otherAnchor)
  }

  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: SystemSpacing.between(anchor, self) * multiplier, SourceLocation(file, line))
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: SystemSpacing.between(anchor, self) * multiplier, SourceLocation(file, line))
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: SystemSpacing.between(anchor, self) * multiplier, SourceLocation(file, line))
  }
}

@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat, file: StaticString = #filePath, line: UInt = #line) -> NSLayoutConstraint {
    make(.equal, nil, constant: c, SourceLocation(file, line))
  }

  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, nil, constant: c, SourceLocation(file, line)) }

  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, nil, constant: c, SourceLocation(file, line)) }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, file: StaticString = #filePath,
    line: UInt = #line
  ) -> NSLayoutConstraint { make(.equal, anchor, multiplier: m, constant: c, SourceLocation(file, line)) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, file: StaticString = #filePath,
    line: UInt = #line
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m, constant: c, SourceLocation(file, line)) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, file: StaticString = #filePath,
    line: UInt = #line
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: m, constant: c, SourceLocation(file, line)) }
}

/// The standard distances of Interface Builder and of the system spacing anchors.
@MainActor
enum SystemSpacing {
  /// 8 between siblings; 20 from a view to its superview's or safe area's edge is Interface Builder's `symbolic` constant.
  static let sibling: CGFloat = 8

  static func between<A>(_ first: NSLayoutAnchor<A>, _ second: NSLayoutAnchor<A>) -> CGFloat { sibling }
}

/// The distance between two anchors as a guide whose size it is.
@MainActor
enum OffsetGuide {
  static func dimension(from first: NSLayoutXAxisAnchor, to second: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    let guide = guide(first.anchoredItem, second.anchoredItem)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(guide, .left, .equal, first.anchoredItem, first.attribute.sided, origin: nil),
      NSLayoutConstraint(guide, .right, .equal, second.anchoredItem, second.attribute.sided, origin: nil),
    ])
    return guide.widthAnchor
  }

  static func dimension(from first: NSLayoutYAxisAnchor, to second: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    let guide = guide(first.anchoredItem, second.anchoredItem)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(guide, .top, .equal, first.anchoredItem, first.attribute, origin: nil),
      NSLayoutConstraint(guide, .bottom, .equal, second.anchoredItem, second.attribute, origin: nil),
    ])
    return guide.heightAnchor
  }

  private static func guide(_ first: AnyObject, _ second: AnyObject) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "offset"
    if let a = NSLayoutConstraint.view(of: first), let b = NSLayoutConstraint.view(of: second) {
      (a.nearestCommonAncestor(with: b) ?? a).addLayoutGuide(guide)
    }
    return guide
  }
}

extension NSLayoutConstraint.Attribute {
  /// Leading and trailing by side of a left-to-right layout.
  var sided: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }
}
