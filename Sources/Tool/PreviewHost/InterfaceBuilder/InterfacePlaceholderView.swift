import CoreGraphics
import Foundation
import UIKit

/// Stands for a class that is not there: its outline and its name.
final class InterfacePlaceholderView: UIView {
  var title = ""
  /// Containers show their contents only.
  var isContainer = false

  override func draw(_ rect: CGRect) {
    guard !isContainer, bounds.width > 0, bounds.height > 0 else { return }
    let path = UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5))
    UIColor.systemGray.withAlphaComponent(0.12).setFill()
    path.fill()
    UIColor.systemGray3.setStroke()
    path.lineWidth = 1
    path.stroke()
    let size = min(13, max(8, bounds.height * 0.5))
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.systemGray,
    ]
    let text = NSAttributedString(string: title, attributes: attributes)
    let box = text.size()
    text.draw(at: CGPoint(x: bounds.midX - box.width / 2, y: bounds.midY - box.height / 2))
  }
}
