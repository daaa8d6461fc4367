import Foundation
import Testing
import UIKit

@MainActor
struct ApplicationTests {
  final class Delegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { false }
  }

  final class Target: NSObject {
    var count = 0
    func hit() { count += 1 }
  }

  @Test func `a delegate implements what it wants and inherits the rest`() {
    let delegate: any UIApplicationDelegate = Delegate()
    #expect(!delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(delegate.application(.shared, willFinishLaunchingWithOptions: nil))
    delegate.applicationDidBecomeActive(.shared)
    let configuration = UISceneConfiguration(name: "a", sessionRole: .windowApplication)
    #expect(configuration.name == "a")
    #expect(configuration.role.rawValue == "UIWindowSceneSessionRoleApplication")
  }

  @Test func `the application sends actions and opens nothing`() {
    let target = Target()
    let hit = Selector("hit", { (t: Target) in t.hit() })
    #expect(UIApplication.shared.sendAction(hit, to: target, from: nil, for: nil))
    #expect(target.count == 1)
    #expect(!UIApplication.shared.sendAction(hit, to: nil, from: nil, for: nil))
    var opened: Bool?
    UIApplication.shared.open(URL(fileURLWithPath: "/")) { opened = $0 }
    #expect(opened == false)
  }

  @Test func `values keep geometry`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }
}
