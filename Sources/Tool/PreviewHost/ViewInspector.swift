import CoreGraphics
import Foundation
import HostProtocol
import UIKit

/// The view tree of a canvas in words and numbers.
@MainActor
struct ViewInspector {
  private let root: UIView
  private let names: ViewNames
  private let canvas: PreviewCanvas

  init(_ canvas: PreviewCanvas) {
    self.canvas = canvas
    root = canvas.shownRoot
    names = canvas.names
  }

  var node: HostEvent.Node { node(of: root) }

  private func node(of view: UIView) -> HostEvent.Node {
    let frame = view.frame
    return HostEvent.Node(
      id: canvas.isInterface ? canvas.identifier(of: view) : view.accessibilityIdentifier ?? names.propertyName(of: view),
      class: String(describing: type(of: view)),
      name: names.name(of: view), frame: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init),
      hidden: view.isHidden, ambiguous: view.ambiguousAxes.map { $0 == .horizontal ? "horizontal" : "vertical" },
      placeholder: view.isPlaceholder, constraints: view.touchingConstraints.map(constraint), children: view.subviews.map(node))
  }

  private func constraint(_ constraint: NSLayoutConstraint) -> HostEvent.Constraint {
    HostEvent.Constraint(
      description: constraint.equation(names: names), priority: Double(constraint.priority.rawValue), active: constraint.isActive,
      file: constraint.origin?.file, line: constraint.origin?.line, id: constraint.identifier)
  }
}
