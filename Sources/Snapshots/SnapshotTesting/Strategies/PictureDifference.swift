import CoreGraphics
import Foundation
import ImageDiff
import UIKit

/// What two pictures of a test differ in; there is none where every pixel is the same.
struct PictureDifference {
  private let old: PixelBuffer?
  private let new: PixelBuffer?

  init?(from old: UIImage, to new: UIImage) {
    (self.old, self.new) = (PictureDifference.pixels(of: old), PictureDifference.pixels(of: new))
    if self.old != nil, self.old == self.new { return nil }
  }

  private static func pixels(of image: UIImage) -> PixelBuffer? {
    guard let image = MainActorWork.run({ image.cgImage }), image.width > 0, image.height > 0 else { return nil }
    return PixelBuffer(width: image.width, height: image.height, pixels: [UInt8](image.pixels))
  }

  /// Nil where the pictures are as near as asked.
  func report(precision: Float, perceptualPrecision: Float) -> (String, [SnapshotAttachment])? {
    guard let new else { return ("The new snapshot is empty: the view has no size.", []) }
    guard let old else { return ("The reference is not a PNG picture that can be read.", []) }
    var settings = ComparisonSettings()
    settings.colorTolerance = Double(1 - perceptualPrecision) * 100
    settings.tellsShifts = false
    guard let comparison = try? PictureComparison.compare(.buffer(old), .buffer(new), settings: settings) else {
      return ("The pictures cannot be compared.", [])
    }
    guard !comparison.sizesDiffer else {
      return ("The snapshot has \(comparison.secondSize) pixels, its reference \(comparison.firstSize).", [])
    }
    let total = old.width * old.height
    let differing = comparison.counts.real
    let matching = Double(total - differing) / Double(total)
    guard Float(matching) < precision else { return nil }
    let share = (matching * 1e5).rounded(.down) / 1e5
    let message =
      "\(differing) of \(total) pixels differ: \(share) match, asked for is \(precision)"
      + (perceptualPrecision < 1 ? " at a perceptual precision of \(perceptualPrecision)" : "") + "."
    return (message, [SnapshotAttachment(name: "difference", pathExtension: "png", data: picture(old, new))])
  }

  /// The old picture pale, what differs in red.
  private func picture(_ old: PixelBuffer, _ new: PixelBuffer) -> Data {
    var shown = old
    for index in stride(from: 0, to: old.pixels.count, by: 4) {
      let differs = (0..<4).contains { old.pixels[index + $0] != new.pixels[index + $0] }
      for channel in 0..<3 { shown.pixels[index + channel] = differs ? (channel == 0 ? 255 : 0) : 191 + old.pixels[index + channel] / 4 }
      shown.pixels[index + 3] = 255
    }
    return PNGWriter.encode(shown)
  }
}
