import CoreGraphics
import DisplayList
import Foundation
import QuartzCore

extension LayerEmitter {
  /// What stands inside a layer, as its class and its `sublayerTransform` arrange it.
  func sublayerItems(of layer: CALayer) -> [DisplayList.Item] {
    var items = layer.sublayersInDrawingOrder.compactMap { group(for: $0).map { DisplayList.Item.group($0) } }
    guard !items.isEmpty else { return [] }
    if !CATransform3DIsIdentity(layer.sublayerTransform) {
      items = [
        .group(
          DisplayList.Group(name: "sublayers", kind: "CALayer", transform: layer.sublayerTransformAboutAnchor, items: items))
      ]
    }
    guard let replicator = layer as? CAReplicatorLayer else { return items }
    return replicator.instanceTransforms.enumerated().map { index, transform in
      let instance = DisplayList.Group(name: "instance-\(index + 1)", kind: "CAReplicatorLayer", transform: transform, items: items)
      return .group(instance.multiplied(by: replicator.instanceColor(at: index)))
    }
  }
}

extension DisplayList.Group {
  /// The same with every colour multiplied, component by component.
  fileprivate func multiplied(by factor: CGColor) -> DisplayList.Group {
    guard factor != .white else { return self }
    var group = self
    group.items = items.map { item in
      switch item {
      case .group(let inner): return .group(inner.multiplied(by: factor))
      case .fill(let shape, let paint, let rule): return .fill(shape, paint.multiplied(by: factor), rule)
      case .stroke(let shape, var stroke):
        stroke.paint = stroke.paint.multiplied(by: factor)
        return .stroke(shape, stroke)
      case .border(let shape, let width, let color): return .border(shape, width: width, color: color.multiplied(by: factor))
      case .image, .text: return item
      }
    }
    return group
  }
}

extension DisplayList.Paint {
  fileprivate func multiplied(by factor: CGColor) -> DisplayList.Paint {
    func stops(_ list: [DisplayList.GradientStop]) -> [DisplayList.GradientStop] {
      list.map { DisplayList.GradientStop(location: $0.location, color: $0.color.multiplied(by: factor)) }
    }
    switch self {
    case .color(let color): return .color(color.multiplied(by: factor))
    case .linearGradient(let start, let end, let list): return .linearGradient(start: start, end: end, stops: stops(list))
    case .radialGradient(let center, let radius, let list): return .radialGradient(center: center, radius: radius, stops: stops(list))
    case .conicGradient(let center, let angle, let list): return .conicGradient(center: center, angle: angle, stops: stops(list))
    }
  }
}

extension CGColor {
  fileprivate func multiplied(by factor: CGColor) -> CGColor {
    CGColor(red: red * factor.red, green: green * factor.green, blue: blue * factor.blue, alpha: alpha * factor.alpha)
  }
}
