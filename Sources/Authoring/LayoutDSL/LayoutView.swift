public import UIKit

/// A view that is made of its `body`; subclasses need no initialiser.
///
///     final class Badge: LayoutView {
///       let label = UILabel("New", style: .caption1)
///       var body: Layout {
///         label.placed { $0.pin(to: margins) }
///       }
///     }
public typealias LayoutView = LayoutViewBase & LayoutBody

/// The class behind `LayoutView`: lays out the body when the view is made, after its properties have their values.
@preconcurrency @MainActor
open class LayoutViewBase: UIView {
  /// A view with this frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    installBody()
  }

  /// A view out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installBody()
  }

  private func installBody() {
    if let composed = self as? any LayoutBody { install(composed.body) }
  }
}
