public import UIKit

extension UIView {
  /// Adds the views and guides that the block names and activates its constraints.
  ///
  /// A view is named by a line of its own or as the first item of a constraint, such as `label` in `label.top == header.bottom`; in
  /// the latter case it is added only if it has no superview yet. Views lie one over the other in the order in which they are first
  /// named. They become subviews, of a stack view arranged ones, and lose `translatesAutoresizingMaskIntoConstraints`. Constraints
  /// are activated last: where the two views of one have no common ancestor then, UIKit raises an exception.
  ///
  /// - Returns: The constraints, now active: keep them to change a constant or to deactivate them.
  @discardableResult
  public func layout(@LayoutBuilder _ content: () -> Layout) -> [NSLayoutConstraint] { install(content()) }

  @discardableResult
  func install(_ layout: Layout) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for element in layout.elements {
      switch element {
      case .view(let view): add(view)
      case .guide(let guide): addLayoutGuide(guide)
      case .constraint(let constraint, let item):
        constraints.append(constraint)
        adopt(item)
      }
    }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
  }

  /// Adds what a constraint names, unless it belongs to a view already or this view to it.
  private func adopt(_ item: AnyObject?) {
    if let view = item as? UIView, view.superview == nil, !isDescendant(of: view) { add(view) }
    if let guide = item as? UILayoutGuide, guide.owningView == nil { addLayoutGuide(guide) }
  }

  /// The part that bars, notch and home indicator leave free.
  public var safeArea: UILayoutGuide { safeAreaLayoutGuide }
  /// The part inside of the layout margins.
  public var margins: UILayoutGuide { layoutMarginsGuide }
}

extension LayoutArea where Self: UIView {
  /// The view together with constraints on it, as one element of a layout.
  ///
  ///     UILabel("Hello").placed { $0.center == center }
  public func placed(@LayoutBuilder _ constraints: (Self) -> Layout) -> Layout {
    [Layout([.view(self)]), constraints(self)]
  }
}
