import CoreGraphics
import DisplayList
import UIKit

extension UIView {
  /// The groups that the view draws itself, by name, in their order.
  var drawnGroups: [DisplayList.Group] { DisplayList.groups(in: content) }

  func drawnGroup(_ name: String) -> DisplayList.Group? { drawnGroups.first { $0.name == name } }

  /// The first filled shape of a group, its colour and the box around it.
  func drawnFill(_ name: String) -> (shape: DisplayList.Shape, color: CGColor)? {
    drawnGroup(name).flatMap { DisplayList.fills(in: $0.items).first }
  }

  func drawnRect(_ name: String) -> CGRect? { drawnFill(name)?.shape.path.boundingBox }
}

extension DisplayList {
  static func groups(in items: [Item]) -> [Group] {
    items.flatMap { item -> [Group] in
      guard case .group(let group) = item else { return [] }
      return [group] + groups(in: group.items)
    }
  }

  static func fills(in items: [Item]) -> [(shape: Shape, color: CGColor)] {
    items.flatMap { item -> [(Shape, CGColor)] in
      switch item {
      case .fill(let shape, .color(let color), _): [(shape, color)]
      case .group(let group): fills(in: group.items)
      default: []
      }
    }
  }
}
