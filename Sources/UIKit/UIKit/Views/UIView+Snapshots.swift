import CoreGraphics

extension UIView {
  /// A view that shows what this one shows now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard !bounds.isEmpty else { return nil }
    let snapshot = UIImageView(image: picture(of: bounds, afterScreenUpdates: afterUpdates))
    snapshot.frame = bounds
    return snapshot
  }

  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !rect.isEmpty else { return nil }
    let snapshot = UIImageView(image: picture(of: rect, afterScreenUpdates: afterUpdates).resizableImage(withCapInsets: capInsets))
    snapshot.frame = CGRect(origin: .zero, size: rect.size)
    return snapshot
  }

  /// Draws the view and its subviews into the current context, stretched to the rectangle.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  private func picture(of rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> UIImage {
    UIGraphicsImageRenderer(bounds: rect).image { _ in drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates) }
  }
}
