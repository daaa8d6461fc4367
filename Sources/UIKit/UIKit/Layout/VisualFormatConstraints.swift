import Foundation
import VisualFormat

/// Turns a parsed visual format into constraints: looks up names, picks attributes, adds alignments.
@MainActor
struct VisualFormatConstraints {
  let line: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  let origin: SourceLocation?
  private var constraints: [NSLayoutConstraint] = []

  init(
    line: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any],
    origin: SourceLocation?
  ) {
    self.line = line
    self.options = options
    self.metrics = metrics
    self.views = views
    self.origin = origin
  }

  /// Constraints in the order of the text: the way to a view, its size, then the alignments.
  mutating func make() throws(VisualFormatFailure) -> [NSLayoutConstraint] {
    var objects: [AnyObject?] = []
    for item in line.items {
      if case .view(let view) = item { objects.append(try object(view.name)) } else { objects.append(nil) }
    }
    let resolved = try withSuperviews(objects)
    for index in line.items.indices {
      if index > 0 { try connect(index - 1, resolved) }
      if case .view(let view) = line.items[index] { try constrainSize(of: resolved[index], view.predicates) }
    }
    try align(objects)
    return constraints
  }

  // MARK: Sizes

  private mutating func constrainSize(of object: AnyObject, _ predicates: [VisualFormat.Predicate]) throws(VisualFormatFailure) {
    let size: NSLayoutConstraint.Attribute = line.axis == .horizontal ? .width : .height
    for predicate in predicates {
      let priority = try priority(of: predicate)
      if case .name(let name) = predicate.object, metrics[name.text] == nil {
        guard views[name.text] != nil else { throw unknown(name) }
        add(object, size, predicate.relation, try self.object(name), size, 0, priority)
      } else {
        add(object, size, predicate.relation, nil, .notAnAttribute, try number(predicate.object), priority)
      }
    }
  }

  // MARK: Distances

  private mutating func connect(_ index: Int, _ objects: [AnyObject]) throws(VisualFormatFailure) {
    let (first, second) = (objects[index], objects[index + 1])
    let edges = edges(index)
    switch line.connections[index] {
    case .flush: space(first, edges.first, second, edges.second, .equal, 0, .required)
    case .standard:
      if case .superview = line.items[index] {
        space(first, edges.first.margin, second, edges.second, .equal, 0, .required)
      } else if case .superview = line.items[index + 1] {
        space(first, edges.first, second, edges.second.margin, .equal, 0, .required)
      } else {
        space(first, edges.first, second, edges.second, .equal, standardSpacing(first, second), .required)
      }
    case .predicates(let predicates):
      for predicate in predicates {
        let constant = try number(predicate.object)
        space(first, edges.first, second, edges.second, predicate.relation, constant, try priority(of: predicate))
      }
    }
  }

  /// The edges that face each other: of a superview those on the side of its neighbour.
  private func edges(_ index: Int) -> (first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute) {
    let (start, end) = direction
    if case .superview = line.items[index] { return (start, start) }
    if case .superview = line.items[index + 1] { return (end, end) }
    return isBaselineSpaced ? (.lastBaseline, .firstBaseline) : (end, start)
  }

  private var direction: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    guard line.axis == .horizontal else { return (.top, .bottom) }
    return switch options.intersection(.directionMask) {
    case .directionLeftToRight: (.left, .right)
    case .directionRightToLeft: (.right, .left)
    default: (.leading, .trailing)
    }
  }

  private var isBaselineSpaced: Bool { line.axis == .vertical && options.contains(.spacingBaselineToBaseline) }

  /// Distances are counted along the reading direction: read from right to left, the first item lies to the right of the second.
  private mutating func space(
    _ first: AnyObject, _ firstEdge: NSLayoutConstraint.Attribute, _ second: AnyObject, _ secondEdge: NSLayoutConstraint.Attribute,
    _ relation: VisualFormat.Relation, _ constant: CGFloat, _ priority: UILayoutPriority
  ) {
    if line.axis == .horizontal, options.intersection(.directionMask) == .directionRightToLeft {
      add(first, firstEdge, relation, second, secondEdge, constant, priority)
    } else {
      add(second, secondEdge, relation, first, firstEdge, constant, priority)
    }
  }

  /// 8 points between edges.
  ///
  /// Between baselines UIKit's standard distance follows the fonts by a rule that is not published; as an approximation the edges
  /// stand 8 points apart.
  private func standardSpacing(_ first: AnyObject, _ second: AnyObject) -> CGFloat {
    guard isBaselineSpaced else { return SystemSpacing.sibling }
    let below = (first as? UIView)?.forLastBaselineLayout.lastBaselineFromBottom ?? 0
    let above = (second as? UIView)?.forFirstBaselineLayout.firstBaselineFromTop ?? 0
    return SystemSpacing.sibling + below + above
  }

  // MARK: Alignment

  private mutating func align(_ objects: [AnyObject?]) throws(VisualFormatFailure) {
    for (index, attribute) in options.alignedAttributes.flatMap({ attribute in objects.indices.dropFirst().map { ($0, attribute) } }) {
      guard let first = objects[index - 1], let second = objects[index] else { continue }
      guard attribute.isHorizontalPlace != (line.axis == .horizontal) else {
        let axis = line.axis == .horizontal ? "horizontal" : "vertical"
        throw VisualFormatFailure(
          reason: "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is also \(axis).",
          position: position(ofItem: index))
      }
      add(second, attribute, .equal, first, attribute, 0, .required)
    }
  }

  func position(ofItem index: Int) -> Int {
    switch line.items[index] {
    case .superview(let position): position
    case .view(let view): view.name.position
    }
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: VisualFormat.Relation, _ second: AnyObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority
  ) {
    let symbol: NSLayoutConstraint.Relation =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    constraints.append(
      NSLayoutConstraint(
        first, attribute, symbol, second, secondAttribute, constant: constant, priority: priority, origin: origin))
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin inside an edge.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }

  fileprivate var isHorizontalPlace: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: true
    default: false
    }
  }
}
