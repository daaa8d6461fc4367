import CoreGraphics
import DisplayList
import Foundation
import HostProtocol
import Testing
import UIKit

@testable import PreviewHost

/// What is said of views whose place the constraints leave open.
@MainActor @Suite(.serialized) struct AmbiguityReportTests {
  private func ambiguity(_ page: LayoutPage, _ word: String) throws -> HostEvent.Diagnostic {
    try #require(try LayoutPage.diagnostics(page).first { $0.kind == "ambiguity" && $0.message.contains(word) })
  }

  @Test func aViewWithoutAPlaceIsShownAtTwo() throws {
    let page = LayoutPage()
    page.addSubview(page.box)
    NSLayoutConstraint.activate([
      page.box.widthAnchor.constraint(equalToConstant: 20), page.box.heightAnchor.constraint(equalToConstant: 20),
      page.box.topAnchor.constraint(equalTo: page.topAnchor, constant: 50),
    ])
    let found = try ambiguity(page, "horizontal")
    #expect(found.items == ["box"])
    #expect(found.message.contains("both satisfy every constraint; a leading, trailing or centerX constraint would settle it"))
    // A quarter of the page's width apart.
    #expect(found.frames == [[0, 50, 20, 20], [80, 50, 20, 20]])
    #expect(try LayoutPage.diagnostics(page).filter { $0.kind == "ambiguity" }.count == 1)
  }

  @Test func aViewWithoutASizeIsToldWhatWouldGiveOne() throws {
    let page = LayoutPage()
    page.addSubview(page.box)
    NSLayoutConstraint.activate([
      page.box.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
      page.box.topAnchor.constraint(equalTo: page.topAnchor), page.box.heightAnchor.constraint(equalToConstant: 20),
    ])
    let found = try ambiguity(page, "horizontal")
    #expect(found.message.contains("a width or trailing constraint, or content with a size, would settle it"))
    #expect(found.frames?.map { $0[0] } == [16, 16])
  }

  @Test func viewsThatHugAlikeAreNamedTogether() throws {
    let page = LayoutPage()
    let (left, right) = (LayoutPage.Content(), LayoutPage.Content())
    left.accessibilityIdentifier = "left"
    right.accessibilityIdentifier = "right"
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
      view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: page.leadingAnchor), right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    let found = try ambiguity(page, "horizontal")
    #expect(found.message.contains("share what is left over, both with a horizontal content hugging of 250"))
    // 320 points for 100 + 100: in both frames the two fill the page.
    for frame in found.frames ?? [] { #expect((100...220).contains(frame[2])) }
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(try LayoutPage.diagnostics(page).isEmpty)
  }

  @Test func theOverlayDrawsBothFramesAsALayer() throws {
    let page = LayoutPage()
    page.addSubview(page.box)
    NSLayoutConstraint.activate([
      page.box.widthAnchor.constraint(equalToConstant: 20), page.box.heightAnchor.constraint(equalToConstant: 20),
      page.box.topAnchor.constraint(equalTo: page.topAnchor, constant: 50),
    ])
    let overlay = try LayoutPage.show(page) { LayoutReport($0, includesAmbiguity: true).overlay }
    let group = try #require(overlay)
    #expect(group.name == "layout-overlay")
    guard case .group(let marks)? = group.items.first else {
      Issue.record("no mark")
      return
    }
    #expect(marks.name == "box horizontally")
    var rects: [CGRect] = []
    for case .stroke(.rect(let rect), _) in marks.items { rects.append(rect) }
    #expect(rects == [CGRect(x: 80, y: 50, width: 20, height: 20), CGRect(x: 0, y: 50, width: 20, height: 20)])
  }

  @Test func nothingToShowIsNoOverlay() throws {
    let page = LayoutPage()
    #expect(try LayoutPage.show(page) { LayoutReport($0, includesAmbiguity: true).overlay } == nil)
  }

  @Test func viewsOfOneNameAreToldApart() throws {
    let page = LayoutPage()
    for _ in 0..<2 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
      view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    let items = try LayoutPage.diagnostics(page).filter { $0.kind == "ambiguity" }.map(\.items)
    #expect(items == [["LayoutPage/UIView[0]"], ["LayoutPage/UIView[1]"]])
  }
}
