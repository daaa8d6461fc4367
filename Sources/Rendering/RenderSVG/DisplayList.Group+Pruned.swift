import CoreGraphics
import DisplayList
import Foundation
import TextLayout

extension DisplayList.Group {
  /// The tree without what leaves no mark: items of no colour, groups of nothing; nil where nothing is left.
  func withoutEmptyGroups() -> DisplayList.Group? {
    guard opacity > 0, transform.a * transform.d - transform.b * transform.c != 0 else { return nil }
    var group = self
    group.items = items.compactMap { item in
      switch item {
      case .group(let inner): inner.withoutEmptyGroups().map { .group($0) }
      case .fill(_, let paint, _): paint.isVisible ? item : nil
      case .stroke(_, let stroke): stroke.width > 0 && stroke.paint.isVisible ? item : nil
      case .border(_, let width, let color): width > 0 && color.alpha > 0 ? item : nil
      case .text(let text): text.line.string.contains { !$0.isWhitespace } ? item : nil
      case .image(let image): image.rect.width > 0 && image.rect.height > 0 ? item : nil
      }
    }
    if let shadow, shadow.color.alpha <= 0 { group.shadow = nil }
    let castsShadow = group.shadow?.shape != nil
    return group.items.isEmpty && !castsShadow ? nil : group
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
