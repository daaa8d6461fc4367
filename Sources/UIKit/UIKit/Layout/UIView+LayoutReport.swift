import CoreGraphics
import Foundation
package import LayoutEngine

extension UIView {
  /// The engine of the view's tree with everything solved, nil before the first layout.
  package var layoutEngine: LayoutEngine? {
    let session = rootView.layoutState.session
    session?.solveIfNeeded()
    return session?.engine
  }

  /// The view as the engine knows it; nil where no constraint has to do with it.
  package var layoutItem: LayoutItem? { rootView.layoutState.session?.records[ObjectIdentifier(self)]?.item }

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

extension UILayoutGuide {
  /// The guide as the engine knows it; nil where no constraint has to do with it.
  package var layoutItem: LayoutItem? { owningView?.rootView.layoutState.session?.records[ObjectIdentifier(self)]?.item }
}

extension NSLayoutConstraint {
  /// Whether the engine has the constant with the other sign, as right-to-left layouts ask for.
  package var isMirrored: Bool { holder?.rootView.layoutState.session?.isMirrored(self) ?? false }
}
