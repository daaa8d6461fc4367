import CoreGraphics
import Foundation
import Testing
import UIKit

/// Parts of cells: frames that Interface Builder stores for tables of 375 points, and measured pictures.
@MainActor @Suite struct UITableViewCellTests {
  private let rows = Rows()
  private var pixel: CGFloat { 1 / UIScreen.main.scale }

  private func cell(_ style: UITableViewCell.CellStyle = .default, _ setUp: (UITableViewCell) -> Void) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    setUp(cell)
    rows.counts = [1]
    rows.make = { _, _ in cell }
    rows.table().layoutIfNeeded()
    return cell
  }

  @Test func theContentLeavesThePixelOfTheSeparator() throws {
    let cell = cell { $0.textLabel?.text = "0" }
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 44 - pixel))
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44 - pixel))
    let line = try #require(cell.subviews.last)
    #expect(line.frame == CGRect(x: 16, y: 44 - pixel, width: 359, height: pixel))
    #expect(line.backgroundColor == .separator)
  }

  @Test func subtitlesMakeRowsOf55Points() {
    Environment.with(scale: 2) {
      let cell = cell(.subtitle) {
        $0.textLabel?.text = "Title"
        $0.detailTextLabel?.text = "Subtitle"
      }
      #expect(cell.frame.height == 55.5)
      #expect(cell.textLabel?.frame.origin == CGPoint(x: 16, y: 10))
      #expect(cell.detailTextLabel?.frame.minY == cell.textLabel?.frame.maxY)
    }
  }

  @Test func valuesStandAtTheTrailingMargin() {
    Environment.with(scale: 2) {
      let cell = cell(.value1) {
        $0.textLabel?.text = "Title"
        $0.detailTextLabel?.text = "Value"
      }
      #expect(cell.textLabel?.frame.minX == 16)
      #expect(cell.detailTextLabel?.frame.maxX == 359)
      #expect(cell.frame.height == 44)
      #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    }
  }

  @Test func imagesMoveTheText() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 25, height: 22)).image { _ in }
    let cell = cell {
      $0.textLabel?.text = "Title"
      $0.imageView?.image = image
    }
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 10, width: 25, height: 22))
    #expect(cell.textLabel?.frame.minX == 56)
    #expect(cell.separatorInset.left == 56)
  }

  @Test func chevronsLeaveTheContent349Points() {
    let cell = cell {
      $0.textLabel?.text = "Title"
      $0.accessoryType = .disclosureIndicator
    }
    #expect(cell.contentView.frame.width == 349.5)
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.textLabel?.frame.width == 325.5)
  }

  @Test func accessoryViewsStandAtTheMargin() {
    Environment.with(scale: 2) {
      let toggle = UISwitch()
      let cell = cell { $0.accessoryView = toggle }
      #expect(toggle.frame.maxX == 359)
      #expect(cell.contentView.frame.width == 308)
    }
  }

  @Test func separatorsFollowTheTable() {
    Environment.with(scale: 2) {
      let cell = cell { _ in }
      let table = cell.superview as? UITableView
      table?.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
      table?.separatorColor = .red
      table?.layoutIfNeeded()
      #expect(cell.subviews.last?.frame == CGRect(x: 30, y: 44 - pixel, width: 335, height: pixel))
      #expect(cell.subviews.last?.backgroundColor == .red)
      table?.separatorStyle = .none
      table?.layoutIfNeeded()
      #expect(cell.contentView.frame.height == 44)
    }
  }

  @Test func codesBackgroundStays() {
    #expect(cell { _ in }.backgroundColor == .systemBackground)
    #expect(cell { $0.backgroundColor = .clear }.backgroundColor == .clear)
  }

  @Test func listConfigurations() throws {
    let cell = cell {
      var content = $0.defaultContentConfiguration()
      content.text = "Title"
      $0.contentConfiguration = content
    }
    #expect(cell.frame.height == 44)
    let view = try #require(cell.contentView.subviews.last as? UIListContentView)
    #expect(view.frame == cell.contentView.bounds)
    #expect(view.subviews.compactMap { $0 as? UILabel }.first?.frame.minX == 16)
  }

  @Test func stateReachesTheHandler() {
    var states: [Bool] = []
    let cell = cell { $0.configurationUpdateHandler = { _, state in states.append(state.isSelected) } }
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(states == [false, true])
  }
}
