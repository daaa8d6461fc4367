import CoreGraphics
import DisplayList
import Foundation
import QuartzCore

extension CAShapeLayer {
  func emitShape(into items: inout [DisplayList.Item]) {
    guard let path, !path.isEmpty else { return }
    if let fillColor, fillColor.alpha > 0 {
      items.append(.fill(.path(path), .color(fillColor), fillRule == .evenOdd ? .evenOdd : .winding))
    }
    guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0 else { return }
    let stroked = strokeStart > 0 || strokeEnd < 1 ? path.trimmed(from: strokeStart, to: strokeEnd) : path
    let cap: DisplayList.Stroke.Cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    let join: DisplayList.Stroke.Join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    items.append(
      .stroke(
        .path(stroked),
        DisplayList.Stroke(
          paint: .color(strokeColor), width: lineWidth, cap: cap, join: join, miterLimit: miterLimit,
          dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)))
  }
}
