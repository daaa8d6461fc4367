import CoreGraphics

extension UIColor {
  /// Fills and strokes with the colour from here on.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
