public import QuartzCore
public import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  public static var image: Snapshotting { image() }

  /// A layer as it is drawn.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()) -> Snapshotting {
    Snapshotting<UIView, UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision, traits: traits).pullback { layer in
      // The strategy is the only one to use the layer while it takes the picture.
      nonisolated(unsafe) let layer = layer
      return MainActorWork.run {
        let view = UIView(frame: CGRect(origin: .zero, size: layer.bounds.size))
        layer.position = CGPoint(
          x: layer.bounds.width * layer.anchorPoint.x, y: layer.bounds.height * layer.anchorPoint.y)
        view.layer.addSublayer(layer)
        return view
      }
    }
  }
}
