public import UIKit

/// A view controller whose view is made of its `body`.
public typealias LayoutViewController = LayoutViewControllerBase & LayoutBody

/// The class behind `LayoutViewController`: lays out the body in the controller's view when that has been loaded.
@preconcurrency @MainActor
open class LayoutViewControllerBase: UIViewController {
  /// Adds the body to the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let composed = self as? any LayoutBody { view.install(composed.body) }
  }
}
