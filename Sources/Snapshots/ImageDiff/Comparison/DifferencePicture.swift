/// The picture in which a reviewer sees what changed.
///
/// The second picture stands faded behind; changed pixels are red where they are real, blue where only edges moved, yellow where colours
/// stay within the tolerance; every region has a frame, so that a single pixel is found. What only one picture has is red throughout.
package enum DifferencePicture {
  static let real = Pixel(230, 0, 60)
  static let shift = Pixel(0, 110, 230)
  static let color = Pixel(240, 180, 0)
  private static let outside = Pixel(255, 190, 200)
  /// Pixels between a region and its frame, and the frame's own.
  private static let gap = 3
  private static let line = 2

  package static func make(
    _ first: ComparedPicture, _ second: ComparedPicture, _ comparison: PictureComparison, settings: ComparisonSettings
  ) throws(ComparisonError) -> PixelBuffer {
    let (a, b) = (try decode(first, .first), try decode(second, .second))
    let (width, height) = (max(a.width, b.width), max(a.height, b.height))
    var picture = PixelBuffer(width: width, height: height, filledWith: outside)
    let distance = ColorDistance()
    var boxes = Boxes(comparison.regions)
    for y in 0..<min(a.height, b.height) {
      boxes.move(to: y)
      for x in 0..<min(a.width, b.width) {
        let (one, two) = (a[x, y], b[x, y])
        if one == two {
          picture[x, y] = faded(two)
        } else if distance(one.littleEndianWord, two.littleEndianWord) <= settings.colorTolerance {
          picture[x, y] = color
        } else {
          picture[x, y] = boxes.verdict(at: x) == .shift ? shift : real
        }
      }
    }
    for region in comparison.regions { frame(region, in: &picture) }
    return picture
  }

  private static func decode(_ picture: ComparedPicture, _ side: ComparisonError.Side) throws(ComparisonError) -> PixelBuffer {
    if case .buffer(let buffer) = picture { return buffer }
    let opened = try OpenedPicture(picture, side)
    defer { withExtendedLifetime(opened) {} }
    let rows = try opened.rows()
    var problem: PNGError?
    let pixels = [UInt8](unsafeUninitializedCapacity: rows.width * rows.height * 4) { bytes, count in
      count = rows.width * rows.height * 4
      guard let base = bytes.baseAddress else { return }
      base.withMemoryRebound(to: UInt32.self, capacity: rows.width * rows.height) { words in
        do throws(PNGError) {
          for y in 0..<rows.height { try rows.next(into: words + y * rows.width) }
        } catch {
          problem = error
          words.update(repeating: 0, count: rows.width * rows.height)
        }
      }
    }
    if let problem { throw ComparisonError(side, .png(problem)) }
    return PixelBuffer(width: rows.width, height: rows.height, pixels: pixels)
  }

  /// Gray, most of it white.
  private static func faded(_ pixel: Pixel) -> Pixel {
    let gray = (Int(pixel.red) * 54 + Int(pixel.green) * 183 + Int(pixel.blue) * 19) >> 8
    let level = UInt8(255 - (255 - gray) * Int(pixel.alpha) / 255 / 3)
    return Pixel(level, level, level)
  }

  private static func frame(_ region: PictureComparison.Region, in picture: inout PixelBuffer) {
    let color = region.verdict == .shift ? shift : real
    let (inner, outer) = (gap, gap + line)
    let box = region.box
    func fill(_ columns: Range<Int>, _ rows: Range<Int>) {
      for y in rows.clamped(to: 0..<picture.height) { for x in columns.clamped(to: 0..<picture.width) { picture[x, y] = color } }
    }
    fill(box.left - outer..<box.right + outer, box.top - outer..<box.top - inner)
    fill(box.left - outer..<box.right + outer, box.bottom + inner..<box.bottom + outer)
    fill(box.left - outer..<box.left - inner, box.top - outer..<box.bottom + outer)
    fill(box.right + inner..<box.right + outer, box.top - outer..<box.bottom + outer)
  }

  /// The regions of a row, to tell what a pixel belongs to.
  private struct Boxes {
    private let all: [PictureComparison.Region]
    private var here: [PictureComparison.Region] = []
    private var next = 0

    init(_ regions: [PictureComparison.Region]) { all = regions.sorted { $0.box.top < $1.box.top } }

    mutating func move(to y: Int) {
      here.removeAll { $0.box.bottom <= y }
      while next < all.count, all[next].box.top <= y {
        if all[next].box.bottom > y { here.append(all[next]) }
        next += 1
      }
    }

    /// The worst of the regions that hold the column.
    func verdict(at x: Int) -> PictureComparison.Verdict? {
      here.lazy.filter { $0.box.left <= x && x < $0.box.right }.map(\.verdict).max()
    }
  }
}
