package import CoreGraphics
package import Foundation

extension DisplayList.Shape {
  /// The outline as a path; continuous corners as Apple's curve draws them.
  package var path: CGPath {
    switch self {
    case .rect(let rect): CGPath(rect: rect, transform: nil)
    case .ellipse(let rect): CGPath(ellipseIn: rect, transform: nil)
    case .path(let path): path
    case .roundedRect(let rect, let radii):
      radii.isContinuous
        ? CGPath(elements: ContinuousCorners.elements(rect, radii)) : CGPath(elements: radii.fitted(to: rect).elements(in: rect))
    }
  }

  package var boundingBox: CGRect {
    switch self {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _): rect
    case .path(let path): path.boundingBoxOfPath
    }
  }

  package func applying(_ transform: CGAffineTransform) -> DisplayList.Shape {
    guard !transform.isIdentity else { return self }
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    switch self {
    case .rect(let rect) where isUpright: return .rect(rect.applying(transform))
    case .ellipse(let rect) where isUpright: return .ellipse(rect.applying(transform))
    case .roundedRect(let rect, let radii) where isUpright && transform.a == transform.d:
      return .roundedRect(rect.applying(transform), radii.scaled(by: transform.a))
    default: return .path(path.applying(transform))
    }
  }
}

extension DisplayList.CornerRadii {
  package func scaled(by factor: CGFloat) -> DisplayList.CornerRadii {
    DisplayList.CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor, bottomLeft: bottomLeft * factor,
      isContinuous: isContinuous)
  }

  /// Radii that fit: none negative, none larger than half of the shorter side, as Core Animation cuts them.
  package func fitted(to rect: CGRect) -> DisplayList.CornerRadii {
    let most = max(0, min(rect.width, rect.height) / 2)
    func cut(_ radius: CGFloat) -> CGFloat { min(most, max(0, radius)) }
    return DisplayList.CornerRadii(
      topLeft: cut(topLeft), topRight: cut(topRight), bottomRight: cut(bottomRight), bottomLeft: cut(bottomLeft),
      isContinuous: isContinuous)
  }

  /// Radii of an outline that lies `distance` further inside.
  package func inset(by distance: CGFloat) -> DisplayList.CornerRadii {
    func cut(_ radius: CGFloat) -> CGFloat { max(0, radius - distance) }
    return DisplayList.CornerRadii(
      topLeft: cut(topLeft), topRight: cut(topRight), bottomRight: cut(bottomRight), bottomLeft: cut(bottomLeft),
      isContinuous: isContinuous)
  }

  fileprivate func elements(in rect: CGRect) -> [CGPath.Element] {
    func square(_ r: CGFloat) -> CGSize { CGSize(width: r, height: r) }
    return CGPath.roundedRectElements(rect, radii: (square(topLeft), square(topRight), square(bottomRight), square(bottomLeft)))
  }
}
