import CoreGraphics
import Foundation
import HostProtocol
import Testing
import UIKit

@testable import PreviewHost

/// What is said of constraints that cannot hold together.
@MainActor @Suite(.serialized) struct ConflictReportTests {
  /// Two boxes side by side that need 16 + 200 + 8 + 150 + 16 = 390 of 320 points: 70 too many.
  private func crowdedPage() -> LayoutPage {
    let page = LayoutPage()
    page.addSubview(page.box)
    page.addSubview(page.other)
    NSLayoutConstraint.activate([
      page.box.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
      page.box.widthAnchor.constraint(equalToConstant: 200),
      page.other.leadingAnchor.constraint(equalTo: page.box.trailingAnchor, constant: 8),
      page.other.widthAnchor.constraint(equalToConstant: 150),
      page.other.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
    ])
    for view in [page.box, page.other] {
      view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    return page
  }

  @Test func theSmallestSetIsNamedWithPlacesAndWhatWouldMendIt() throws {
    let found = try LayoutPage.diagnostics(crowdedPage())
    let conflict = try #require(found.first { $0.kind == "conflict" })
    #expect(found.filter { $0.kind == "conflict" }.count == 1)
    // Five of the page's, that the page fills the canvas, and the canvas's width.
    #expect(conflict.constraints.count == 7)
    #expect(conflict.message.contains("  box.width == 200 ("))
    #expect(conflict.message.contains("← dropped"))
    #expect(conflict.message.contains("LayoutPage.width == 320 (it fills the canvas)"))
    #expect(conflict.message.contains("the smallest change that makes them agree, 70 points"))
    #expect(conflict.message.contains("80 instead of 150 in other.width == 150"))
    #expect(conflict.file?.hasSuffix("ConflictReportTests.swift") == true)
    #expect(!conflict.message.contains("translatesAutoresizing"))
  }

  @Test func theChangeNamedMendsIt() throws {
    let page = crowdedPage()
    let wide = try #require(page.other.constraints.first { $0.constant == 150 })
    wide.constant = 80
    #expect(try LayoutPage.diagnostics(page).filter { $0.kind == "conflict" }.isEmpty)
  }

  @Test func theDumpHasTheFormOfUIKitsLog() throws {
    let found = try LayoutPage.diagnostics(crowdedPage())
    let dump = try #require(found.first { $0.kind == "conflict" }?.dump)
    #expect(dump.hasPrefix("Unable to simultaneously satisfy constraints.\n(\n    \"<NSLayoutConstraint:"))
    #expect(dump.contains("<NSLayoutConstraint:ConflictReportTests.swift:"))
    #expect(dump.contains(" H:|-(16)-[box]   (active, names: '|':LayoutPage )>"))
    #expect(dump.contains(" H:[box]-(8)-[other]   (active)>"))
    #expect(dump.contains(" H:[other]-(16)-|   (active, names: '|':LayoutPage )>"))
    #expect(dump.contains(" box.width == 200   (active)>"))
    #expect(dump.contains("Will attempt to recover by breaking constraint\n<NSLayoutConstraint:"))
  }

  @Test func aMaskThatWasLeftOnIsNamedAsTheCause() throws {
    let page = LayoutPage()
    page.box.translatesAutoresizingMaskIntoConstraints = true
    page.addSubview(page.box)
    page.box.widthAnchor.constraint(equalToConstant: 44).isActive = true
    let conflict = try #require(try LayoutPage.diagnostics(page).first { $0.kind == "conflict" })
    #expect(conflict.message.contains("set translatesAutoresizingMaskIntoConstraints of box to false"))
    #expect(conflict.dump?.contains("<NSAutoresizingMaskLayoutConstraint:UIKit h=--& v=--& box.width == 0   (active)>") == true)
  }

  @Test func inequalitiesAreMendedByTheirConstants() throws {
    // At least 100 and at most 60: 40 apart.
    let page = LayoutPage()
    page.addSubview(page.box)
    page.box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
    page.box.widthAnchor.constraint(lessThanOrEqualToConstant: 60).isActive = true
    let conflict = try #require(try LayoutPage.diagnostics(page).first { $0.kind == "conflict" })
    #expect(conflict.constraints.count == 2)
    #expect(conflict.message.contains("agree, 40 points"))
    #expect(conflict.message.contains("60 instead of 100 in box.width >= 100"))
    #expect(conflict.message.contains("100 instead of 60 in box.width <= 60"))
  }
}
