import CoreGraphics
public import Foundation

/// How high a sheet stands, and how it looks.
///
/// Approximation: the dimming behind is near what iOS shows.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    public let identifier: Identifier
    let height: (@MainActor (CGFloat) -> CGFloat?)

    init(_ identifier: Identifier, _ height: @escaping @MainActor (CGFloat) -> CGFloat?) {
      self.identifier = identifier
      self.height = height
    }

    /// Half of the screen.
    public class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
    public class func large() -> Detent { Detent(.large) { $0 } }
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("com.apple.UIKit.custom")) { resolver(DetentContext(maximumDetentValue: $0)) }
    }
  }

  open var detents: [Detent] = [.large()] { didSet { changed() } }
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  open var prefersGrabberVisible = false { didSet { changed() } }
  /// Nil takes the system's 10 points.
  open var preferredCornerRadius: CGFloat? { didSet { changed() } }
  open var prefersEdgeAttachedInCompactHeight = false { didSet { changed() } }
  /// No effect: a sheet at the edge is as wide as the screen.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// No effect: no finger scrolls a picture.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// No effect: a sheet comes from the lower edge.
  open var sourceView: UIView?
  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() { changed() }

  private func changed() { containerView?.setNeedsLayout() }

  /// The detent shown: the selected one, else the first, as UIKit starts with the smallest.
  var shownDetent: Detent { detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large() }
}

/// What a detent of one's own knows of the screen.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var maximumDetentValue: CGFloat { get }
}

@MainActor
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  init(maximumDetentValue: CGFloat) { self.maximumDetentValue = maximumDetentValue }
}

extension UIViewController {
  /// How the controller is shown over others.
  public var presentationController: UIPresentationController? {
    if let storedPresentation { return storedPresentation }
    let controller: UIPresentationController? =
      switch modalPresentationStyle {
      case .automatic, .pageSheet, .formSheet: UISheetPresentationController(presentedViewController: self, presenting: nil)
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      default: UIPresentationController(presentedViewController: self, presenting: nil)
      }
    storedPresentation = controller
    return controller
  }
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
