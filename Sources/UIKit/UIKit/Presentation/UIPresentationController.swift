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

/// No effect: nobody pulls a sheet down, and styles are not adapted by code.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

// In Objective-C every member is optional.
extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentationStyle
  }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Where a popover points; on a phone it is a sheet.
///
/// Approximation: a popover is shown as a sheet, on an iPad in the middle of the screen.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// No effect: a popover is shown as a sheet.
  open var sourceView: UIView?
  /// No effect: a popover is shown as a sheet.
  open var sourceRect = CGRect.null
  /// No effect: a popover is shown as a sheet.
  open var sourceItem: AnyObject?
  /// No effect: a popover is shown as a sheet.
  open var barButtonItem: UIBarButtonItem?
  /// No effect: a popover is shown as a sheet.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// No effect: a popover is shown as a sheet.
  open var passthroughViews: [UIView]?
  /// No effect: a popover is shown as a sheet.
  open var backgroundColor: UIColor?
  /// No effect: a popover is shown as a sheet.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// No effect: a popover is shown as a sheet.
  open var canOverlapSourceViewRect = false
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
