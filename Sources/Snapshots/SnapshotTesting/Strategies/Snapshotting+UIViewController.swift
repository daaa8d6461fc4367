public import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  public static var image: Snapshotting { image() }

  /// A controller's view on a device.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: The share of pixels that must match.
  ///   - perceptualPrecision: How near a pixel must be to match.
  ///   - size: In points; nil for the device's.
  ///   - traits: Over those of the device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let scale = MainActorWork.run { UITraitCollection(traitsFrom: [config.traits, traits]).displayScale }
    return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { controller in
      MainActorWork.run {
        let picture = ViewPicture(nil, in: controller, config, size: size, traits: traits)
        defer { picture.close() }
        return (try? picture.image()) ?? UIImage()
      }
    }
  }

  /// A controller's view of its own size.
  ///
  /// `drawHierarchyInKeyWindow` has no effect: every view is drawn in a window of its own.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The tree of controllers.
  ///
  /// Approximation: a navigation controller in a tab that was never shown has not loaded its view; UIKit's has.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainActorWork.run {
        let picture = ViewPicture(nil, in: controller, ViewImageConfig(), size: nil, traits: UITraitCollection())
        defer { picture.close() }
        return picture.text { _, controller in ControllerTree.text(of: controller) }
      }
    }
  }

  /// The tree of views with their frames.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainActorWork.run {
        let picture = ViewPicture(nil, in: controller, config, size: size, traits: traits)
        defer { picture.close() }
        return picture.text { view, _ in ViewTree.text(of: view) }
      }
    }
  }
}
