import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  /// What is dropped on the canvas has a size of whole points, which stays as long as the layout's is less than a point away.
  ///
  /// A label is dropped with one line of the system font of 17 points, 21 points high: at three pixels a point 45 of 50 such labels
  /// outside of stacks are still, not 20.33. With another size, a text style or more lines 97 of 112 are as high as their lines.
  /// Configured buttons are 35 high, not 34.33.
  func keepWholeSize(of view: UIView, _ object: InterfaceObject) {
    guard stage.isCanvas, UIScreen.main.scale == 3 else { return }
    (view as? UIButton)?.hasWholeSize = true
    guard let label = view as? UILabel, label.numberOfLines == 1, label.font.pointSize == UIFont.labelFontSize else { return }
    label.hasWholeHeight = object.value("fontDescription")?["style"] == nil
  }
}
