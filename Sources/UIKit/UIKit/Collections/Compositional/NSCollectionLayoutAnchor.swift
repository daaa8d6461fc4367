import CoreGraphics
public import Foundation

/// Where a badge is tied to its item.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  public final let edges: NSDirectionalRectEdge
  public final let offset: CGPoint
  public final let isFractionalOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, isFractional: false) }
  /// An offset in parts of the tied element's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// The point of a rectangle that the edges name: a corner, the middle of a side, or the middle.
  final func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  final func offset(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
