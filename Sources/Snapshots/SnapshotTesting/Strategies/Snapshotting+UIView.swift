public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  public static var image: Snapshotting { image() }

  /// A view as it is drawn.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: No effect: every view is drawn in a window of its own.
  ///   - precision: The share of pixels that must match.
  ///   - perceptualPrecision: How near a pixel must be to match.
  ///   - size: In points; nil for the view's own.
  ///   - traits: Over those of a phone.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    picture(ViewImageConfig(), precision, perceptualPrecision, size, traits)
  }

  private static func picture(
    _ config: ViewImageConfig, _ precision: Float, _ perceptualPrecision: Float, _ size: CGSize?, _ traits: UITraitCollection
  ) -> Snapshotting {
    let scale = MainActorWork.run { traits.displayScale }
    return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { view in
      MainActorWork.run {
        let picture = ViewPicture(view, in: nil, config, size: size, traits: traits)
        defer { picture.close() }
        return (try? picture.image()) ?? UIImage()
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The tree of views with their frames.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      MainActorWork.run {
        let picture = ViewPicture(view, in: nil, ViewImageConfig(), size: size, traits: traits)
        defer { picture.close() }
        return picture.text { view, _ in ViewTree.text(of: view) }
      }
    }
  }
}
