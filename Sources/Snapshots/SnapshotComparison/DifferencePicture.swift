import ImageDiff

/// A picture of where two others differ: the new one faded, what changed in red.
enum DifferencePicture {
  static func make(_ old: PixelBuffer, _ new: PixelBuffer) -> PixelBuffer {
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    var picture = PixelBuffer(width: width, height: height, filledWith: Pixel(255, 255, 255, 255))
    for y in 0..<height {
      for x in 0..<width {
        let isOld = x < old.width && y < old.height
        let isNew = x < new.width && y < new.height
        guard isOld, isNew, old[x, y] == new[x, y] else {
          picture[x, y] = Pixel(255, 0, 60, 255)
          continue
        }
        let pixel = new[x, y]
        let gray = (Int(pixel.red) * 54 + Int(pixel.green) * 183 + Int(pixel.blue) * 19) >> 8
        let faded = UInt8(255 - (255 - gray) * Int(pixel.alpha) / 255 / 5)
        picture[x, y] = Pixel(faded, faded, faded, 255)
      }
    }
    return picture
  }
}
