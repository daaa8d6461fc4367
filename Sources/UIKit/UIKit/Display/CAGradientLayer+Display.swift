import CoreGraphics
import DisplayList
import Foundation
import QuartzCore

extension CAGradientLayer {
  func emitGradient(into items: inout [DisplayList.Item]) {
    let stops = self.stops.map { DisplayList.GradientStop(location: $0.location, color: $0.color) }
    guard stops.count > 1, !bounds.isEmpty else { return }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    let paint: DisplayList.Paint =
      switch type {
      case .radial:
        .radialGradient(center: start, radius: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)), stops: stops)
      case .conic: .conicGradient(center: start, angle: atan2(end.y - start.y, end.x - start.x), stops: stops)
      default: .linearGradient(start: start, end: end, stops: stops)
      }
    items.append(.fill(outline, paint, .winding))
  }
}
