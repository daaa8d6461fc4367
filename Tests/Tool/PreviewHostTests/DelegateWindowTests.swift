import PreviewRegistration
import Testing
import UIKit

/// An application's or a scene's delegate is launched as by the system, and its window is what is shown.
@MainActor @Suite struct DelegateWindowTests {
  final class App: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var launches = 0

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launches += 1
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window?.rootViewController = UIViewController()
      return true
    }
  }

  final class Scene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
    }
  }

  final class Empty: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  @Test func anApplicationIsLaunchedOnceAndKept() throws {
    weak var kept: App?
    let window = try {
      let app = App()
      kept = app
      return try PreviewRegistry.shared.window(of: app)
    }()
    #expect(kept?.launches == 1)
    #expect(window === kept?.window)
    #expect(UIApplication.shared.delegate === kept)
  }

  @Test func aSceneIsConnectedToAWindowScene() throws {
    let delegate = Scene()
    let window = try PreviewRegistry.shared.window(of: delegate)
    #expect(window === delegate.window)
    #expect(window.windowScene?.delegate === delegate)
  }

  @Test func aDelegateWithoutAWindowIsNamed() {
    let error = #expect(throws: (any Error).self) { try PreviewRegistry.shared.window(of: Empty()) }
    #expect(error.map { "\($0)" } == "Empty has no window after its launch: it makes none, or keeps it in another property than `window`")
  }
}
