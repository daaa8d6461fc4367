import CoreGraphics
import DisplayList
import Foundation

/// A gradient around a point, as pixels.
struct ConicGradient {
  var center: CGPoint
  /// Where the first stop lies, in radians clockwise from the right.
  var angle: CGFloat
  var stops: [DisplayList.GradientStop]

  /// Two pixels a point, at most 1024 a side; nil for boxes without an area.
  func image(of box: CGRect) -> CGImage? {
    guard !stops.isEmpty, box.width.isFinite, box.height.isFinite else { return nil }
    let width = min(1024, max(1, Int((box.width * 2).rounded(.up))))
    let height = min(1024, max(1, Int((box.height * 2).rounded(.up))))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let x = box.minX + (CGFloat(column) + 0.5) / CGFloat(width) * box.width - center.x
        let y = box.minY + (CGFloat(row) + 0.5) / CGFloat(height) * box.height - center.y
        let turn = ((atan2(y, x) - angle) / (2 * .pi)).truncatingRemainder(dividingBy: 1)
        let components = color(at: turn < 0 ? turn + 1 : turn)
        let start = (row * width + column) * 4
        for channel in 0..<4 { pixels[start + channel] = UInt8((min(1, max(0, components[channel])) * 255).rounded()) }
      }
    }
    return CGImage(width: width, height: height, pixels: Data(pixels))
  }

  private func color(at location: CGFloat) -> [CGFloat] {
    func components(_ color: CGColor) -> [CGFloat] { [color.red, color.green, color.blue, color.alpha] }
    guard let above = stops.firstIndex(where: { $0.location >= location }) else { return components(stops[stops.count - 1].color) }
    guard above > 0 else { return components(stops[0].color) }
    let (a, b) = (stops[above - 1], stops[above])
    let share = b.location > a.location ? (location - a.location) / (b.location - a.location) : 1
    return zip(components(a.color), components(b.color)).map { $0 + ($1 - $0) * share }
  }
}
