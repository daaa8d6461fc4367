import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextLayout

@testable import UIKit

/// The index of a table: widths and distances as others measured them beside UIKit's (see `SectionIndexView`), places by arithmetic.
@MainActor @Suite struct SectionIndexTests {
  private final class Source: NSObject, UITableViewDataSource {
    var titles: [String]? = ["A", "B", "C"]
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  private let source = Source()

  init() { Environment.installFonts() }

  private func table(_ change: (UITableView) -> Void = { _ in }) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    change(table)
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  private func index(of table: UITableView) -> SectionIndexView? {
    table.subviews.compactMap { $0 as? SectionIndexView }.first
  }

  private func content(of table: UITableView) -> CGRect? {
    table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame
  }

  @Test func lettersTake15PointsOfTheContents() throws {
    let table = table()
    #expect(index(of: table)?.frame == CGRect(x: 360, y: 0, width: 15, height: 400))
    #expect(table.visibleCells.first?.frame.width == 375)
    #expect(content(of: table)?.minX == 0 && content(of: table)?.width == 360)
    #expect(table.subviews.last === index(of: table))
  }

  @Test func wideTitlesTake4MoreThanTheirWidth() throws {
    source.titles = ["A", "Weekend"]
    let table = table()
    let width = "Weekend".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 11)]).width
    let pixel = 1 / table.traitCollection.displayScale
    let found = try #require(index(of: table)).frame.width
    #expect(width > 15 && found >= width + 4 && found < width + 4 + pixel + 0.01)
    #expect(try isNear(#require(content(of: table)).width, 375 - found))
  }

  @Test func withoutTitlesThereIsNone() {
    for titles in [nil, []] as [[String]?] {
      source.titles = titles
      let table = table()
      #expect(index(of: table) == nil)
      #expect(content(of: table)?.width == 375)
    }
  }

  @Test func fewRowsShowNone() {
    let table = table { $0.sectionIndexMinimumDisplayRowCount = 4 }
    #expect(index(of: table) == nil)
    source.count = 4
    table.reloadData()
    table.layoutIfNeeded()
    #expect(index(of: table) != nil)
  }

  @Test func reloadingTitlesWidensTheContents() {
    let table = table()
    source.titles = nil
    table.reloadSectionIndexTitles()
    table.layoutIfNeeded()
    #expect(index(of: table) == nil)
    #expect(content(of: table)?.width == 375)
  }

  @Test func itStandsAtTheLeftEdgeFromRightToLeft() {
    let table = table { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(index(of: table)?.frame.minX == 0)
  }

  @Test func itStaysWhileTheRowsScrollAndBetweenBars() {
    source.count = 100
    let table = table { $0.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0) }
    table.contentOffset.y = 700
    table.layoutIfNeeded()
    #expect(index(of: table)?.frame == CGRect(x: 360, y: 730, width: 15, height: 320))
  }

  @Test func lettersStandInTheMiddleWithHalfAPointBetween() throws {
    let view = try #require(index(of: table()))
    let line = view.height(of: .title("A"))
    // A line of San Francisco at 11 points is 13.13 points high.
    #expect(line >= 13.12 && line <= 14)
    let places = view.places(of: view.entries(fitting: 400))
    #expect(places.count == 3)
    let top = 200 - (3 * line + 2 * 0.5) / 2
    for (number, place) in places.enumerated() {
      #expect(abs(place.minY - (top + CGFloat(number) * (line + 0.5))) < 0.51)
      #expect(abs(place.midX - 7.5) < 0.51)
    }
    #expect(view.drawnTexts.count == 3)
  }

  @Test func dotsStandForWhatHasNoRoom() throws {
    source.titles = [UITableView.indexSearch] + (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"]
    let view = try #require(index(of: table()))
    #expect(view.entries(fitting: 400).count == 28)
    let few = view.entries(fitting: 150)
    #expect(few.first == .search && few.last == .title("#"))
    #expect(few[1] == .title("A") && few[2] == .dot && few[few.count - 2] == .title("Z"))
    #expect(few.count < 14 && few.count > 8)
    #expect(view.entries(fitting: 20).isEmpty)
  }

  @Test func colorsAreTheTintUnlessGiven() throws {
    let table = table { $0.tintColor = .red }
    let view = try #require(index(of: table))
    func color() -> CGColor? { view.drawnTexts.first?.line.runs.first?.attributes.color }
    #expect(color() == UIColor.red.cgColor)
    table.sectionIndexColor = .blue
    table.sectionIndexBackgroundColor = .green
    #expect(color() == UIColor.blue.cgColor)
    #expect(view.backgroundColor == .green)
  }
}
