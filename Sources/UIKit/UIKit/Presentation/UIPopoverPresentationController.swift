import CoreGraphics
public import Foundation

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
