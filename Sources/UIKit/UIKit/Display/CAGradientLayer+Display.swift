import CoreGraphics
import DisplayList
import Foundation
import QuartzCore

extension CAGradientLayer {
  func emitGradient(into items: inout [DisplayList.Item]) {
    let colors = (self.colors ?? []).compactMap { $0 as? CGColor }
    guard colors.count > 1, !bounds.isEmpty else { return }
    let given = locations?.map { CGFloat($0.doubleValue) } ?? []
    let stops = colors.enumerated().map { index, color in
      DisplayList.GradientStop(
        location: index < given.count ? given[index] : CGFloat(index) / CGFloat(colors.count - 1), color: color)
    }
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
