import CoreGraphics
import Foundation

/// Columns side by side with hairlines between them.
@MainActor
final class SplitView: UIView {
  weak var controller: UISplitViewController?
  private var lines: [UIView] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    controller.install()
    let shown = controller.shownColumns
    let width = controller.primaryWidth(of: bounds.width)
    let isMirrored = (effectiveUserInterfaceLayoutDirection == .rightToLeft) != (controller.primaryEdge == .trailing)
    let pixel = 1 / UIScreen.main.scale
    var x: CGFloat = 0
    while lines.count < shown.count - 1 {
      let line = UIView()
      line.backgroundColor = .separator
      addSubview(line)
      lines.append(line)
    }
    for (index, column) in shown.enumerated() {
      let isLast = index == shown.count - 1
      let own = isLast ? bounds.width - x : width
      let frame = CGRect(x: isMirrored ? bounds.width - x - own : x, y: 0, width: own, height: bounds.height)
      column.storedView?.frame = frame
      if !isLast {
        lines[index].frame = CGRect(x: isMirrored ? frame.minX : frame.maxX - pixel, y: 0, width: pixel, height: bounds.height)
        bringSubviewToFront(lines[index])
      }
      x += own
    }
    for (index, line) in lines.enumerated() { line.isHidden = index >= shown.count - 1 }
  }
}
