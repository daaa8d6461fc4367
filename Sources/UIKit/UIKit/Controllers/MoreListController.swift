import CoreGraphics
import Foundation

/// The list behind the tab "More": the titles of the controllers that find no place in the bar.
@MainActor
final class MoreListController: UIViewController {
  var listed: [UIViewController] = [] { didSet { if isViewLoaded, listed.map(\.title) != oldValue.map(\.title) { fill() } } }
  private var rows: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "More"
    view.backgroundColor = .systemBackground
    fill()
  }

  private func fill() {
    for row in rows { row.removeFromSuperview() }
    rows = listed.map { controller in
      let (row, label, picture, line) = (UIView(), UILabel(), UIImageView(image: controller.shownTabBarItem.image), UIView())
      label.text = controller.shownTabBarItem.title ?? controller.title
      line.backgroundColor = .separator
      for view in [label, picture, line] { row.addSubview(view) }
      view.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  /// Rows of 44 points with a hairline below, as plain tables have them.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (inset, pixel) = (view.safeAreaInsets, 1 / UIScreen.main.scale)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: inset.top + CGFloat(index) * 44, width: view.bounds.width, height: 44)
      let picture = row.subviews[1]
      let size = picture.bounds.size
      picture.frame = CGRect(x: inset.left + 16, y: (44 - size.height) / 2, width: size.width, height: size.height)
      let start = inset.left + 16 + (size.width > 0 ? size.width + 16 : 0)
      row.subviews[0].frame = CGRect(x: start, y: 0, width: max(0, row.bounds.width - start - 16), height: 44)
      row.subviews[2].frame = CGRect(x: start, y: 44 - pixel, width: max(0, row.bounds.width - start), height: pixel)
    }
  }
}
