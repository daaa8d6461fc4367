import CoreGraphics
public import Foundation

/// The root of a view tree on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
    public static let statusBar = Level(rawValue: 1000)
  }

  open override var window: UIWindow? { self }

  /// No effect: a picture shows one window.
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  open var screen: UIScreen { .main }
  open weak var windowScene: UIWindowScene?

  /// The safe area that the window starts from; nil takes the screen's.
  package var deviceInsets: UIEdgeInsets?
  /// The traits that the tree starts from; nil takes the screen's.
  package var windowTraits: UITraitCollection?

  /// Where only the status bar makes it, the upper inset goes with a hidden one.
  package var deviceSafeAreaInsets: UIEdgeInsets {
    var insets = deviceInsets ?? screen.configuration.safeAreaInsets
    if insets.top == 20, rootViewController?.decidesStatusBarHidden.prefersStatusBarHidden == true { insets.top = 0 }
    return insets
  }
  package var baseTraits: UITraitCollection { windowTraits ?? screen.traitCollection }

  /// Controllers whose views are in the tree and have not been told that they appear.
  private var isVisible = false

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isVisible { showRoot() }
    }
  }

  open func makeKeyAndVisible() {
    isKeyWindow = true
    isVisible = true
    showRoot()
  }

  open func makeKey() { isKeyWindow = true }

  private func showRoot() {
    environmentDidChange()
    updateInheritedInsets()
    guard let controller = rootViewController, let view = controller.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.appear { addSubview(view) }
  }
}

/// A scene; previews have one window only.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var screen: UIScreen { .main }
}
