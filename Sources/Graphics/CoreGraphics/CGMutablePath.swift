public import Foundation

/// A path that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(elements: []) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { elements.append(.move(point.applying(transform))) }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.quad(control: control.applying(transform), end: end.applying(transform)))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(
      .curve(control1: control1.applying(transform), control2: control2.applying(transform), end: end.applying(transform)))
  }

  public func closeSubpath() { elements.append(.close) }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { append(path.elements, transform) }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { append(CGPath.rectElements(rect), transform) }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath.ellipseElements(rect), transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    append(CGPath.roundedRectElements(rect, radii: (radii, radii, radii, radii)), transform)
  }

  /// `clockwise` is meant with y upwards, as Core Graphics does: false turns towards growing angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
  ) {
    let delta = CGPath.arcDelta(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let start = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    if isEmpty { move(to: start, transform: transform) } else { addLine(to: start, transform: transform) }
    append(CGPath.arcElements(center: center, radius: radius, startAngle: startAngle, delta: delta), transform)
  }

  /// An arc that touches the lines from the current point to `tangent1End` and from there to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let inverse = transform.inverted()
    let start = currentPoint.applying(inverse)
    guard let arc = CGPath.tangentArc(from: start, corner: tangent1End, to: tangent2End, radius: radius) else {
      return addLine(to: tangent1End, transform: transform)
    }
    addLine(to: arc.start, transform: transform)
    append(CGPath.arcElements(center: arc.center, radius: radius, startAngle: arc.angle, delta: arc.delta), transform)
  }

  package func append(_ more: [Element], _ transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? more : more.map { $0.applying(transform) }
  }
}
