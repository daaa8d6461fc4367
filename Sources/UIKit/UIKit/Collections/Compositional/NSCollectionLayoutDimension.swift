import CoreGraphics
public import Foundation

/// A width or a height of a layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  final let kind: Kind
  public final let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A part of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A part of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// What the content asks for; until it was asked, an estimate.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// What the largest of a group's items asks for.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether the content decides.
  final var isOpen: Bool { kind == .estimated || kind == .uniform }

  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(0, dimension * container.width)
    case .fractionalHeight: max(0, dimension * container.height)
    case .absolute, .estimated, .uniform: max(0, dimension)
    }
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { "<NSCollectionLayoutDimension \(kind) \(dimension.brief)>" }
  }
}
