import CoreGraphics
package import DisplayList
import Foundation
package import QuartzCore

/// Turns layers, and the views behind them, into groups.
@MainActor
package struct LayerEmitter {
  /// Nil names groups by identifier and class, which is faster: pictures without names need no more.
  private let names: ViewNames?

  package init(names: ViewNames? = nil) { self.names = names }

  package func group(for model: CALayer) -> DisplayList.Group? {
    // Animations whose end stays are seen; delegate and sublayers stay with the model.
    let layer = model.drawn
    guard !layer.isHidden, layer.opacity > 0 else { return nil }
    let view = model.delegate as? UIView
    let traits = view?.traitCollection
    let previous = UITraitCollection.current
    if let traits { UITraitCollection.current = traits }
    defer { UITraitCollection.current = previous }

    var group = DisplayList.Group(
      name: name(of: model, view),
      kind: className(of: view ?? model),
      transform: layer.transformToSuperlayer, opacity: CGFloat(layer.opacity))
    group.blendMode = layer.compositingBlendMode
    let outline = layer.outline
    group.shadow = layer.displayShadow(outline)
    if let color = layer.backgroundColor, color.alpha > 0, !layer.bounds.isEmpty {
      group.items.append(.fill(outline, .color(color), .winding))
    }

    var content: [DisplayList.Item] = []
    layer.emitOwnContent(into: &content)
    if let view { view.emitContent(into: &content) } else { emitDrawing(of: model, into: &content) }
    content += sublayerItems(of: model)
    if layer.masksToBounds, !content.isEmpty, content.needsClip(to: layer) {
      group.items.append(
        .group(DisplayList.Group(name: group.name + "-content", kind: "clip", clip: outline, items: content)))
    } else {
      group.items += content
    }

    if layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 {
      group.items.append(.border(outline, width: layer.borderWidth, color: color))
    }
    if let mask = layer.mask, let maskGroup = self.group(for: mask) { group.mask = [maskGroup] }
    return group
  }

  private func name(of layer: CALayer, _ view: UIView?) -> String {
    if let view { return names?.name(of: view) ?? view.accessibilityIdentifier ?? className(of: view) }
    return layer.name ?? className(of: layer)
  }

  private func emitDrawing(of layer: CALayer, into items: inout [DisplayList.Item]) {
    let context = DrawingContext.record(size: layer.bounds.size) { layer.draw(in: $0) }
    items += DisplayList.items(from: context)
  }
}
