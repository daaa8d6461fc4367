import Foundation
import Testing
import UIKit

@MainActor @Suite struct UITraitChangeObservableTests {
  private final class Observer: NSObject {
    var calls = 0
    func changed() { calls += 1 }
  }

  private final class Screen: UIViewController {
    var log: [String] = []

    override func viewDidLoad() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
        self.log.append("style \(previous.userInterfaceStyle.rawValue)→\(self.traitCollection.userInterfaceStyle.rawValue)")
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log.append("did change") }
  }

  @Test func onlyTheTraitsThatAreObservedCall() {
    let window = UIWindow()
    let view = UIView()
    window.addSubview(view)
    var seen: [UIContentSizeCategory] = []
    let registration = view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, _) in
      seen.append(view.traitCollection.preferredContentSizeCategory)
    }
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(seen.isEmpty)
    window.traitOverrides.preferredContentSizeCategory = .small
    #expect(seen == [.small])
    view.unregisterForTraitChanges(registration)
    window.traitOverrides.preferredContentSizeCategory = .large
    #expect(seen == [.small])
  }

  @Test func aControllerIsNotToldOfItsFirstTraits() {
    let window = UIWindow()
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.log.isEmpty)
    window.overrideUserInterfaceStyle = .dark
    #expect(screen.log == ["did change", "style 1→2"])
  }

  @Test func actionsAreSentToTheTarget() {
    let view = UIView()
    let window = UIWindow()
    window.addSubview(view)
    let observer = Observer()
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: observer, action: Selector("changed", { (observer: Observer) in observer.changed() }))
    window.overrideUserInterfaceStyle = .dark
    #expect(observer.calls == 1)
  }

  @Test func appsObserveTheirOwnTraits() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    var values: [Int] = []
    inner.registerForTraitChanges([DensityTrait.self]) { (view: UIView, _) in values.append(view.traitCollection[DensityTrait.self]) }
    outer.traitOverrides[DensityTrait.self] = 3
    outer.traitOverrides[DensityTrait.self] = 3
    outer.traitOverrides.remove(DensityTrait.self)
    #expect(values == [3, 1])
  }

  @Test func changedTraitsAreNamed() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let other = light.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0[DensityTrait.self] = 2
    }
    let expected: [UITrait] = [UITraitUserInterfaceStyle.self, DensityTrait.self]
    #expect(other.changedTraits(from: light).map { "\($0)" } == expected.map { "\($0)" })
    #expect(other.changedTraits(from: other).isEmpty)
  }

  @Test func coloursDependOnTraitsThatSaySo() {
    let plain = UITraitCollection()
    #expect(plain.modifyingTraits { $0[BrandTrait.self] = "b" }.hasDifferentColorAppearance(comparedTo: plain))
    #expect(!plain.modifyingTraits { $0[DensityTrait.self] = 2 }.hasDifferentColorAppearance(comparedTo: plain))
  }

  @Test func traitsOfLaterSystemsHaveDefaults() {
    let traits = UITraitCollection()
    #expect(traits.typesettingLanguage == nil)
    #expect(traits.sceneCaptureState == .unspecified)
    #expect(UITraitCollection { $0.imageDynamicRange = .high }.imageDynamicRange == .high)
  }
}

private enum DensityTrait: UITraitDefinition {
  static var defaultValue: Int { 1 }
}

private enum BrandTrait: UITraitDefinition {
  static var defaultValue: String { "a" }
  static var affectsColorAppearance: Bool { true }
}
