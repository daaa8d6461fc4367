import Foundation
import LayoutDSL
import Testing
import UIKit

private final class Badge: LayoutView {
  let mark = Block(10, 10)
  var body: Layout {
    backgroundColor = .red
    mark.pin(to: self, inset: 4)
  }
}

private final class Page: LayoutViewController {
  let mark = Block(10, 10)
  var body: Layout { mark.center == view.center }
}

@MainActor @Suite struct ComposedTests {
  @Test func aViewIsMadeOfItsBody() {
    let badge = Badge()
    #expect(badge.backgroundColor == .red)
    #expect(badge.subviews == [badge.mark])
    #expect(badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 18, height: 18))
  }

  @Test func aControllersViewIsMadeOfItsBody() {
    let page = Page()
    #expect(!page.isViewLoaded)
    page.view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    page.view.layoutIfNeeded()
    #expect(page.mark.frame == CGRect(x: 45, y: 25, width: 10, height: 10))
  }

  @Test func withSetsPropertiesAndReturnsTheObject() {
    let view = UIView().with(\.tag, 7).with(\.layer.cornerRadius, 8).with { $0.alpha = 0.5 }
    #expect(view.tag == 7 && view.layer.cornerRadius == 8 && view.alpha == 0.5)
    #expect(UIViewController().with(\.overrideUserInterfaceStyle, .dark).overrideUserInterfaceStyle == .dark)
  }

  @Test func onRunsCodeForAnEvent() {
    var count = 0
    let button = UIButton(type: .custom).on(.touchUpInside) { count += 1 }
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(count == 1)
  }

  @Test func textsFollowTheTextSize() {
    let label = UILabel("Hello", style: .title1)
    #expect(label.text == "Hello" && label.font == .preferredFont(forTextStyle: .title1))
    #expect(label.adjustsFontForContentSizeCategory && label.numberOfLines == 0)
    // Apple's table of text styles: Large Title is 34 points at the default size.
    let bold = UILabel("Hello", style: .largeTitle, weight: .bold)
    #expect(bold.font == UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold)))
    let field = UITextField("Name")
    #expect(field.placeholder == "Name" && field.borderStyle == .roundedRect && field.adjustsFontForContentSizeCategory)
    #expect(UIButton("Go", style: .headline).title(for: .normal) == "Go")
  }
}
