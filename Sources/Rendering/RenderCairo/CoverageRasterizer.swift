import Foundation

/// Turns outlines into coverage by the exact area of each pixel.
///
/// Every edge adds, to the cells of the rows it crosses, the signed area to its right; a running sum over a row is then the winding
/// number weighted by area.
final class CoverageRasterizer {
  private var cells: UnsafeMutablePointer<Float>
  private var cellCapacity = 1 << 14
  private var bytes: UnsafeMutablePointer<UInt8>
  private var byteCapacity = 1 << 14

  init() {
    cells = .allocate(capacity: cellCapacity)
    cells.initialize(repeating: 0, count: cellCapacity)
    bytes = .allocate(capacity: byteCapacity)
  }

  deinit {
    cells.deallocate()
    bytes.deallocate()
  }

  /// The coverage of an outline inside a window; the mask's memory is used again by the next call.
  func rasterize(_ outline: Outline, window: PixelRect, evenOdd: Bool = false) -> CoverageMask {
    let (width, height) = (window.width, window.height)
    let stride = width + 2
    if stride * height > cellCapacity {
      cells.deallocate()
      cellCapacity = stride * height
      cells = .allocate(capacity: cellCapacity)
      cells.initialize(repeating: 0, count: cellCapacity)
    }
    let bytesPerRow = (width + 3) & ~3
    if bytesPerRow * height > byteCapacity {
      bytes.deallocate()
      byteCapacity = bytesPerRow * height
      bytes = .allocate(capacity: byteCapacity)
    }
    let (dx, dy) = (Double(window.left), Double(window.top))
    outline.points.withUnsafeBufferPointer { points in
      for (index, start) in outline.starts.enumerated() {
        let end = index + 1 < outline.starts.count ? outline.starts[index + 1] : points.count
        guard end - start > 1 else { continue }
        var last = points[end - 1]
        for at in start..<end {
          let point = points[at]
          addEdge(last.x - dx, last.y - dy, point.x - dx, point.y - dy, width, height)
          last = point
        }
      }
    }
    for y in 0..<height {
      let row = cells + y * stride
      let out = bytes + y * bytesPerRow
      var sum: Float = 0
      for x in 0..<width {
        sum += row[x]
        row[x] = 0
        var area = abs(sum)
        if evenOdd {
          area -= 2 * (area / 2).rounded(.down)
          if area > 1 { area = 2 - area }
        }
        out[x] = area >= 1 ? 255 : UInt8(area * 255 + 0.5)
      }
      row[width] = 0
      row[width + 1] = 0
      for x in width..<bytesPerRow { out[x] = 0 }
    }
    return CoverageMask(left: window.left, top: window.top, width: width, height: height, bytesPerRow: bytesPerRow, bytes: bytes)
  }

  private func addEdge(_ fromX: Double, _ fromY: Double, _ toX: Double, _ toY: Double, _ width: Int, _ height: Int) {
    guard fromY != toY, (fromX + fromY + toX + toY).isFinite else { return }
    let direction: Double = fromY < toY ? 1 : -1
    var (x, top, lowX, bottom) = fromY < toY ? (fromX, fromY, toX, toY) : (toX, toY, fromX, fromY)
    guard bottom > 0, top < Double(height) else { return }
    let slope = (lowX - x) / (bottom - top)
    if top < 0 {
      x -= top * slope
      top = 0
    }
    lowX = Double(width)
    bottom = min(bottom, Double(height))
    var y = Int(top)
    while Double(y) < bottom {
      let part = min(Double(y + 1), bottom) - max(Double(y), top)
      let next = x + slope * part
      let left = min(lowX, max(0, min(x, next)))
      let right = min(lowX, max(0, max(x, next)))
      add(part * direction, from: left, to: right, row: cells + y * (width + 2))
      x = next
      y += 1
    }
  }

  /// Spreads a height between two horizontal positions over a row's cells.
  @inline(__always)
  private func add(_ height: Double, from left: Double, to right: Double, row: UnsafeMutablePointer<Float>) {
    let first = Int(left)
    let end = Int(right.rounded(.up))
    let leftPart = left - Double(first)
    if end <= first + 1 {
      let middle = (left + right) / 2 - Double(first)
      row[first] += Float(height * (1 - middle))
      row[first + 1] += Float(height * middle)
      return
    }
    let slope = 1 / (right - left)
    let rightPart = right - Double(end) + 1
    let area = slope * (1 - leftPart) * (1 - leftPart) / 2
    let lastArea = slope * rightPart * rightPart / 2
    row[first] += Float(height * area)
    if end == first + 2 {
      row[first + 1] += Float(height * (1 - area - lastArea))
    } else {
      let second = slope * (1.5 - leftPart)
      row[first + 1] += Float(height * (second - area))
      for x in first + 2..<end - 1 { row[x] += Float(height * slope) }
      let beforeLast = second + Double(end - first - 3) * slope
      row[end - 1] += Float(height * (1 - beforeLast - lastArea))
    }
    row[end] += Float(height * lastArea)
  }
}

/// Coverage of a rectangle of pixels, 0 to 255, in memory that someone else owns.
struct CoverageMask {
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  /// A multiple of four, as cairo wants it.
  let bytesPerRow: Int
  let bytes: UnsafeMutablePointer<UInt8>
}
