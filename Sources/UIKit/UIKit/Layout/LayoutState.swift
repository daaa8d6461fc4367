import Foundation

extension UIView {
  /// What a view remembers for its layout.
  package struct LayoutState {
    var needsLayout = true
    /// Whether a view below needs layout: passes walk only where something changed.
    var subtreeNeedsLayout = false
    var needsUpdateConstraints = true
    var subtreeNeedsUpdateConstraints = false
    /// The superview gives the frame: neither a new start for the mask nor news for the engine.
    var isResizedBySuperview = false
    /// In the midst of `layoutSubviews` of this very view.
    var isLayingOut = false

    var translatesAutoresizingMask = true
    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    /// The superview's size that the frame was set against: what an autoresizing mask starts from.
    var autoresizingReference: CGSize?

    var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compression = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    /// The width that the engine found for a view whose height depends on it.
    var intrinsicLayoutWidth: CGFloat?
    /// The content's size that Interface Builder's canvas takes instead of the view's own, where its inspector names one.
    package var placeholderSize: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    /// Constraints that this view holds as the nearest common ancestor.
    var constraints: [NSLayoutConstraint] = []
    /// Active constraints that name the view or one of its guides.
    var touching: [ObjectIdentifier: NSLayoutConstraint] = [:]
    var guides: [UILayoutGuide] = []

    /// The engine of the tree that this view is the root of.
    var session: LayoutSession?
  }

  /// What the engine takes for the size of the content.
  package var layoutContentSize: CGSize {
    let placeholder = layoutState.placeholderSize
    if let width = placeholder.width, let height = placeholder.height { return CGSize(width: width, height: height) }
    let size = intrinsicContentSize
    return CGSize(width: placeholder.width ?? size.width, height: placeholder.height ?? size.height)
  }

  /// A priority for each axis.
  package struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }
}
