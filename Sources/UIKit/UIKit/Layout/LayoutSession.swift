import Cassowary
import CoreGraphics
import Foundation
package import LayoutEngine
import TextLayout

/// Keeps the engine of one view tree in step with its views: which take part, their constraints, sizes and guides.
@MainActor
package final class LayoutSession {
  package let engine = LayoutEngine()
  unowned let root: UIView
  /// Set where the root's size is asked for instead of given (`systemLayoutSizeFitting`).
  let fitting: Fitting?
  var records: [ObjectIdentifier: Record] = [:]
  /// Views whose height depends on their width, in order of entry.
  var widthDependent: [Record] = []
  var isDirty = true
  private var staleContent: [UIView] = []
  /// Scroll views whose content may be tied otherwise than before.
  var staleScrollViews: [UIScrollView] = []

  /// How many trees have an engine: while none has, changes to the hierarchy cost nothing.
  static var liveCount = 0

  struct Fitting {
    var target: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  /// What the session knows of a view or guide.
  final class Record {
    let item: LayoutItem
    let own: OwnConstraints
    weak var view: UIView?
    weak var guide: UILayoutGuide?
    var guideConstraints: [LayoutConstraint] = []
    var bounds: [LayoutConstraint] = []
    /// Whether a constraint asked for a baseline: else nobody need lay the text out for it.
    var usesBaselines = false
    /// Whether the record stands in the session's `widthDependent`.
    var isWidthDependent = false
    /// The solved rectangle that the view was last placed by, and how far its place on pixels lies from it.
    var appliedFrame: CGRect?
    var appliedShift = CGSize.zero

    init(_ item: LayoutItem) {
      self.item = item
      own = OwnConstraints(item)
    }
  }

  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    if fitting == nil { LayoutSession.liveCount += 1 }
    populate(root)
  }

  func tearDown() {
    guard fitting == nil else { return }
    forEachView(below: root) { view in
      for constraint in view.layoutState.constraints { constraint.solved = nil }
    }
  }

  isolated deinit { if fitting == nil { LayoutSession.liveCount -= 1 } }

  // MARK: Items

  /// Takes in a subtree: views placed by constraints, and every constraint held in it.
  func populate(_ subtree: UIView) {
    forEachView(below: subtree) { view in
      if view !== root, !view.layoutState.translatesAutoresizingMask || !view.layoutState.touching.isEmpty { _ = record(for: view) }
      for constraint in view.layoutState.constraints { add(constraint) }
      if let view = view as? UIScrollView { staleScrollViews.append(view) }
    }
    isDirty = true
  }

  func forget(_ subtree: UIView) {
    var views: [UIView] = []
    forEachView(below: subtree) { views.append($0) }
    for view in views { for constraint in view.layoutState.constraints { remove(constraint) } }
    for view in views.reversed() {
      for guide in view.layoutState.guides { forgetRecord(of: guide) }
      forgetRecord(of: view)
    }
    isDirty = true
  }

  func forgetRecord(of item: AnyObject) {
    guard let record = records.removeValue(forKey: ObjectIdentifier(item)) else { return }
    record.own.removeAll()
    for constraint in record.guideConstraints + record.bounds { engine.remove(constraint) }
    if record.isWidthDependent { widthDependent.removeAll { $0 === record } }
    engine.remove(record.item)
  }

  private func forEachView(below root: UIView, _ body: (UIView) -> Void) {
    var stack = [root]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.storedSubviews.reversed())
    }
  }

  func record(for view: UIView) -> Record {
    if let record = records[ObjectIdentifier(view)] { return record }
    let parent = view === root ? nil : view.storedSuperview.map { self.record(for: $0).item }
    let record = Record(engine.makeItem(parent: parent, owner: view))
    record.view = view
    records[ObjectIdentifier(view)] = record
    let insets = view.alignmentRectInsets
    record.item.alignmentInsets = EdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    record.item.boundsOrigin = view.bounds.origin
    place(record)
    return record
  }

  /// Gives a view its constraints of its own: the root's place, an autoresizing mask, or its content's size.
  func place(_ record: Record) {
    guard let view = record.view else { return }
    isDirty = true
    if view === root {
      if let fitting { return fit(record, fitting) }
      record.own.place(at: view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size)))
    } else if view.layoutState.translatesAutoresizingMask {
      let shares = view.autoresizingShares
      record.own.autoresize(
        frame: view.alignmentRect(forFrame: view.untransformedFrame), parentSize: view.layoutState.autoresizingReference ?? .zero,
        originShare: shares.origin, sizeShare: shares.size)
    } else {
      record.own.unplace()
      keepSizePositive(record)
      if view.hasWidthDependentHeight { noteWidthDependent(record) }
      updateContent(record, view)
    }
  }

  /// UIKit's sizes can't be negative: a conflict arises where margins leave less than nothing.
  private func keepSizePositive(_ record: Record) {
    guard record.bounds.isEmpty else { return }
    for (variable, attribute) in [(record.item.width, LayoutAttribute.width), (record.item.height, .height)] {
      record.bounds.append(
        engine.add(
          LinearExpression(terms: [Term(variable: variable, coefficient: 1)], constant: 0), .greaterThanOrEqual, priority: 1000,
          item: record.item, attribute: attribute, origin: .root))
    }
  }

  private func fit(_ record: Record, _ fitting: Fitting) {
    keepSizePositive(record)
    let item = record.item
    func tie(_ variable: Variable, _ value: CGFloat, _ priority: Double, _ attribute: LayoutAttribute) {
      record.bounds.append(
        engine.add(
          LinearExpression(terms: [Term(variable: variable, coefficient: 1)], constant: -Double(value)), .equal, priority: priority,
          item: item, attribute: attribute, origin: .root))
    }
    tie(item.minX, 0, 1000, .left)
    tie(item.minY, 0, 1000, .top)
    tie(item.width, fitting.target.width, Double(fitting.horizontal.rawValue), .width)
    tie(item.height, fitting.target.height, Double(fitting.vertical.rawValue), .height)
    if let view = record.view {
      if view.hasWidthDependentHeight { noteWidthDependent(record) }
      updateContent(record, view)
    }
  }

  private func noteWidthDependent(_ record: Record) {
    guard !record.isWidthDependent else { return }
    record.isWidthDependent = true
    widthDependent.append(record)
  }

  // MARK: Content

  func contentDidChange(of view: UIView) {
    guard records[ObjectIdentifier(view)] != nil else { return }
    staleContent.append(view)
    isDirty = true
  }

  func updateStaleContent() {
    let views = staleContent
    staleContent = []
    for view in views {
      guard let record = records[ObjectIdentifier(view)] else { continue }
      if record.usesBaselines { updateBaselines(record, view) }
      if !view.layoutState.translatesAutoresizingMask || view === root { updateContent(record, view) }
    }
  }

  func updateContent(_ record: Record, _ view: UIView) {
    let size = view.layoutContentSize
    let (hugging, compression) = (view.layoutState.hugging, view.layoutState.compression)
    if !size.width.isFinite || !size.height.isFinite {
      UIKitDiagnostics.shared.note(
        kind: "intrinsic-content-size",
        message: """
          intrinsicContentSize of \(view.displayName) is not finite (\(size.width) × \(size.height)): \
          nan counts as no size, inf as 2777777 points
          """)
    }
    // UIKit caps content sizes that are not finite.
    func capped(_ value: CGFloat) -> CGFloat { value.isFinite ? min(value, 2_777_777) : (value.isNaN ? -1 : 2_777_777) }
    // On Xcode's canvas, where a required size of the content contradicts a constraint of the same strength, the constraint holds
    // (stored frames of labels and images of priority 1000 beside a fixed width). An app reports a conflict.
    func below(_ priority: UILayoutPriority) -> CGFloat {
      priority == .required && SanFrancisco.isCanvas ? 999.999 : CGFloat(priority.rawValue)
    }
    record.own.setContent(
      width: capped(size.width), height: capped(size.height),
      hugging: (below(hugging.horizontal), below(hugging.vertical)),
      compression: (below(compression.horizontal), below(compression.vertical)))
  }

  func noteBaselines(_ record: Record, _ view: UIView) {
    guard !record.usesBaselines else { return }
    record.usesBaselines = true
    updateBaselines(record, view)
  }

  private func updateBaselines(_ record: Record, _ view: UIView) {
    let first = view.firstBaselineFromTop.map { $0 - record.item.alignmentInsets.top } ?? 0
    let last = view.lastBaselineFromBottom.map { $0 - record.item.alignmentInsets.bottom } ?? 0
    let insets = record.item.alignmentInsets
    let height = view.centersText ? max(view.intrinsicContentSize.height - insets.top - insets.bottom, first + last) : nil
    guard first != record.item.firstBaseline || last != record.item.lastBaseline || height != record.item.baselineHeight else { return }
    record.item.firstBaseline = first
    record.item.lastBaseline = last
    record.item.baselineHeight = height
    // The handles on the constraints are those of the tree's own session; one that measures takes its constraints in later.
    guard fitting == nil else { return }
    for constraint in view.layoutState.touching.values where constraint.usesBaseline && constraint.solved != nil {
      remove(constraint)
      add(constraint)
    }
  }
}
