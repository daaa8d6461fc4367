import CoreGraphics
public import Foundation
package import LayoutEngine

/// `firstItem.firstAttribute  relation  multiplier × secondItem.secondAttribute + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable { case horizontal, vertical }

  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    public static var baseline: Attribute { .lastBaseline }
  }

  public private(set) weak var firstItem: AnyObject?
  public private(set) var firstAttribute = Attribute.notAnAttribute
  public private(set) var relation = Relation.equal
  public private(set) weak var secondItem: AnyObject?
  public private(set) var secondAttribute = Attribute.notAnAttribute
  public private(set) var multiplier: CGFloat = 1

  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { constantDidChange() } }
  }

  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { priorityDidChange(from: oldValue) } }
  }

  open var identifier: String?
  /// No effect: previews archive nothing.
  open var shouldBeArchived = false

  /// Counts the constraints made: reports list them in the order of the code.
  package let serial: Int
  private static var lastSerial = 0

  /// Where the constraint was made; nil for those that UIKit itself makes.
  package private(set) var origin: SourceLocation?
  /// The view that holds the active constraint: the nearest common ancestor of its items.
  package private(set) weak var holder: UIView?
  /// What the constraint is in the engine of its tree.
  package var solved: LayoutConstraint?
  /// Whether `isActive` was ever true: those released before are reported.
  package private(set) var wasActivated = false

  /// A constraint between nothing and nothing; subclasses inherit the other initialisers by inheriting this one.
  public override init() {
    NSLayoutConstraint.lastSerial += 1
    serial = NSLayoutConstraint.lastSerial
    super.init()
  }

  isolated deinit { if !wasActivated, origin != nil { ReleasedConstraints.note(self) } }

  package convenience init(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?, _ secondAttribute: Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required, origin: SourceLocation?
  ) {
    self.init()
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.origin = origin
    validate()
  }

  /// Makes a constraint between any two attributes; combinations that mean nothing are exceptions, as in UIKit.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier: multiplier, constant: c,
      origin: SourceLocation(file, line))
  }

  /// Names the code that a library made the constraint for, if the library's folder is all that is known.
  package func relocate(from folder: String, to file: StaticString, _ line: UInt) {
    if origin?.file.hasPrefix(folder) == true { origin = SourceLocation(file, line) }
  }

  // MARK: Activation

  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil, let first = firstView else { return }
    guard let second = secondView else { return attach(to: first) }
    guard let ancestor = first.nearestCommonAncestor(with: second) else {
      UIKitException.raise(
        "NSGenericException",
        """
        Unable to activate constraint with anchors \(anchorDescription(firstItem, firstAttribute)) and \
        \(anchorDescription(secondItem, secondAttribute)) because they have no common ancestor.  Does the constraint or its anchors \
        reference items in different view hierarchies?  That's illegal.
        """)
    }
    attach(to: ancestor)
  }

  package func attach(to view: UIView) {
    guard holder == nil else { return }
    holder = view
    wasActivated = true
    view.layoutState.constraints.append(self)
    firstView?.layoutState.touching[ObjectIdentifier(self)] = self
    secondView?.layoutState.touching[ObjectIdentifier(self)] = self
    LayoutSession.constraintDidActivate(self, in: view)
  }

  private func deactivate() {
    guard let view = holder else { return }
    LayoutSession.constraintWillDeactivate(self, in: view)
    holder = nil
    if let index = view.layoutState.constraints.lastIndex(where: { $0 === self }) { view.layoutState.constraints.remove(at: index) }
    firstView?.layoutState.touching[ObjectIdentifier(self)] = nil
    secondView?.layoutState.touching[ObjectIdentifier(self)] = nil
  }

  private func constantDidChange() {
    guard constant.isFinite else {
      UIKitException.raise("NSInvalidArgumentException", "Constraint constant is not a finite number: \(description)")
    }
    guard let holder else { return }
    LayoutSession.constraintDidChange(self, in: holder)
  }

  private func priorityDidChange(from old: UILayoutPriority) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      UIKitException.raise(
        "NSInternalInconsistencyException",
        "It's illegal to set priority:\(CGFloat(priority.rawValue).brief).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
      )
    }
    guard let holder else { return }
    if (priority == .required) != (old == .required) {
      UIKitException.raise(
        "NSInternalInconsistencyException",
        "Mutating a priority from \(old == .required ? "required to not on an" : "not required to required on an") installed constraint (or vice-versa) is not supported.  You passed priority \(CGFloat(priority.rawValue).brief) and the existing priority was \(CGFloat(old.rawValue).brief). Constraint: \(description)"
      )
    }
    LayoutSession.constraintDidChange(self, in: holder)
  }

  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem ?? self, attribute: firstAttribute) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) } }

  open override nonisolated var description: String { MainActor.assumeIsolated { fullDescription } }
}

/// A place in a source file.
package struct SourceLocation: Hashable, Sendable {
  package var file: String
  package var line: Int
  package init(_ file: StaticString, _ line: UInt) {
    self.file = "\(file)"
    self.line = Int(line)
  }
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
