import CoreGraphics
public import Foundation

/// Manages how a controller is shown over another one.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var presenter: UIViewController?
  public unowned let presentedViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// No effect: presented controllers inherit the window's traits.
  open var overrideTraitCollection: UITraitCollection?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  open var presentingViewController: UIViewController {
    presenter ?? presentedViewController.presentingViewController ?? presentedViewController
  }
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  open var containerView: UIView? { presentedViewController.storedView?.enclosingPresentation }
  open var presentedView: UIView? { presentedViewController.storedView }
  /// No effect: never asked, for presentations are the system's own.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// No effect: never asked, for presentations are the system's own.
  open var shouldPresentInFullscreen: Bool { true }
  /// No effect: never asked, for presentations are the system's own.
  open var shouldRemovePresentersView: Bool { false }
  /// No effect: never asked, for presentations are the system's own.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// No effect: never asked, for presentations are the system's own.
  open func containerViewWillLayoutSubviews() {}
  /// No effect: never asked, for presentations are the system's own.
  open func containerViewDidLayoutSubviews() {}
  /// No effect: never asked, for presentations are the system's own.
  open func presentationTransitionWillBegin() {}
  /// No effect: never asked, for presentations are the system's own.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// No effect: never asked, for presentations are the system's own.
  open func dismissalTransitionWillBegin() {}
  /// No effect: never asked, for presentations are the system's own.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}
