public import CoreGraphics
public import Foundation

/// A path with the way it is drawn.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  package final var elements: [CGPath.Element] = []

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  package final var dash: [CGFloat] = []
  package final var dashPhase: CGFloat = 0

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    elements = CGPath.rectElements(rect.standardized)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements = CGPath.ellipseElements(rect.standardized)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Radii larger than half a side are cut to it.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    let radius = CGSize(width: min(max(cornerRadii.width, 0), limit), height: min(max(cornerRadii.height, 0), limit))
    func radii(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? radius : .zero }
    elements = CGPath.roundedRectElements(
      rect, radii: (radii(.topLeft), radii(.topRight), radii(.bottomRight), radii(.bottomLeft)))
  }

  public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    elements = CGPath.elements
  }

  open var cgPath: CGPath {
    get { CGPath(elements: elements) }
    set { elements = newValue.elements }
  }

  open func move(to point: CGPoint) { elements.append(.move(point)) }

  open func addLine(to point: CGPoint) { elements.append(.line(point)) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.append(.curve(control1: controlPoint1, control2: controlPoint2, end: endPoint))
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.append(.quad(control: controlPoint, end: endPoint))
  }

  /// Angles in radians from the right, growing clockwise as y points down.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let steps = UIBezierPath.arcElements(
      center: center, radius: radius, from: startAngle, to: endAngle, isClockwise: clockwise)
    guard let start = steps.start else { return }
    elements.append(elements.isEmpty ? .move(start) : .line(start))
    elements += steps.curves
  }

  open func close() { if !elements.isEmpty { elements.append(.close) } }

  open func removeAllPoints() { elements = [] }

  open func append(_ bezierPath: UIBezierPath) { elements += bezierPath.elements }

  open func apply(_ transform: CGAffineTransform) { elements = elements.map { $0.applying(transform) } }

  /// The same outline drawn the other way round.
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    path.elements = UIBezierPath.reversed(elements)
    path.copyStyle(of: self)
    return path
  }

  open var isEmpty: Bool { elements.isEmpty }
  open var bounds: CGRect { elements.isEmpty ? .null : UIBezierPath.tightBox(elements) }
  open var currentPoint: CGPoint { cgPath.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    UIBezierPath.windingNumber(of: elements, around: point, isEvenOdd: usesEvenOddFillRule) != 0
  }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Fills in the context's own blend mode, as code that cuts holes with `setBlendMode(.clear)` relies on.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    fill(context)
    context.restoreGState()
  }

  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    stroke(context)
    context.restoreGState()
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    if alpha != 1 { context.setAlpha(alpha) }
    fill(context)
    context.restoreGState()
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    if alpha != 1 { context.setAlpha(alpha) }
    stroke(context)
    context.restoreGState()
  }

  private func fill(_ context: CGContext) {
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func stroke(_ context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dash)
    context.addPath(cgPath)
    context.strokePath()
  }

  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func copyStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dash = other.dash
    dashPhase = other.dashPhase
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.elements = elements
    copy.copyStyle(of: self)
    return copy
  }
}
