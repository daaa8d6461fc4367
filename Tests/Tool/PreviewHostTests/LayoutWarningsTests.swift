import CoreGraphics
import Foundation
import HostProtocol
import Testing
import UIKit

@testable import PreviewHost

/// Warnings of what is likely to break, or does nothing.
@MainActor @Suite(.serialized) struct LayoutWarningsTests {
  /// A title from edge to edge of a box of a width.
  private func titledPage(width: CGFloat, lines: Int = 1) -> LayoutPage {
    let page = LayoutPage()
    page.title.text = "A title that is far wider than a hundred points"
    page.title.numberOfLines = lines
    page.addSubview(page.title)
    NSLayoutConstraint.activate([
      page.title.leadingAnchor.constraint(equalTo: page.leadingAnchor), page.title.topAnchor.constraint(equalTo: page.topAnchor),
      page.title.widthAnchor.constraint(lessThanOrEqualToConstant: width),
    ])
    return page
  }

  @Test func aLabelThatIsCutIsNamedWithWhatPresses() throws {
    let found = try LayoutPage.diagnostics(titledPage(width: 100))
    #expect(found.map(\.kind) == ["compressed-label"])
    let warning = try #require(found.first)
    #expect(warning.items == ["title"])
    #expect(warning.message.contains("its constraints leave 100; what presses is title.width <= 100"))
    #expect(warning.line != nil)
  }

  @Test func labelsThatWrapShrinkOrFitAreNotNamed() throws {
    #expect(try LayoutPage.diagnostics(titledPage(width: 100, lines: 0)).isEmpty)
    #expect(try LayoutPage.diagnostics(titledPage(width: 2000)).isEmpty)
    let shrinking = titledPage(width: 100)
    shrinking.title.adjustsFontSizeToFitWidth = true
    #expect(try LayoutPage.diagnostics(shrinking).isEmpty)
    let hidden = titledPage(width: 100)
    hidden.title.isHidden = true
    #expect(try LayoutPage.diagnostics(hidden).isEmpty)
  }

  @Test func aRequiredContentSizeThatALongerTextWouldBreakIsNamed() throws {
    let page = titledPage(width: 400)
    page.title.text = "Short"
    page.title.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(try LayoutPage.diagnostics(page).isEmpty)
    let tight = titledPage(width: 60)
    tight.title.text = "Short"
    tight.title.setContentCompressionResistancePriority(.required, for: .horizontal)
    let found = try LayoutPage.diagnostics(tight)
    #expect(found.map(\.kind) == ["required-content-size"])
    #expect(found.first?.message.contains("the horizontal compression resistance of title is 1000") == true)
    #expect(found.first?.message.contains("title.width <= 60") == true)
  }

  @Test func whatCannotBindIsNamedWithWhatDecides() throws {
    let page = LayoutPage()
    page.addSubview(page.box)
    NSLayoutConstraint.activate([
      page.box.leadingAnchor.constraint(equalTo: page.leadingAnchor), page.box.topAnchor.constraint(equalTo: page.topAnchor),
      page.box.widthAnchor.constraint(equalToConstant: 100), page.box.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      page.box.heightAnchor.constraint(equalTo: page.box.widthAnchor, multiplier: 0.5),
      // Binds on a narrower screen.
      page.box.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor),
    ])
    let found = try LayoutPage.diagnostics(page)
    #expect(found.map(\.kind) == ["constraint-never-binds"])
    #expect(found.first?.message.hasPrefix("box.width >= 44 never binds: box.width == 100") == true)
  }

  @Test func anEmptyMaskBesideConstraintsIsNamed() throws {
    let page = LayoutPage()
    page.box.translatesAutoresizingMaskIntoConstraints = true
    page.addSubview(page.box)
    page.addSubview(page.other)
    NSLayoutConstraint.activate([
      page.box.leadingAnchor.constraint(lessThanOrEqualTo: page.leadingAnchor, constant: 16),
      page.other.leadingAnchor.constraint(equalTo: page.box.trailingAnchor), page.other.topAnchor.constraint(equalTo: page.topAnchor),
      page.other.widthAnchor.constraint(equalToConstant: 10), page.other.heightAnchor.constraint(equalToConstant: 10),
    ])
    let found = try LayoutPage.diagnostics(page)
    #expect(found.map(\.kind) == ["autoresizing-mask"])
    #expect(found.first?.items == ["box"])
  }

  @Test func aViewPlacedByItsFrameThatOthersFollowIsNoMistake() throws {
    let page = LayoutPage()
    page.box.translatesAutoresizingMaskIntoConstraints = true
    page.box.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
    page.addSubview(page.box)
    page.addSubview(page.other)
    NSLayoutConstraint.activate([
      page.other.leadingAnchor.constraint(equalTo: page.box.trailingAnchor), page.other.topAnchor.constraint(equalTo: page.box.topAnchor),
      page.other.widthAnchor.constraint(equalToConstant: 10), page.other.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(try LayoutPage.diagnostics(page).isEmpty)
  }
}
