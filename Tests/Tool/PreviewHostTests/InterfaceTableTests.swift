import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import PreviewHost

/// Expected are the frames that the documents store, or heights that UIKit documents: 44 points a row.
@MainActor
@Suite(.serialized) struct InterfaceTableTests {
  private func row(_ id: String, _ text: String, y: Double, style: String = "Default", more: String = "", detail: String? = nil) -> String {
    let second = detail.map {
      """
      <label opaque="NO" text="\($0)" id="\(id)-detail"><rect key="frame" x="200" y="12" width="100" height="20"/></label>
      """
    }
    return """
      <tableViewCell style="IBUITableViewCellStyle\(style)" id="\(id)" textLabel="\(id)-text"
        \(detail == nil ? "" : "detailTextLabel=\"\(id)-detail\"") \(more)>
        <rect key="frame" x="0.0" y="\(y)" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
          <rect key="frame" x="0.0" y="0.0" width="348.5" height="43.5"/>
          <subviews><label opaque="NO" text="\(text)" id="\(id)-text"><rect key="frame" x="16" y="0.0" width="324" height="43.5"/></label>
          \(second ?? "")</subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
  }

  private func document(_ inner: String, style: String = "plain", table: String = "", mode: String = "static") throws -> InterfaceDocument {
    try InterfaceStoryboard.document([
      """
      <tableViewController id="c" title="c"><tableView key="view" dataMode="\(mode)" style="\(style)" rowHeight="-1" \(table)
        sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(inner)</tableView></tableViewController>
      """
    ])
  }

  private func cells(_ canvas: PreviewCanvas) -> [UITableViewCell] {
    InterfaceStoryboard.all(UITableViewCell.self, in: canvas.content).sorted { $0.frame.minY < $1.frame.minY }
  }

  @Test func staticRowsOfTheApp() throws {
    let sections = """
      <sections><tableViewSection headerTitle="Account" footerTitle="Signed in" id="s1"><cells>
      \(row("r1", "Name", y: 28, more: "accessoryType=\"disclosureIndicator\""))\(row("r2", "Mail", y: 72, style: "Value1", detail: "a@b.c"))
      </cells></tableViewSection></sections>
      """
    let canvas = try InterfaceStoryboard.canvas(document(sections))
    let table = try #require(canvas.content as? UITableView)
    #expect(table.numberOfSections == 1)
    let cells = cells(canvas)
    #expect(cells.map(\.frame.height) == [44, 44])
    #expect(cells.map(\.frame.width) == [375, 375])
    #expect(cells.first?.accessoryType == .disclosureIndicator)
    #expect(cells.map { $0.textLabel?.text } == ["Name", "Mail"])
    // The value stands at the trailing margin.
    #expect(cells[1].detailTextLabel?.text == "a@b.c")
    #expect(cells[1].detailTextLabel.map { $0.convert($0.bounds, to: cells[1]).maxX } == 359)
    let titles = InterfaceStoryboard.labels(in: table)
    #expect(titles.contains("Account"))
    #expect(titles.contains("Signed in"))
    #expect(canvas.identifier(of: cells[0]) == "r1")
    #expect(cells[0].textLabel.flatMap { canvas.identifier(of: $0) } == "r1-text")
  }

  @Test func theCanvasKeepsStoredFrames() throws {
    let prototypes = "<prototypes>\(row("r1", "Title", y: 28, more: "accessoryType=\"disclosureIndicator\""))</prototypes>"
    let canvas = try InterfaceStoryboard.canvas(document(prototypes, mode: "prototypes"), isCanvas: true)
    let cell = try #require(cells(canvas).first)
    #expect(cell.frame == CGRect(x: 0, y: 28, width: 375, height: 44))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 348.5, height: 43.5))
    #expect(cell.contentView.subviews.first?.frame == CGRect(x: 16, y: 0, width: 324, height: 43.5))
    #expect(InterfaceStoryboard.labels(in: canvas.content).contains("Prototype Cells"))
  }

  @Test func prototypesAreRowsOfTheApp() throws {
    let prototypes = "<prototypes>\(row("r1", "Title", y: 28))\(row("r2", "Tall", y: 72, more: "rowHeight=\"120\""))</prototypes>"
    let canvas = try InterfaceStoryboard.canvas(document(prototypes, mode: "prototypes"))
    #expect(cells(canvas).map(\.frame.height) == [44, 120])
  }

  @Test func separatorsAndBackgrounds() throws {
    let prototypes = "<prototypes>\(row("r1", "Title", y: 28))</prototypes>"
    let plain = try #require(InterfaceStoryboard.canvas(document(prototypes)).content as? UITableView)
    #expect(plain.separatorStyle == .singleLine)
    let none = try #require(InterfaceStoryboard.canvas(document(prototypes, table: "separatorStyle=\"none\"")).content as? UITableView)
    #expect(none.separatorStyle == .none)
    let grouped = try #require(InterfaceStoryboard.canvas(document(prototypes, style: "grouped")).content as? UITableView)
    #expect(grouped.style == .grouped)
  }

  @Test func headerAndFooterViewsOfTheTable() throws {
    let inner = """
      <view key="tableHeaderView" contentMode="scaleToFill" id="h"><rect key="frame" x="0.0" y="0.0" width="375" height="60"/></view>
      <view key="tableFooterView" contentMode="scaleToFill" id="f"><rect key="frame" x="0.0" y="132" width="375" height="30"/></view>
      <prototypes>\(row("r1", "Title", y: 88))</prototypes>
      """
    let app = try #require(InterfaceStoryboard.canvas(document(inner)).content as? UITableView)
    #expect(app.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
    // 60 points of header and a row.
    #expect(app.tableFooterView?.frame == CGRect(x: 0, y: 104, width: 375, height: 30))
    let canvas = try InterfaceStoryboard.canvas(document(inner), isCanvas: true)
    #expect(cells(canvas).first?.frame.minY == 88)
  }

  @Test func somethingElseBetweenRowsIsARow() throws {
    let canvas = try InterfaceStoryboard.canvas(
      document("<prototypes><view id=\"odd\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></view></prototypes>"))
    #expect(cells(canvas).count == 1)
  }

  /// A public file stores 58.67 points at three pixels a point: two lines of 16 points between distances of 10.
  @Test func aCellIsAsHighAsItsText() throws {
    let cell = """
      <prototypes><tableViewCell id="c"><rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="cv"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <subviews><label opaque="NO" text="Let DuckDuckGo manage cookie consent pop-ups" numberOfLines="0" lineBreakMode="tailTruncation"
        translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="20" y="10" width="265" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="16"/></label></subviews>
      <constraints><constraint firstItem="l" firstAttribute="top" secondItem="cv" secondAttribute="top" constant="10" id="1"/>
      <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="10" id="2"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="cv" secondAttribute="leading" constant="20" id="3"/>
      <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="90" id="4"/></constraints>
      </tableViewCellContentView></tableViewCell></prototypes>
      """
    let document = try InterfaceStoryboard.document(
      [
        """
        <tableViewController id="c" title="c"><tableView key="view" dataMode="prototypes" style="plain" rowHeight="-1" id="table">
          <rect key="frame" x="0.0" y="0.0" width="375" height="812"/>\(cell)</tableView></tableViewController>
        """
      ], device: "retina5_9")
    let height = try #require(try cells(InterfaceStoryboard.canvas(document)).first?.frame.height)
    #expect(abs(height - 58.667) <= 0.5)
  }
}
