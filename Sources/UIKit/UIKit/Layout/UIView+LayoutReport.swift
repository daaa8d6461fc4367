import CoreGraphics
import Foundation
import LayoutEngine

extension UIView {
  /// Required constraints that can't hold together, and the one of them that was given up.
  package struct LayoutConflictReport {
    package struct Member {
      /// Nil for what UIKit adds by itself.
      package var constraint: NSLayoutConstraint?
      package var item: AnyObject
      /// Why a constraint without an `NSLayoutConstraint` is there.
      package var reason: String
      package var isDropped: Bool
    }
    package var members: [Member]
  }

  package var layoutConflicts: [LayoutConflictReport] {
    guard let session = rootView.layoutState.session else { return [] }
    return session.engine.conflicts.map { conflict in
      LayoutConflictReport(
        members: conflict.members.map { member in
          LayoutConflictReport.Member(
            constraint: member.owner as? NSLayoutConstraint, item: member.item.owner ?? self, reason: member.reason,
            isDropped: member === conflict.dropped)
        })
    }
  }

  /// The active constraints that name the view or one of its guides, those of the horizontal axis first.
  package var touchingConstraints: [NSLayoutConstraint] {
    layoutState.touching.values.sorted {
      ($0.isHorizontal ? 0 : 1, $0.serial) < ($1.isHorizontal ? 0 : 1, $1.serial)
    }
  }

  /// Whether the view stands in for a class that is not there.
  package var isPlaceholder: Bool {
    get { appearance.isPlaceholder }
    set { appearance.isPlaceholder = newValue }
  }

  /// Forgets the engine of the tree.
  package func dropLayout() { dropSession() }
}

extension LayoutConstraint {
  fileprivate var reason: String {
    switch origin {
    case .root: attribute.isSize ? "\(attribute) of the canvas, or not below zero" : "place of the canvas"
    case .guide: "safe area or margin (\(attribute))"
    case .autoresizing: "autoresizing mask (\(attribute)); set translatesAutoresizingMaskIntoConstraints to false to drop it"
    case .user: "\(attribute)"
    case .compression: "content must not be cut (\(attribute))"
    case .hugging: "content must not be stretched (\(attribute))"
    }
  }
}
