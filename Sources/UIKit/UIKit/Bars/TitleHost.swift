import CoreGraphics
import Foundation

/// Holds an item's `titleView`.
@MainActor
final class TitleHost: UIView {
  private(set) var view = UIView()

  convenience init(_ view: UIView) {
    self.init(frame: .zero)
    self.view = view
    addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  var contentSize: CGSize { BarButton.size(of: view) }

  override func layoutSubviews() {
    super.layoutSubviews()
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(contentSize.height, bounds.height))
    }
  }
}
