import CoreGraphics
import Foundation
import UIKit

extension PreviewCanvas {
  /// The size of a view that no trait fixes: the frame that code gave it, else what its content and constraints decide; an axis that
  /// they leave open takes the device's.
  static func fittingSize(of view: UIView, _ environment: CanvasEnvironment) -> CGSize {
    if view.translatesAutoresizingMaskIntoConstraints, view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
    let device = environment.deviceSize
    let natural = view.intrinsicContentSize
    let width = openWidth(of: view, natural, device.width)
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    var height = fitted.height
    if height <= 0 { height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height }
    return CGSize(width: width, height: height > 0 && height.isFinite ? height : device.height)
  }

  /// A width that stays the same whether much or little room is asked for is the view's own.
  private static func openWidth(of view: UIView, _ natural: CGSize, _ available: CGFloat) -> CGFloat {
    if natural.width > 0, natural.height > 0 { return min(natural.width, available) }
    let narrow = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    let wide = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width
    if narrow > 0, narrow == wide, narrow.isFinite { return narrow }
    return available
  }
}
