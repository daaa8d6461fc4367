package import CoreGraphics
package import Foundation

/// What a run shows beyond its font, colours and lines.
package enum TextEffect: Hashable, Sendable {
  /// An outline of a width in percent of the font's size: drawn instead of the letters, or below zero over them.
  case stroke(width: CGFloat, color: CGColor?)
  case shadow(color: CGColor, offset: CGSize, blur: CGFloat)
  /// Points to the right for each point upwards.
  case obliqueness(CGFloat)
  /// The natural logarithm of the factor that glyphs are wider.
  case expansion(CGFloat)
  /// Whether letters may join to one glyph where a reader can do without.
  case ligatures(Bool)
  /// Embeddings and overrides of the bidirectional algorithm, the outermost first.
  case direction([Direction])

  package struct Direction: Hashable, Sendable {
    package var isRightToLeft: Bool
    package var isOverride: Bool
    package init(isRightToLeft: Bool, isOverride: Bool) {
      self.isRightToLeft = isRightToLeft
      self.isOverride = isOverride
    }
  }
}

extension [TextEffect] {
  /// How many times wider than its font's a run's glyphs are.
  package var expansion: CGFloat {
    for case .expansion(let value) in self where value.isFinite { return exp(Swift.min(Swift.max(value, -4), 4)) }
    return 1
  }

  package var obliqueness: CGFloat {
    for case .obliqueness(let value) in self where value.isFinite { return value }
    return 0
  }

  package var stroke: (width: CGFloat, color: CGColor?)? {
    for case .stroke(let width, let color) in self { return (width, color) }
    return nil
  }

  package var shadow: (color: CGColor, offset: CGSize, blur: CGFloat)? {
    for case .shadow(let color, let offset, let blur) in self { return (color, offset, blur) }
    return nil
  }

  package var ligatures: Bool? {
    for case .ligatures(let value) in self { return value }
    return nil
  }

  package var directions: [TextEffect.Direction] {
    for case .direction(let list) in self { return list }
    return []
  }
}
