import CoreGraphics
import InterfaceBuilder
import UIKit

/// Views whose classes draw themselves on the canvas (`IBDesignable`): Xcode notes what they said of their size when it last drew them.
extension InterfaceMaker {
  func takeDesignableSize(_ view: UIView, _ object: InterfaceObject) {
    // Xcode 16 no longer asks the classes, and lets stand what earlier ones wrote.
    guard stage.isCanvas, stage.document.toolsVersion.major < 23000,
      let noted = stage.document.resources.designableSizes[object.id]
    else { return }
    let size = CGSize(width: noted.width, height: noted.height)
    if let label = view as? UILabel, object.value("attributedText") == nil { takeFont(of: size, label) }
    // Labels of several lines may be broken: the noted size is that of a label without a limit.
    if let label = view as? UILabel, label.numberOfLines != 1, label.intrinsicContentSize.height == size.height { return }
    let placeholder = view.layoutState.placeholderSize
    view.layoutState.placeholderSize = (
      placeholder.width ?? (size.width >= 0 ? size.width : nil), placeholder.height ?? (size.height >= 0 ? size.height : nil)
    )
  }

  /// The class set a font that the file does not know: the one that makes the text as large as noted.
  private func takeFont(of size: CGSize, _ label: UILabel) {
    guard let font = label.font else { return }
    let own = label.intrinsicContentSize
    guard own.height > 0, own.width > 0, size.width > 0, size.height > 0,
      abs(own.height - size.height) > 0.1 || abs(own.width - size.width) > 0.5
    else { return }
    let middle = (font.pointSize * size.height / own.height).rounded()
    guard middle < 200 else { return }
    var best = (font: font, distance: CGFloat.infinity)
    for pointSize in stride(from: max(middle - 2, 6), through: middle + 2, by: 1) {
      let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold]
      for candidate in [font.withSize(pointSize)] + weights.map({ UIFont.systemFont(ofSize: pointSize, weight: $0) }) {
        label.font = candidate
        let measured = label.intrinsicContentSize
        guard abs(measured.height - size.height) < 0.1 else { continue }
        let distance = abs(measured.width - size.width)
        if distance < best.distance { best = (candidate, distance) }
      }
    }
    label.font = best.font
  }
}
