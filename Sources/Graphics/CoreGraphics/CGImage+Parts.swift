public import Foundation

extension CGImage {
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var alphaInfo: CGImageAlphaInfo { .last }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue) }
  public var colorSpace: CGColorSpace? { .standardRGB }
  public var isMask: Bool { false }

  public func copy() -> CGImage? { self }

  /// The part inside a rectangle of pixels, made whole outwards; nil where it lies outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (x, y, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    var out = Data(capacity: columns * rows * 4)
    for row in y..<(y + rows) {
      let start = pixels.startIndex + (row * width + x) * 4
      out.append(pixels[start..<(start + columns * 4)])
    }
    return CGImage(width: columns, height: rows, pixels: out)
  }
}
