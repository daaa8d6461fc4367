import CoreGraphics
import DisplayList
import Foundation
import ImageDiff
import RenderCairo
import RenderSVG
import TextLayout

/// Two drawings of one display list.
@MainActor struct Comparison {
  struct Line {
    var text: String
    /// Whole pixels around the line.
    var box: PixelBox
  }

  let ours: PixelBuffer
  let theirs: PixelBuffer
  let lines: [Line]

  init(_ list: DisplayList, _ program: Rasterizer, options: SVGOptions = SVGOptions()) throws {
    ours = try CairoRenderer.pixels(list, scale: 1)
    theirs = try program.pixels(of: SVGRenderer.svg(list, options: options), width: ours.width, height: ours.height)
    lines = Self.lines(of: list.root, at: .zero)
  }

  /// Of the pixels outside the boxes of text, the share that differs by at most 8 levels in every channel.
  var shareOfEqualPixels: Double {
    var (equal, all) = (0, 0)
    for y in 0..<ours.height {
      for x in 0..<ours.width where !lines.contains(where: { $0.box.contains(x, y, margin: 2) }) {
        all += 1
        if ours[x, y].distance(to: theirs[x, y]) <= 8 { equal += 1 }
      }
    }
    return Double(equal) / Double(max(1, all))
  }

  private static func lines(of group: DisplayList.Group, at origin: CGPoint) -> [Line] {
    let origin = CGPoint(x: origin.x + group.transform.tx, y: origin.y + group.transform.ty)
    return group.items.flatMap { item -> [Line] in
      switch item {
      case .group(let inner): return lines(of: inner, at: origin)
      case .text(let text):
        let top = origin.y + text.origin.y + text.line.baseline - text.line.ascent
        let left = origin.x + text.origin.x + text.line.x
        return [
          Line(
            text: text.line.string,
            box: PixelBox(
              left: Int(left.rounded(.down)) - 2, top: Int(top.rounded()), right: Int((left + text.line.width).rounded(.up)) + 2,
              bottom: Int((top + text.line.ascent + text.line.descent).rounded())))
        ]
      default: return []
      }
    }
  }
}

struct PixelBox: Equatable, CustomStringConvertible {
  var left: Int
  var top: Int
  /// The first pixel outside.
  var right: Int
  var bottom: Int

  func contains(_ x: Int, _ y: Int, margin: Int) -> Bool {
    x >= left - margin && x < right + margin && y >= top - margin && y < bottom + margin
  }

  /// The greatest distance of two edges of the same side.
  func distance(to other: PixelBox) -> Int {
    [left - other.left, top - other.top, right - other.right, bottom - other.bottom].map(abs).max() ?? 0
  }

  var description: String { "\(left)..<\(right) × \(top)..<\(bottom)" }
}

extension Pixel {
  fileprivate func distance(to other: Pixel) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue)].map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
  }
}

extension PixelBuffer {
  /// The box of what differs from the background (the pixel at the box's top left) by at least a quarter of the most.
  func ink(in box: PixelBox) -> PixelBox {
    let (xs, ys) = (max(0, box.left)..<min(width, box.right), max(0, box.top)..<min(height, box.bottom))
    let background = self[xs.lowerBound, ys.lowerBound]
    var most = 0
    for y in ys { for x in xs { most = max(most, self[x, y].distance(to: background)) } }
    var ink = PixelBox(left: .max, top: .max, right: .min, bottom: .min)
    for y in ys {
      for x in xs where self[x, y].distance(to: background) * 4 >= most {
        ink = PixelBox(left: min(ink.left, x), top: min(ink.top, y), right: max(ink.right, x + 1), bottom: max(ink.bottom, y + 1))
      }
    }
    return ink
  }
}
