import CoreGraphics
import Foundation

extension DisplayList {
  /// Operations of which some mix with what was drawn before them.
  ///
  /// Core Graphics mixes with what the context holds, which begins empty: not with what lies below the view. Modes that masks and order
  /// can express become that, which every back end knows; the others stay with their group, and the whole is isolated.
  static func blended(_ operations: [CGContext.Operation], bounds: CGRect) -> [Item] {
    var items: [Item] = []
    var isIsolated = false
    var rest = operations[...]
    while let first = rest.first {
      guard !first.covers else {
        let plain = rest.prefix { $0.covers }
        items += nested(plain, depth: 0, bounds: bounds)
        rest = rest.dropFirst(plain.count)
        continue
      }
      rest = rest.dropFirst()
      let content = nested([first], depth: 0, bounds: bounds)
      switch first.blendMode {
      // Of an opaque figure `destinationAtop` leaves the same.
      case .destinationOver, .destinationAtop: items = content + items
      case .clear: isIsolated = erase(first.opaque, from: &items, bounds: bounds) || isIsolated
      case .copy:
        isIsolated = erase(first.opaque, from: &items, bounds: bounds) || isIsolated
        items += content
      case .destinationOut where first.isOpaque: isIsolated = erase(first, from: &items, bounds: bounds) || isIsolated
      case .sourceAtop, .sourceIn:
        // Exact for opaque colours; of a translucent one Core Graphics' `sourceIn` would leave less of what was there.
        guard !items.isEmpty, !content.isEmpty else { continue }
        items.append(.group(Group(name: "atop", kind: "CGContext", mask: [maskGroup(items)], items: content)))
      case .destinationIn:
        guard !items.isEmpty else { continue }
        items = [.group(Group(name: "kept", kind: "CGContext", mask: [maskGroup(content)], items: items))]
      default:
        guard !content.isEmpty else { continue }
        items.append(.group(Group(name: "blend", kind: "CGContext", blendMode: first.blendMode, items: content)))
        isIsolated = true
      }
    }
    return isIsolated ? [.group(Group(name: "drawing", kind: "CGContext", isIsolated: true, items: items))] : items
  }

  private static func maskGroup(_ items: [Item]) -> Group { Group(name: "mask", kind: "CGContext", items: items) }

  /// Takes away what lies under an opaque operation; true if that takes a blend mode.
  private static func erase(_ operation: CGContext.Operation, from items: inout [Item], bounds: CGRect) -> Bool {
    guard !items.isEmpty else { return false }
    guard let hole = hole(of: operation) else {
      let content = nested([operation], depth: 0, bounds: bounds)
      guard !content.isEmpty else { return false }
      items.append(.group(Group(name: "erase", kind: "CGContext", blendMode: .destinationOut, items: content)))
      return true
    }
    let canvas = bounds.isInfinite ? CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5) : bounds
    if case .rect(let rect) = hole, rect.contains(canvas) {
      items = []
      return false
    }
    let rest = CGMutablePath()
    rest.addRect(canvas)
    rest.addPath(hole.path)
    let mask = Item.fill(.path(CGPath(elements: rest.elements)), .color(.black), .evenOdd)
    items = [.group(Group(name: "kept", kind: "CGContext", mask: [maskGroup([mask])], items: items))]
    return false
  }

  /// The outline of a fill that no clip cuts, or of a rectangle that rectangles cut.
  private static func hole(of operation: CGContext.Operation) -> Shape? {
    guard case .fill(let path, _, let rule) = operation.content, operation.shadow == nil else { return nil }
    let shape = Shape.path(path.applying(operation.transform)).simplified
    guard !operation.clips.isEmpty else {
      if case .path = shape, rule == .winding, path.elements.count(where: \.isMove) > 1 { return nil }
      return shape
    }
    guard case .rect(var rect) = shape else { return nil }
    for clip in operation.clips {
      guard case .rect(let cut) = Shape.path(clip.path).simplified else { return nil }
      rect = rect.intersection(cut)
    }
    return rect.isNull ? .rect(.zero) : .rect(rect)
  }
}

extension CGPath.Element {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}

extension CGContext.Operation {
  /// Lies over what is there; an opaque copy does, too.
  fileprivate var covers: Bool { blendMode == .normal || (blendMode == .copy && isOpaque) }

  fileprivate var isOpaque: Bool {
    switch content {
    case .fill(_, let color, _), .stroke(_, let color, _): alpha == 1 && color.alpha == 1 && shadow == nil
    default: false
    }
  }

  /// The same figure without shadow in full strength: what an erasing mode covers, whatever the colour.
  fileprivate var opaque: CGContext.Operation {
    var copy = self
    copy.alpha = 1
    copy.shadow = nil
    switch content {
    case .fill(let path, _, let rule): copy.content = .fill(path, .black, rule)
    case .stroke(let path, _, let line): copy.content = .stroke(path, .black, line)
    case .image(_, let rect): copy.content = .fill(CGPath(rect: rect, transform: nil), .black, .winding)
    default: break
    }
    return copy
  }
}

extension CGBlendMode {
  /// The mode's name in CSS' `mix-blend-mode`; nil where CSS has none.
  package var cssName: String? {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .plusDarker: "plus-darker"
    default: nil
    }
  }
}
