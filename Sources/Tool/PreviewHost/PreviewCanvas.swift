import CoreGraphics
import DisplayList
import Foundation
import HostProtocol
import InterfaceBuilder
import PreviewRegistration
import UIKit

/// A preview made and laid out in a window of its own.
@MainActor
final class PreviewCanvas {
  let environment: CanvasEnvironment
  let window: UIWindow
  /// The view that the preview shows.
  let content: UIView
  private let controller: UIViewController?
  /// What was made from an Interface Builder file; nil for previews of code.
  private let interface: InterfaceMaker?

  init(_ preview: PreviewRegistry.Preview, variant: Variant) throws {
    let environment = try CanvasEnvironment(preview, variant: variant)
    self.environment = environment
    interface = nil
    UIScreen.main.configuration = UIScreen.Configuration(
      size: environment.deviceSize, scale: environment.scale,
      safeAreaInsets: environment.fixedSize == nil ? environment.deviceInsets : .zero, traits: environment.traits)
    switch preview.make {
    case .controller(let make):
      let controller = try PreviewCanvas.made(make)
      self.controller = controller
      let size =
        environment.fixedSize
        ?? (environment.fitsContent ? PreviewCanvas.fittingSize(of: controller.view, environment) : environment.deviceSize)
      try CanvasEnvironment.check(size, "the preview", environment.scale)
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      AccentColor.apply(to: window)
      content = controller.view
      window.rootViewController = controller
      window.makeKeyAndVisible()
    case .view(let make):
      let view = try PreviewCanvas.made(make)
      if let shown = view as? UIWindow {
        // A window as an app's delegate makes it: of the screen's size unless code gave it another.
        if shown.bounds.isEmpty { shown.frame = UIScreen.main.bounds }
        try CanvasEnvironment.check(shown.bounds.size, "the window", environment.scale)
        if shown.bounds.size != environment.deviceSize { shown.deviceInsets = .zero }
        window = shown
        AccentColor.apply(to: window)
        controller = shown.rootViewController
        shown.makeKeyAndVisible()
        content = controller?.view ?? shown
        break
      }
      controller = nil
      content = view
      let size = environment.fixedSize ?? PreviewCanvas.fittingSize(of: view, environment)
      try CanvasEnvironment.check(size, "the view's content", environment.scale)
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      AccentColor.apply(to: window)
      if size != environment.deviceSize { window.deviceInsets = .zero }
      window.makeKeyAndVisible()
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = window.bounds
      window.addSubview(view)
    }
    settle()
    controller?.endAppearance()
    runQueuedWork()
    settle()
  }

  /// A scene of an Interface Builder file, at its stored size or on the device asked for.
  init(_ scene: InterfaceScene, of document: InterfaceDocument, variant: Variant, isCanvas: Bool) throws {
    let setting = try InterfaceSetting(scene, of: document, variant: variant, isCanvas: isCanvas)
    environment = setting.environment
    UIScreen.main.configuration = setting.screen
    let maker = setting.maker
    interface = maker
    content = maker.make()
    controller = maker.rootController
    window = UIWindow(frame: CGRect(origin: .zero, size: setting.windowSize))
    AccentColor.apply(to: window)
    if let color = maker.colors.color(document.tintColor) { window.tintColor = color }
    // The canvas has no safe area around the root view: its margins would count the safe area twice.
    if isCanvas { window.insetsLayoutMarginsFromSafeArea = false }
    window.deviceInsets = setting.windowInsets
    if let controller {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    } else {
      window.makeKeyAndVisible()
      window.addSubview(content)
    }
    content.frame = setting.contentFrame
    // A navigation controller has its content begin below the bar, whether it is long enough to scroll or not.
    if setting.bars.surroundings.hasNavigationBar, let scrollView = controller?.barScrollView,
      scrollView.contentInsetAdjustmentBehavior == .automatic
    {
      scrollView.contentInsetAdjustmentBehavior = .always
    }
    settle()
    if maker.shrinkPickers() { settle() }
    for bar in setting.bars.views(over: content) { window.addSubview(bar) }
    settle()
    controller?.endAppearance()
    settle()
    for view in maker.hiddenLater { view.layer.isHidden = true }
  }

  /// Names of the views, for reports.
  var names: ViewNames { interface.map { ViewNames(names: $0.names) } ?? ViewNames(root: window) }

  /// Interface Builder's id of a view.
  func identifier(of view: UIView) -> String? { interface?.identifiers[ObjectIdentifier(view)] }

  var isInterface: Bool { interface != nil }

  /// What of an Interface Builder file could not be carried over.
  var interfaceDiagnostics: [HostEvent.Diagnostic] { interface?.diagnostics ?? [] }

  /// What the user's code makes, or its error as that code's.
  private static func made<Value>(_ make: () throws -> Value) throws(HostFailure) -> Value {
    do { return try make() } catch { throw HostFailure(message: "its code threw \(error)") }
  }

  /// Runs what code has put on the main queue so far, as it does on a phone before the first picture is seen.
  ///
  /// Work that this work queues is left: a preview may queue for ever.
  private func runQueuedWork() {
    guard Thread.isMainThread else { return }
    _ = RunLoop.main.run(mode: .default, before: Date.distantPast)
  }

  /// Lays out until nothing asks for more.
  func settle() { window.layoutIfNeeded() }

  /// Sends `VIEW:EVENT` to a control, then lays out anew.
  func send(_ command: String) throws(HostFailure) {
    try ControlSender(root: shownRoot).send(command)
    settle()
  }

  /// What is seen: the window where controllers are presented over the content, else the content alone.
  var shownRoot: UIView { window.subviews.count > 1 || window.subviews.first !== content ? window : content }

  /// What the picture shows.
  func displayList(named: Bool, chrome: Bool = false) -> DisplayList {
    let names = named ? self.names : nil
    let shown = shownRoot
    var root = LayerEmitter(names: names).group(for: shown.layer) ?? DisplayList.Group(name: "empty", kind: "UIView")
    if shown === window { root.transform = .identity }
    if chrome, let controller, window.bounds.size == environment.deviceSize {
      let chrome = DeviceChrome(
        environment: environment, style: controller.shownStatusBarStyle,
        isStatusBarHidden: controller.decidesStatusBarHidden.prefersStatusBarHidden)
      root = DisplayList.Group(name: "screen", kind: "UIWindow", items: [.group(root)] + chrome.groups.map { .group($0) })
    }
    return DisplayList(size: window.bounds.size, background: background, root: root)
  }

  private var background: CGColor? {
    switch environment.background {
    case .none: nil
    case .color(let color): color
    case .system: UIColor.systemBackground.resolvedColor(with: window.traitCollection).cgColor
    }
  }

  var placeholderCount: Int { PreviewCanvas.count(in: shownRoot) { $0.isPlaceholder } }

  private static func count(in view: UIView, where test: (UIView) -> Bool) -> Int {
    var (total, stack) = (0, [view])
    while let next = stack.popLast() {
      if test(next) { total += 1 }
      stack += next.subviews
    }
    return total
  }

  /// Lets go of everything, so that memory stays flat over many previews.
  func close() {
    window.rootViewController = nil
    content.removeFromSuperview()
    window.dropLayout()
  }
}
