import CoreGraphics
public import Foundation

extension UIImage {
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    if alpha != 1 { context.setAlpha(alpha) }
    let tint = context.fillColor
    context.record(ImageDrawing.items(self, in: rect, tint: tint, traits: .current))
    context.restoreGState()
  }

  public func drawAsPattern(in rect: CGRect) {
    let size = size
    guard size.width > 0, size.height > 0, rect.width / size.width * (rect.height / size.height) < 10_000 else { return }
    var y = rect.minY
    while y < rect.maxY {
      var x = rect.minX
      while x < rect.maxX {
        draw(in: CGRect(x: x, y: y, width: size.width, height: size.height))
        x += size.width
      }
      y += size.height
    }
  }
}
