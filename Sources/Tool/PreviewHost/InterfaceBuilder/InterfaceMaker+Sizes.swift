import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  /// What is dropped on the canvas has a size of whole points, which stays as long as the layout's is less than a point away.
  ///
  /// A label is dropped with one line of the system font of 17 points, 21 points high: outside of stacks 45 of 50 such labels are still
  /// at three pixels a point, not 20.33, and 250 of 324 at two, not 20.5. Where constraints tie all four edges it was laid out as a whole:
  /// 27 of 63 are 20.5, and are taken to be, for what stands below moves along. With another size, a text style or more lines 97 of
  /// 112 are as high as their lines. Configured buttons are 35 high, not 34.33.
  func keepWholeSize(of view: UIView, _ object: InterfaceObject) {
    let scale = UIScreen.main.scale
    guard stage.isCanvas, scale > 1 else { return }
    (view as? UIButton)?.hasWholeSize = scale == 3
    guard let label = view as? UILabel, label.numberOfLines == 1, label.font.pointSize == UIFont.labelFontSize else { return }
    let isTied = InterfaceMaker.edges.allSatisfy { $0.contains { ties.contains("\($0) \(object.id)") } }
    let font = object.value("fontDescription")
    label.hasWholeHeight = font?["style"] == nil && font?["name"] == nil && (scale == 3 || !isTied)
  }

  /// The four edges by the names that constraints have for them.
  static let edges = [["top"], ["bottom"], ["leading", "left"], ["trailing", "right"]]
}
