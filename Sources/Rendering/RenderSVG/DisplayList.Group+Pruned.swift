import CoreGraphics
import DisplayList
import Foundation
import TextLayout

extension DisplayList.Group {
  /// The tree without what leaves no mark: items of no colour, clips that cut nothing, groups of nothing or without effect; nil where
  /// nothing is left.
  ///
  /// Works through a list of open groups instead of by recursion, so that trees of ten thousand levels fit the stack.
  func withoutEmptyGroups() -> DisplayList.Group? {
    guard isDrawable else { return nil }
    var open: [(group: DisplayList.Group, next: Int, kept: [DisplayList.Item])] = [(self, 0, [])]
    while let top = open.indices.last {
      if open[top].next < open[top].group.items.count {
        let item = open[top].group.items[open[top].next]
        open[top].next += 1
        if case .group(let inner) = item {
          if inner.isDrawable { open.append((inner, 0, [])) }
        } else if item.leavesAMark {
          open[top].kept.append(item)
        }
        continue
      }
      let (group, _, kept) = open.removeLast()
      let finished = group.finished(with: kept)
      guard top > 0 else { return finished }
      if let finished { open[top - 1].kept += finished.isMereWrapping ? finished.items : [.group(finished)] }
    }
    return nil
  }

  private var isDrawable: Bool { opacity > 0 && transform.a * transform.d - transform.b * transform.c != 0 }

  private func finished(with kept: [DisplayList.Item]) -> DisplayList.Group? {
    var group = self
    group.items = kept
    if let shadow, shadow.color.alpha <= 0 { group.shadow = nil }
    if let clip = group.clip?.simplified { group.clip = kept.allSatisfy { clip.holds($0) } ? nil : clip }
    return kept.isEmpty && group.shadow?.shape == nil ? nil : group
  }

  /// A group that stands for no view or layer, and whose clip, opacity and the like are gone.
  private var isMereWrapping: Bool {
    ["clip", "CGContext"].contains(kind) && transform.isIdentity && opacity == 1 && clip == nil && mask.isEmpty && shadow == nil
      && blendMode == .normal && !isIsolated
  }
}

extension DisplayList.Item {
  fileprivate var leavesAMark: Bool {
    switch self {
    case .group: true
    case .fill(_, let paint, _): paint.isVisible
    case .stroke(_, let stroke): stroke.width > 0 && stroke.paint.isVisible
    case .border(_, let width, let color): width > 0 && color.alpha > 0
    case .text(let text): text.line.runs.contains { $0.attributes.attachment != nil } || text.line.string.contains { !$0.isWhitespace }
    case .image(let image): image.rect.width > 0 && image.rect.height > 0
    }
  }
}

extension DisplayList.Paint {
  fileprivate var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .linearGradient(_, _, let stops), .radialGradient(_, _, let stops), .conicGradient(_, _, let stops):
      stops.contains { $0.color.alpha > 0 }
    }
  }
}

extension DisplayList.Shape {
  /// Whether an item surely lies inside, so that cutting it changes nothing.
  func holds(_ item: DisplayList.Item) -> Bool {
    switch item {
    case .fill(let shape, _, _) where shape == self || shape.simplified == self: return true
    case .border(let shape, _, _) where shape == self: return true
    default: break
    }
    let box = item.extents()
    guard !box.isNull else { return true }
    guard !box.isInfinite else { return false }
    switch self {
    case .rect(let rect): return rect.insetBy(dx: -0.001, dy: -0.001).contains(box)
    case .roundedRect(let rect, let radii):
      let reach = max(max(radii.topLeft, radii.topRight), max(radii.bottomLeft, radii.bottomRight)) * (radii.isContinuous ? 1.53 : 1)
      guard rect.insetBy(dx: -0.001, dy: -0.001).contains(box) else { return false }
      // Beside the corners, or inside the square that a quarter circle leaves.
      let beside = rect.insetBy(dx: reach, dy: 0).contains(box) || rect.insetBy(dx: 0, dy: reach).contains(box)
      let inside = rect.insetBy(dx: reach * 0.293, dy: reach * 0.293).contains(box)
      return beside || inside
    case .ellipse, .path: return false
    }
  }
}
