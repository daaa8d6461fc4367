import Foundation
import ImageDiff
public import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
  public static var image: Snapshotting { image() }

  /// A picture, compared pixel by pixel.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match.
  ///   - perceptualPrecision: How near a pixel must be to match: 1 less a hundredth of the colours' distance (ΔE, CIEDE2000).
  ///   - scale: Of the reference; nil for the screen's.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Diffing where Value == UIImage {
  public static var image: Diffing { image() }

  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? 3
    return Diffing(
      toData: { image in
        MainActorWork.run {
          SnapshotSystem.start()
          return image.pngData() ?? Data()
        }
      },
      fromData: { data in
        MainActorWork.run {
          SnapshotSystem.start()
          return UIImage(data: data, scale: scale) ?? UIImage()
        }
      },
      diff: { PictureDifference(from: $0, to: $1)?.report(precision: precision, perceptualPrecision: perceptualPrecision) })
  }
}
