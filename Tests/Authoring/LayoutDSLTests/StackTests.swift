import Foundation
import LayoutDSL
import Testing
import UIKit

@MainActor @Suite struct StackTests {
  /// The stack in the upper left corner of a canvas, of the size if one is given.
  private func laidOut(_ stack: UIStackView, _ size: CGSize? = nil) -> [CGRect] {
    let canvas = makeCanvas()
    canvas.layout {
      stack.pin([.top, .leading], to: canvas)
      if let size { stack.size == size }
    }
    canvas.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  @Test func aColumnStacksDownWithSpacing() {
    let column = Column(spacing: 12) {
      Block(100, 20)
      Block(50, 30)
    }
    #expect(laidOut(column) == [CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 32, width: 100, height: 30)])
    #expect(column.axis == .vertical)
  }

  @Test func aRowStacksAcrossAndAligns() {
    let row = Row(spacing: 8, alignment: .center) {
      Block(30, 20)
      Block(10, 40)
    }
    #expect(laidOut(row) == [CGRect(x: 0, y: 10, width: 30, height: 20), CGRect(x: 38, y: 0, width: 10, height: 40)])
  }

  @Test func distributionIsTheStackViews() {
    let row = Row(distribution: .fillEqually) { [Block(1, 1), Block(2, 1)] }
    #expect(laidOut(row, CGSize(width: 100, height: 10)).map(\.width) == [50, 50])
  }

  @Test func aSpacerTakesWhatIsLeft() {
    let row = Row {
      Block(30, 20)
      Spacer()
      Block(10, 20)
    }
    #expect(laidOut(row, CGSize(width: 200, height: 20)).map(\.minX) == [0, 30, 190])
  }

  @Test func aSpacerIsAsShortAsItsMinimumWhereNothingIsLeft() {
    let column = Column {
      Block(10, 10)
      Spacer(minimum: 16)
      Block(10, 10)
    }
    #expect(laidOut(column).map(\.minY) == [0, 10, 26])
  }

  // 200 − 20 − 10 = 170 for two spacers of which one is 10 longer: 80 and 90.
  @Test func spacersShareEquallyBeyondTheirMinimum() {
    let row = Row {
      Spacer()
      Block(20, 5)
      Spacer(minimum: 10)
      Block(10, 5)
    }
    #expect(laidOut(row, CGSize(width: 200, height: 5)).map(\.width) == [80, 20, 90, 10])
  }

  @Test func constraintsAmongTheViewsStandInTheBlock() {
    let (a, b) = (Block(10, 10), Block(20, 10))
    let row = Row {
      [a, b]
      a.width == 3 * b.width
    }
    #expect(laidOut(row).map(\.width) == [60, 20])
  }
}
