import ImageDiff

/// Draws boxes and strokes at any fraction of a pixel, covered exactly as 16 × 16 samples a pixel see them.
struct Sketch {
  enum Figure {
    /// Left, top, width, height.
    case box(Double, Double, Double, Double)
    /// A stroke with round ends from one point to another.
    case stroke(Double, Double, Double, Double, width: Double)

    func contains(_ x: Double, _ y: Double) -> Bool {
      switch self {
      case .box(let left, let top, let width, let height): return x >= left && x < left + width && y >= top && y < top + height
      case .stroke(let x1, let y1, let x2, let y2, let width):
        let (dx, dy) = (x2 - x1, y2 - y1)
        let length = dx * dx + dy * dy
        let t = length == 0 ? 0 : min(1, max(0, ((x - x1) * dx + (y - y1) * dy) / length))
        let (px, py) = (x - x1 - t * dx, y - y1 - t * dy)
        return px * px + py * py <= width * width / 4
      }
    }

    var bounds: (Double, Double, Double, Double) {
      switch self {
      case .box(let left, let top, let width, let height): (left, top, left + width, top + height)
      case .stroke(let x1, let y1, let x2, let y2, let width):
        (min(x1, x2) - width / 2, min(y1, y2) - width / 2, max(x1, x2) + width / 2, max(y1, y2) + width / 2)
      }
    }
  }

  private(set) var picture: PixelBuffer

  init(width: Int, height: Int, _ background: Pixel = Pixel(255, 255, 255)) {
    picture = PixelBuffer(width: width, height: height, filledWith: background)
  }

  /// Fills what any of the figures covers, once.
  mutating func fill(_ figures: [Figure], _ color: Pixel) {
    let bounds = figures.map(\.bounds)
    let left = max(0, Int(bounds.map(\.0).min() ?? 0) - 1)
    let top = max(0, Int(bounds.map(\.1).min() ?? 0) - 1)
    let right = min(picture.width, Int(bounds.map(\.2).max() ?? 0) + 2)
    let bottom = min(picture.height, Int(bounds.map(\.3).max() ?? 0) + 2)
    for y in top..<max(top, bottom) {
      for x in left..<max(left, right) {
        let near = zip(figures, bounds).filter {
          Double(x + 1) > $0.1.0 && Double(x) < $0.1.2 && Double(y + 1) > $0.1.1 && Double(y) < $0.1.3
        }.map(\.0)
        guard !near.isEmpty else { continue }
        var covered = 0
        for v in 0..<16 {
          for u in 0..<16 {
            let (px, py) = (Double(x) + (Double(u) + 0.5) / 16, Double(y) + (Double(v) + 0.5) / 16)
            if near.contains(where: { $0.contains(px, py) }) { covered += 1 }
          }
        }
        let under = picture[x, y]
        func mix(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * (256 - covered) + Int(b) * covered + 128) / 256) }
        picture[x, y] = Pixel(mix(under.red, color.red), mix(under.green, color.green), mix(under.blue, color.blue))
      }
    }
  }

  /// Letters of straight strokes in a box of 6 × 10 units, a dot of its own for the i.
  static func letter(_ letter: Character) -> [(Double, Double, Double, Double)] {
    switch letter {
    case "3": [(0, 0, 5, 0), (5, 0, 5, 10), (0, 10, 5, 10), (1, 5, 5, 5)]
    case "8": [(0, 0, 5, 0), (5, 0, 5, 10), (0, 10, 5, 10), (0, 5, 5, 5), (0, 0, 0, 10)]
    case "A": [(0, 10, 2.5, 0), (2.5, 0, 5, 10), (1, 6.5, 4, 6.5)]
    case "N": [(0, 10, 0, 0), (0, 0, 5, 10), (5, 10, 5, 0)]
    case "E": [(0, 0, 0, 10), (0, 0, 4.5, 0), (0, 5, 4, 5), (0, 10, 4.5, 10)]
    case "L": [(0, 0, 0, 10), (0, 10, 4.5, 10)]
    case "V": [(0, 0, 2.5, 10), (2.5, 10, 5, 0)]
    case "i": [(2.5, 4, 2.5, 10), (2.5, 1, 2.5, 1)]
    case "ı": [(2.5, 4, 2.5, 10)]
    default: []
    }
  }

  /// A line of text: each letter 8 units on, a unit being `size` pixels, a stroke `weight` units wide.
  static func text(_ text: String, x: Double, y: Double, size: Double, weight: Double = 1.2) -> [Figure] {
    text.enumerated().flatMap { index, character in
      letter(character).map { from in
        let left = x + Double(index) * 8 * size
        return .stroke(
          left + from.0 * size, y + from.1 * size, left + from.2 * size, y + from.3 * size, width: weight * size)
      }
    }
  }
}
