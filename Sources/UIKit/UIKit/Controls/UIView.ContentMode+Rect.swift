import Foundation

extension UIView.ContentMode {
  /// Where content of a size stands in bounds.
  func rect(of size: CGSize, in bounds: CGRect, grid: PixelGrid) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: grid.nearest(bounds.minX + (bounds.width - size.width) * x), y: grid.nearest(bounds.minY + (bounds.height - size.height) * y),
        width: size.width, height: size.height)
    }
    func scaled(by factor: CGFloat) -> CGRect {
      let size = CGSize(width: size.width * factor, height: size.height * factor)
      return CGRect(
        x: bounds.minX + (bounds.width - size.width) / 2, y: bounds.minY + (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(by: min(across, down))
    case .scaleAspectFill: return scaled(by: max(across, down))
    case .center: return placed(size, 0.5, 0.5)
    case .top: return placed(size, 0.5, 0)
    case .bottom: return placed(size, 0.5, 1)
    case .left: return placed(size, 0, 0.5)
    case .right: return placed(size, 1, 0.5)
    case .topLeft: return placed(size, 0, 0)
    case .topRight: return placed(size, 1, 0)
    case .bottomLeft: return placed(size, 0, 1)
    case .bottomRight: return placed(size, 1, 1)
    }
  }
}
