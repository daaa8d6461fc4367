import CoreGraphics
import Foundation
import UIKit

extension PreviewCanvas {
  /// The size of a view that no trait fixes: the frame that code gave it, else the least size that its constraints and content allow, no
  /// wider than the device.
  ///
  /// A view whose constraints leave its height open is made for a screen and takes the device's.
  static func fittingSize(of view: UIView, _ environment: CanvasEnvironment) -> CGSize {
    if view.translatesAutoresizingMaskIntoConstraints, view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
    let device = environment.deviceSize
    let least = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let preferred = view.intrinsicContentSize
    let natural = CGSize(width: max(least.width, preferred.width), height: max(least.height, preferred.height))
    guard natural.height > 0 || view.sizeThatFits(device).height > 0 else {
      return CGSize(width: stretchedWidth(of: view, device.width), height: device.height)
    }
    let width = natural.width > 0 ? min(natural.width, device.width) : device.width
    let height = max(
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height, natural.width <= width ? natural.height : 0)
    guard height <= 0 else { return CGSize(width: width, height: height) }
    let fitted = view.sizeThatFits(CGSize(width: width, height: device.height)).height
    // What scrolls shows a screenful.
    let scrolls = (view as? UIScrollView)?.isScrollEnabled ?? false
    return CGSize(width: width, height: scrolls ? min(fitted, device.height) : fitted)
  }

  /// The device's width, unless required constraints fix another one: wider than content asks for, never against what is required.
  private static func stretchedWidth(of view: UIView, _ available: CGFloat) -> CGFloat {
    let width = view.systemLayoutSizeFitting(
      CGSize(width: available, height: 0), withHorizontalFittingPriority: UILayoutPriority(999),
      verticalFittingPriority: .fittingSizeLevel
    ).width
    return width > 0 ? min(width, available) : available
  }
}
