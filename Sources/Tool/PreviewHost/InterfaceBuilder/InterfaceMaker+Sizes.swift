import UIKit

extension InterfaceMaker {
  /// What is dropped on the canvas has a size of whole points, which stays as long as the layout's is less than a point away: at three
  /// pixels a point labels and configured buttons outside of stacks are 21 and 35 high in 55 of 76 cases, not 20.33 and 34.33.
  func keepWholeSize(of view: UIView) {
    guard stage.isCanvas, UIScreen.main.scale == 3 else { return }
    (view as? UILabel)?.hasWholeHeight = true
    (view as? UIButton)?.hasWholeSize = true
  }
}
