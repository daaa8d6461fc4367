import CoreGraphics
import Foundation
import Testing
import UIKit

/// Layout costs what changed: what did not change is not laid out again.
@MainActor @Suite(.serialized) struct LayoutEffortTests {
  /// Counts how often it is asked for its size.
  private final class Title: UILabel {
    var questions = 0
    override var intrinsicContentSize: CGSize {
      questions += 1
      return super.intrinsicContentSize
    }
  }

  /// Counts its layouts.
  private final class Row: UIView {
    var layouts = 0
    let title = Title()

    init(_ number: Int) {
      super.init(frame: .zero)
      title.text = "Row \(number)"
      title.numberOfLines = 0
      title.translatesAutoresizingMaskIntoConstraints = false
      addSubview(title)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: topAnchor, constant: 8), title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  /// Rows one below the other in a page of a width.
  private func page(_ count: Int) -> (page: UIView, rows: [Row]) {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let rows = (0..<count).map(Row.init)
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: page.topAnchor), stack.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    page.layoutIfNeeded()
    for row in rows { row.layouts = 0 }
    return (page, rows)
  }

  private func layouts(_ rows: [Row]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: rows.enumerated().filter { $0.element.layouts > 0 }.map { ($0.offset, $0.element.layouts) })
  }

  @Test func anotherTextOfTheSameSizeLaysOutItsRowAlone() {
    let (page, rows) = page(200)
    rows[100].title.text = "Row XYZ"
    page.layoutIfNeeded()
    #expect(layouts(rows).keys.allSatisfy { $0 == 100 })
  }

  @Test func aTallerTextMovesTheRowsBelowAndLaysOutItsOwn() {
    let (page, rows) = page(200)
    let below = rows[101].frame.minY
    rows[100].title.text = String(repeating: "several lines ", count: 20)
    page.layoutIfNeeded()
    #expect(rows[101].frame.minY > below)
    #expect(abs(rows[150].frame.minY - rows[149].frame.maxY) < 1e-9)
    #expect(Array(layouts(rows).keys) == [100])
  }

  /// The rows' width follows from the page alone: no text has a say in it.
  @Test func aTextMeasuresNoOther() {
    let (page, rows) = page(50)
    for row in rows { row.title.questions = 0 }
    rows[20].title.text = String(repeating: "several lines ", count: 20)
    page.layoutIfNeeded()
    #expect(rows[20].frame.height > rows[19].frame.height)
    #expect(rows.indices.filter { rows[$0].title.questions > 0 } == [20])
  }

  @Test func layoutWithoutAChangeDoesNothing() {
    let (page, rows) = page(50)
    page.setNeedsLayout()
    page.layoutIfNeeded()
    page.layoutIfNeeded()
    #expect(layouts(rows).isEmpty)
  }

  @Test func aRowThatLeavesLaysOutNoOther() {
    let (page, rows) = page(50)
    let height = rows[20].frame.height
    let before = rows[30].frame.minY
    rows[20].removeFromSuperview()
    page.layoutIfNeeded()
    #expect(abs(rows[30].frame.minY - (before - height)) < 1e-9)
    #expect(layouts(rows).isEmpty)
  }
}
