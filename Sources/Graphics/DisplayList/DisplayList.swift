package import CoreGraphics
package import Foundation

/// What is to be drawn: a tree of groups, one a view, in points; the only thing that back ends see.
package struct DisplayList: Hashable, Sendable {
  /// The picture's size in points.
  package var size: CGSize
  /// Nil leaves the picture transparent.
  package var background: CGColor?
  package var root: Group

  package init(size: CGSize, background: CGColor?, root: Group) {
    self.size = size
    self.background = background
    self.root = root
  }

  /// A view (or layer) and what it shows, back to front.
  package struct Group: Hashable, Sendable {
    /// Identifier, property name or class: the layer's name in a designer's tool.
    ///
    /// Not unique, not yet safe for XML.
    package var name: String
    /// The class of the view, `UILabel`.
    package var kind: String
    /// From the group's coordinates (its bounds) to the parent group's.
    package var transform: CGAffineTransform
    package var opacity: CGFloat
    /// Cuts the items, not the shadow.
    package var clip: Shape?
    /// Its alpha multiplies the items' (`CALayer.mask`); a tree to keep the value type simple: one element or none.
    package var mask: [Group]
    package var shadow: Shadow?
    /// How the group's picture mixes with what lies below it.
    package var blendMode = CGBlendMode.normal
    /// What is blended inside mixes with the group's own items only, not with what lies below the group.
    package var isIsolated = false
    package var items: [Item]

    package init(
      name: String, kind: String, transform: CGAffineTransform = .identity, opacity: CGFloat = 1, clip: Shape? = nil,
      mask: [Group] = [], shadow: Shadow? = nil, blendMode: CGBlendMode = .normal, isIsolated: Bool = false, items: [Item] = []
    ) {
      self.name = name
      self.kind = kind
      self.transform = transform
      self.opacity = opacity
      self.clip = clip
      self.mask = mask
      self.shadow = shadow
      self.blendMode = blendMode
      self.isIsolated = isIsolated
      self.items = items
    }
  }

  package enum Item: Hashable, Sendable {
    case group(Group)
    case fill(Shape, Paint, FillRule)
    case stroke(Shape, Stroke)
    /// A layer's border: inside the shape's outline, over everything of the layer.
    case border(Shape, width: CGFloat, color: CGColor)
    case text(Text)
    case image(Image)
  }

  package enum FillRule: Hashable, Sendable { case winding, evenOdd }
}
