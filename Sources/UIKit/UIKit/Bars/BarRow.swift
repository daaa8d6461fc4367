import CoreGraphics
import Foundation

/// Buttons in a row, in coordinates that run from the leading edge.
@MainActor
struct BarRow {
  var buttons: [BarButton]

  /// The least distance between two buttons (the system's standard spacing; the dump of a bar of iOS 14 shows it too).
  static let gap: CGFloat = 8

  /// What stands between a button and the one before it.
  private func distance(before index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    let (last, next) = (buttons[index - 1], buttons[index])
    let spaces = last.isSpace || next.isSpace
    return last.padding + (spaces ? 0 : BarRow.gap) + next.padding
  }

  /// The width of everything that does not stretch.
  var width: CGFloat {
    buttons.indices.reduce(0) { $0 + distance(before: $1) + buttons[$1].contentWidth }
  }

  /// Leaves out buttons at the end until the rest fits.
  mutating func drop(beyond width: CGFloat) {
    while buttons.count > 1, self.width > width { buttons.removeLast().isHidden = true }
  }

  /// Places the buttons from `start`; flexible spaces share what `length` leaves.
  ///
  /// Each button's frame takes in its padding, as far as that reaches into the row.
  func place(from start: CGFloat, length: CGFloat?, height: CGFloat, in mirror: CGFloat?) {
    let flexible = buttons.count(where: \.isFlexible)
    let share = length.map { max(0, $0 - width) / CGFloat(max(flexible, 1)) } ?? 0
    var x = start
    for (index, button) in buttons.enumerated() {
      x += distance(before: index)
      let content = button.contentWidth + (button.isFlexible ? share : 0)
      let frame = CGRect(x: x - button.padding, y: 0, width: content + 2 * button.padding, height: height)
      button.frame = mirror.map { CGRect(x: $0 - frame.maxX, y: 0, width: frame.width, height: height) } ?? frame
      button.isHidden = false
      x += content
    }
  }
}
