public import UIKit

extension PreviewRegistry {
  /// The window that an application's delegate shows when the application has launched.
  public func window(of delegate: any UIApplicationDelegate) throws -> UIWindow {
    let application = UIApplication.shared
    keep(delegate)
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    guard let window = delegate.window else { throw MissingWindow(delegate: "\(type(of: delegate))") }
    return window
  }

  /// The window that a scene's delegate shows when the scene has connected.
  public func window(of delegate: any UIWindowSceneDelegate) throws -> UIWindow {
    let scene = UIWindowScene()
    keep(delegate)
    keep(scene)
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
    guard let window = delegate.window else { throw MissingWindow(delegate: "\(type(of: delegate))") }
    return window
  }

  struct MissingWindow: Error, CustomStringConvertible {
    var delegate: String
    var description: String { "\(delegate) has no window after its launch: it makes none, or keeps it in another property than `window`" }
  }
}
