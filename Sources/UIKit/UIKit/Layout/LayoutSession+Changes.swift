import CoreGraphics
import Foundation
import LayoutEngine

/// What views and constraints tell the engine of their tree, where it has one already; trees without one are read whole when they
/// are first laid out.
extension LayoutSession {
  private static func session(of view: UIView) -> LayoutSession? {
    liveCount > 0 ? view.rootView.layoutState.session : nil
  }

  static func constraintDidActivate(_ constraint: NSLayoutConstraint, in view: UIView) {
    view.markNeedsLayout()
    guard let session = session(of: view) else { return }
    session.add(constraint)
    session.contentUseDidChange(of: constraint)
  }

  static func constraintWillDeactivate(_ constraint: NSLayoutConstraint, in view: UIView) {
    view.markNeedsLayout()
    guard let session = session(of: view) else { return }
    session.remove(constraint)
    session.contentUseDidChange(of: constraint)
  }

  static func constraintDidChange(_ constraint: NSLayoutConstraint, in view: UIView) {
    view.markNeedsLayout()
    session(of: view)?.update(constraint)
  }

  static func contentDidChange(of view: UIView) {
    view.storedSuperview?.markNeedsLayout()
    session(of: view)?.contentDidChange(of: view)
  }

  /// The view's frame, mask or way of being placed is another.
  static func placeDidChange(of view: UIView) {
    guard let session = session(of: view) else { return }
    if let record = session.records[ObjectIdentifier(view)] {
      session.place(record)
    } else if !view.layoutState.translatesAutoresizingMask, view !== session.root {
      _ = session.record(for: view)
    }
  }

  static func boundsOriginDidChange(of view: UIView) {
    session(of: view)?.offsetDidChange(of: view)
  }

  static func guidesDidMove(of view: UIView) {
    session(of: view)?.guidesDidMove(of: view)
  }

  static func guideWillLeave(_ guide: UILayoutGuide, of view: UIView) {
    session(of: view)?.forgetRecord(of: guide)
  }

  static func subtreeDidEnter(_ view: UIView) {
    view.dropSession()
    session(of: view)?.populate(view)
  }

  /// Constraints that cross the edge of the leaving subtree go, as UIKit removes them.
  static func subtreeWillLeave(_ subtree: UIView) {
    var views = [subtree]
    var next = 0
    while next < views.count {
      views += views[next].storedSubviews
      next += 1
    }
    if views.contains(where: { !$0.layoutState.touching.isEmpty }) {
      let inside = Set(views.map(ObjectIdentifier.init))
      for view in views {
        for constraint in view.layoutState.touching.values {
          if let holder = constraint.holder, !inside.contains(ObjectIdentifier(holder)) { constraint.isActive = false }
        }
      }
    }
    session(of: subtree)?.forget(subtree)
  }
}

extension UIView {
  /// Forgets the engine of a tree that this view is no longer the root of.
  func dropSession() {
    layoutState.session?.tearDown()
    layoutState.session = nil
  }
}
