public import Foundation

/// Records what is drawn, each operation with its whole state; the base coordinates have y downwards, as UIKit's contexts.
public final class CGContext {
  /// What `saveGState` keeps.
  private struct State {
    var transform = CGAffineTransform.identity
    var clips: [Clip] = []
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var fill = CGColor.black
    var stroke = CGColor.black
    var fillSpace = CGColorSpace.standardRGB
    var strokeSpace = CGColorSpace.standardRGB
    var line = Line()
    var interpolation = CGInterpolationQuality.default
  }

  private struct Layer {
    var operations: [Operation] = []
    var outer: State
  }

  /// What has been drawn, back to front.
  package private(set) var operations: [Operation] = []
  /// In points; what a gradient without an end may cover.
  package let bounds: CGRect
  /// Pixels a point.
  package let scale: CGFloat
  /// The path under construction, in the base's coordinates, as Core Graphics keeps it.
  private var current = CGMutablePath()
  private var state = State()
  private var stack: [State] = []
  private var layers: [Layer] = []

  package init(bounds: CGRect = .infinite, scale: CGFloat = 1) {
    self.bounds = bounds
    self.scale = scale
  }

  // MARK: State

  public func saveGState() { stack.append(state) }
  public func restoreGState() { if let saved = stack.popLast() { state = saved } }

  public var ctm: CGAffineTransform { state.transform }
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.line.dashPhase, state.line.dash) = (phase, lengths) }
  public func setFlatness(_ flatness: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(1, max(0, alpha)) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  package var fillColor: CGColor { state.fill }
  package var strokeColor: CGColor { state.stroke }
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    state.fill = CGColor(colorSpace: state.fillSpace, components: components) ?? state.fill
  }
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    state.stroke = CGColor(colorSpace: state.strokeSpace, components: components) ?? state.stroke
  }

  public func setShadow(offset: CGSize, blur: CGFloat) { setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3)) }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.flatMap { $0.alpha > 0 ? Shadow(offset: offset, blur: blur, color: $0) : nil }
  }

  // MARK: Path

  public func beginPath() { current = CGMutablePath() }
  public func move(to point: CGPoint) { current.move(to: point, transform: state.transform) }
  public func addLine(to point: CGPoint) { current.addLine(to: point, transform: state.transform) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control, transform: state.transform)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
  }
  public func closePath() { current.closeSubpath() }
  public func addRect(_ rect: CGRect) { current.addRect(rect, transform: state.transform) }
  public func addRects(_ rects: [CGRect]) { current.addRects(rects, transform: state.transform) }
  public func addLines(between points: [CGPoint]) { current.addLines(between: points, transform: state.transform) }
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: state.transform) }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: state.transform)
  }
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: end1, tangent2End: end2, radius: radius, transform: state.transform)
  }
  public func addPath(_ path: CGPath) { current.addPath(path, transform: state.transform) }
  public func replacePathWithStrokedPath() {
    let outline = userPath.copy(
      strokingWithWidth: state.line.width, lineCap: state.line.cap, lineJoin: state.line.join, miterLimit: state.line.miterLimit)
    beginPath()
    addPath(outline)
  }

  public var path: CGPath? { current.isEmpty ? nil : userPath }
  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { current.currentPoint.applying(state.transform.inverted()) }
  public var boundingBoxOfPath: CGRect { userPath.boundingBoxOfPath }
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    userPath.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }

  /// The path in the coordinates of the moment.
  private var userPath: CGPath { state.transform.isIdentity ? current : current.applying(state.transform.inverted()) }

  private func takePath() -> CGPath {
    defer { current = CGMutablePath() }
    return CGPath(elements: userPath.elements)
  }

  // MARK: Clipping

  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(Clip(path: CGPath(elements: current.elements), rule: rule))
    current = CGMutablePath()
  }
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects, transform: state.transform)
    state.clips.append(Clip(path: CGPath(elements: path.elements), rule: .winding))
    current = CGMutablePath()
  }
  public func resetClip() { state.clips = [] }

  public var boundingBoxOfClipPath: CGRect {
    let box = state.clips.reduce(bounds) { $0.intersection($1.path.boundingBoxOfPath) }
    return box.isInfinite || box.isNull ? box : box.applying(state.transform.inverted())
  }

  // MARK: Painting

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke {
      record(.fill(path, state.fill, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding))
    }
    if mode != .fill, mode != .eoFill { record(.stroke(path, state.stroke, state.line)) }
  }
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
  public func strokePath() { drawPath(using: .stroke) }

  public func fill(_ rect: CGRect) { fill([rect]) }
  public func fill(_ rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    record(.fill(CGPath(elements: path.elements), state.fill, .winding))
  }
  public func fillEllipse(in rect: CGRect) { record(.fill(CGPath(ellipseIn: rect, transform: nil), state.fill, .winding)) }
  public func stroke(_ rect: CGRect) { record(.stroke(CGPath(rect: rect, transform: nil), state.stroke, state.line)) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    record(.stroke(CGPath(rect: rect, transform: nil), state.stroke, line))
  }
  public func strokeEllipse(in rect: CGRect) { record(.stroke(CGPath(ellipseIn: rect, transform: nil), state.stroke, state.line)) }
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) { path.addLines(between: [points[index], points[index + 1]]) }
    record(.stroke(CGPath(elements: path.elements), state.stroke, state.line))
  }

  /// Takes away what is under the rectangle; before anything is drawn there is nothing to take.
  public func clear(_ rect: CGRect) {
    guard !operations.isEmpty || !layers.isEmpty else { return }
    record(.fill(CGPath(rect: rect, transform: nil), .black, .winding), blendMode: .clear)
  }

  public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
    record(.linearGradient(gradient, start: start, end: end, options))
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    record(
      .radialGradient(
        gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius, options))
  }

  /// Draws with y upwards, as Core Graphics does: in UIKit's coordinates the image stands on its head.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    record(.image(image, rect))
    restoreGState()
  }

  /// Draws what a higher module knows.
  package func draw(_ content: any CGContextContent) { record(.foreign(content)) }

  // MARK: Transparency layers

  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saveGState()
    layers.append(Layer(outer: state))
    (state.alpha, state.shadow, state.blendMode, state.clips) = (1, nil, .normal, [])
  }
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
  }
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    state = layer.outer
    let transform = state.transform
    state.transform = .identity
    record(.layer(layer.operations))
    state.transform = transform
    restoreGState()
  }

  private func record(_ content: Content, blendMode: CGBlendMode? = nil) {
    let operation = Operation(
      transform: state.transform, clips: state.clips, alpha: state.alpha, blendMode: blendMode ?? state.blendMode,
      shadow: state.shadow, content: content)
    if layers.isEmpty { operations.append(operation) } else { layers[layers.count - 1].operations.append(operation) }
  }
}
