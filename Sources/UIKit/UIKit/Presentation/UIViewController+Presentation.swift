import CoreGraphics
import Foundation

extension UIViewController {
  /// Shows a controller over the window that this one is seen in; out of a window it is kept and not shown.
  func showPresented(_ controller: UIViewController) {
    if controller === self {
      UIKitException.raise(
        "NSInvalidArgumentException",
        "Application tried to present modally a view controller on itself. Presenting controller is <\(type(of: self))>.")
    }
    if controller.presentingViewController != nil {
      UIKitException.raise(
        "NSInvalidArgumentException",
        "Application tried to present modally a view controller <\(type(of: controller))> that is already being presented")
    }
    if controller.storedParent != nil {
      UIKitException.raise(
        "NSInvalidArgumentException",
        "Application tried to present modally a view controller <\(type(of: controller))> that has a parent view controller")
    }
    (controller as? UIAlertController)?.checkContent()
    guard presentedViewController == nil else {
      UIKitDiagnostics.shared.note(
        kind: "presentation",
        message: "\(type(of: self)) presents a \(type(of: presentedViewController!)) already: the \(type(of: controller)) is not shown")
      return
    }
    presentedViewController = controller
    controller.presentingViewController = self
    guard let window = storedView?.window else { return }
    let style = controller.presentationStyle(on: window.traitCollection)
    _ = controller.presentationController
    let behind = window.subviews.last { !($0 is PresentationView) || $0 === storedView?.enclosingPresentation }
    let hidesPresenter = style == .full
    controller.loadViewIfNeeded()
    let place = PresentationView(controller, style: style, behind: behind)
    place.frame = window.bounds
    place.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let root = outermost
    if hidesPresenter { root.beginDisappearance() }
    controller.appear {
      window.addSubview(place)
      if let behind { place.showBlack(below: behind) }
    }
    window.layoutIfNeeded()
    if hidesPresenter { root.endDisappearance() }
    controller.endAppearance()
    window.layoutIfNeeded()
  }

  /// The controller at the root of the containers that this one stands in.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }

  func hidePresented() {
    guard let controller = presentedViewController else { return }
    if controller.presentedViewController != nil { controller.hidePresented() }
    let place = controller.storedView?.enclosingPresentation
    if place != nil { controller.beginDisappearance() }
    let returns = place?.style == .full
    if returns { outermost.beginAppearance() }
    place?.removeFromSuperview()
    controller.storedView?.removeFromSuperview()
    if place != nil { controller.endDisappearance() }
    if returns {
      outermost.tellIsAppearing()
      outermost.endAppearance()
    }
    controller.presentingViewController = nil
    presentedViewController = nil
  }

  /// The style that is used: sheets since iOS 13 where nothing else is asked for.
  private func presentationStyle(on traits: UITraitCollection) -> PresentationView.Style {
    if self is UIAlertController { return .alert }
    switch modalPresentationStyle {
    case .fullScreen: return .full
    case .overFullScreen, .overCurrentContext, .currentContext, .custom: return .over
    case .formSheet: return traits.userInterfaceIdiom == .pad ? .form : .sheet
    case .automatic, .none: return SystemGeneration.current >= 13 ? .sheet : .full
    case .pageSheet, .popover: return .sheet
    }
  }

  /// Whether the view is shown in a card: bars there are 12 points higher (stored frames: 56 points).
  var isInCard: Bool {
    guard let place = storedView?.enclosingPresentation, place.style == .sheet || place.style == .form else { return false }
    return storedView?.traitCollection.verticalSizeClass != .compact
  }

  // MARK: Status bar

  /// The controller that decides how the status bar looks: one that covers the screen, or the child that this one names.
  package var decidesStatusBarStyle: UIViewController {
    if let presentedViewController, presentedViewController.coversScreen { return presentedViewController.decidesStatusBarStyle }
    return childForStatusBarStyle?.decidesStatusBarStyle ?? self
  }

  /// White over the black around a screen that stands back behind a sheet.
  package var shownStatusBarStyle: UIStatusBarStyle {
    if let place = presentedViewController?.storedView?.enclosingPresentation, place.pushesBack { return .lightContent }
    return decidesStatusBarStyle.preferredStatusBarStyle
  }

  package var decidesStatusBarHidden: UIViewController {
    if let presentedViewController, presentedViewController.coversScreen { return presentedViewController.decidesStatusBarHidden }
    return childForStatusBarHidden?.decidesStatusBarHidden ?? self
  }

  private var coversScreen: Bool { storedView?.enclosingPresentation?.style == .full || modalPresentationCapturesStatusBarAppearance }
}
