import CoreGraphics
import DisplayList
import Testing
import UIKit

/// `UITraitCollection.current` is the view's own while UIKit calls it.
@MainActor @Suite struct CurrentTraitsTests {
  private final class Probe: UIView {
    var seen: [String] = []
    private func note(_ name: String) { seen.append("\(name) \(UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light")") }
    override func updateConstraints() {
      note("constraints")
      super.updateConstraints()
    }
    override func layoutSubviews() { note("layout") }
    override func draw(_ rect: CGRect) { note("draw") }
  }

  @Test func layoutAndDrawingSeeTheViewsTraits() {
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    probe.overrideUserInterfaceStyle = .dark
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(probe)
    probe.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    var items: [DisplayList.Item] = []
    probe.emitContent(into: &items)
    #expect(probe.seen == ["constraints dark", "layout dark", "draw dark"])
    #expect(UITraitCollection.current.userInterfaceStyle != .dark)
  }

  @Test func aControllerWithoutAViewInheritsFromItsParent() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.traitOverrides.horizontalSizeClass = .regular
    parent.addChild(child)
    child.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(!child.isViewLoaded)
  }
}
