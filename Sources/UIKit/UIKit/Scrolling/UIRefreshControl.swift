import CoreGraphics
public import Foundation

/// Starts a refresh when the content is pulled down.
///
/// At rest it is hidden; while it refreshes, it stands above the content.
///
/// Approximation: it draws no wheel and pushes no content down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height of the control above the content, in points.
  ///
  /// As known from apps; not documented.
  static let height: CGFloat = 60

  open private(set) var isRefreshing = false
  /// No effect: a refresh control draws neither a wheel nor its title.
  open var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }

  open func beginRefreshing() {
    isRefreshing = true
    isHidden = false
  }

  open func endRefreshing() {
    isRefreshing = false
    isHidden = true
  }
}

extension UIScrollView {
  func refreshControlDidChange(from old: UIRefreshControl?) {
    guard refreshControl !== old else { return }
    old?.removeFromSuperview()
    if let refreshControl { insertSubview(refreshControl, at: 0) }
  }

  func placeRefreshControl() {
    guard let refreshControl, refreshControl.translatesAutoresizingMaskIntoConstraints else { return }
    let frame = CGRect(x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
    if refreshControl.frame != frame { refreshControl.frame = frame }
  }
}
