import Cassowary

/// A system of constraints as plain data, the same for every solver.
struct ConstraintSystem {
  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: Relation
    var priority: Double
    /// The value suggested for the variable of an edit constraint; the constant is 0 then.
    var suggestion: Double?

    /// The constant with the suggestion in it.
    var value: Double { suggestion.map { -$0 } ?? constant }
  }

  struct FlatRow {
    var terms: Range<Int>
    var constant: Double
    var relation: Relation
    var priority: Double
  }

  enum Order: String {
    case first, last, shuffle
  }

  enum Kind: String {
    case stack, nested, equal, spacers, redundant
  }

  let kind: Kind
  let count: Int
  private(set) var rows: [Row] = []
  /// The rows side by side in the order of adding, as the peers get them too: a shuffled system's rows are strewn over memory
  /// themselves, which is not the solver's to pay for.
  private(set) var flatRows: [FlatRow] = []
  /// The row that gives the root's width.
  private(set) var widthRow: Int?
  /// The terms of the flat rows.
  private(set) var terms: [(variable: Int, coefficient: Double)] = []
  private(set) var variableCount = 0

  init(_ kind: Kind, _ count: Int, order: Order = .first) {
    self.kind = kind
    self.count = count
    if order != .last { addRoot() }
    switch kind {
    case .stack:
      for row in 0..<count { addStackRow(row) }
      variableCount = 28 * count + 4
    case .nested:
      for depth in 1...count { addNested(depth) }
      variableCount = 4 * count + 4
    case .equal, .redundant:
      for row in 0..<count { addEqualRow(row, redundant: kind == .redundant) }
      variableCount = 20 * count + 4
    case .spacers:
      for row in 0..<count { addSpacerRow(row) }
      variableCount = 32 * count + 4
    }
    if order == .last { addRoot() }
    if order == .shuffle { shuffle() }
    widthRow = rows.firstIndex { $0.suggestion != nil && $0.terms[0].variable == 2 }
    for row in rows {
      let start = terms.count
      terms += row.terms
      flatRows.append(FlatRow(terms: start..<terms.count, constant: row.value, relation: row.relation, priority: row.priority))
    }
  }

  /// The spec's mix of a row number: (row × a + b) mod m.
  static func mix(_ row: Int, _ a: Int, _ b: Int, _ m: Int) -> Double {
    Double((row * a + b) % m)
  }

  private mutating func shuffle() {
    let edits = rows.filter { $0.suggestion != nil }
    var others = rows.filter { $0.suggestion == nil }
    var state: UInt64 = 42
    for last in stride(from: others.count - 1, through: 1, by: -1) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      others.swapAt(last, Int((state >> 33) % UInt64(last + 1)))
    }
    rows = edits + others
  }
}

// MARK: - Views

extension ConstraintSystem {
  /// Sides of a view as terms; the superview's own origin is 0 in its coordinates.
  private struct View {
    let number: Int

    func left(inside: Bool = false) -> [(variable: Int, coefficient: Double)] { inside ? [] : [(4 * number, 1)] }
    func top(inside: Bool = false) -> [(variable: Int, coefficient: Double)] { inside ? [] : [(4 * number + 1, 1)] }
    var width: [(variable: Int, coefficient: Double)] { [(4 * number + 2, 1)] }
    var height: [(variable: Int, coefficient: Double)] { [(4 * number + 3, 1)] }
    func right(inside: Bool = false) -> [(variable: Int, coefficient: Double)] { left(inside: inside) + width }
    func bottom(inside: Bool = false) -> [(variable: Int, coefficient: Double)] { top(inside: inside) + height }
    func centerY(inside: Bool = false) -> [(variable: Int, coefficient: Double)] { top(inside: inside) + [(4 * number + 3, 0.5)] }
  }

  private mutating func add(
    _ left: [(variable: Int, coefficient: Double)], _ relation: Relation, _ right: [(variable: Int, coefficient: Double)],
    _ constant: Double, priority: Double = 1000, suggestion: Double? = nil
  ) {
    var terms = left
    for term in right {
      if let place = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[place].coefficient -= term.coefficient
      } else {
        terms.append((term.variable, -term.coefficient))
      }
    }
    terms.removeAll { $0.coefficient == 0 }
    rows.append(Row(terms: terms, constant: -constant, relation: relation, priority: priority, suggestion: suggestion))
  }

  private mutating func add(
    _ left: [(variable: Int, coefficient: Double)], _ relation: Relation, _ constant: Double, priority: Double = 1000,
    suggestion: Double? = nil
  ) {
    add(left, relation, [], constant, priority: priority, suggestion: suggestion)
  }

  private mutating func addIntrinsicSize(_ view: View, _ width: Double, _ height: Double, compression: Double = 750) {
    add(view.width, .lessThanOrEqual, width, priority: 250)
    add(view.width, .greaterThanOrEqual, width, priority: compression)
    add(view.height, .lessThanOrEqual, height, priority: 250)
    add(view.height, .greaterThanOrEqual, height, priority: compression)
  }

  private mutating func addRoot() {
    let root = View(number: 0)
    add(root.left(), .equal, 0)
    add(root.top(), .equal, 0)
    if kind == .nested {
      add(root.height, .equal, 0, priority: 999, suggestion: 844)
    } else {
      add(root.height, .equal, 844)
    }
    add(root.width, .greaterThanOrEqual, 0)
    add(root.width, .equal, 0, priority: 999, suggestion: 390)
  }

  private mutating func addNested(_ depth: Int) {
    let view = View(number: depth)
    let parent = View(number: depth - 1)
    add(view.left(), .equal, parent.left(inside: true), 0.125)
    add(view.right(), .equal, parent.right(inside: true), -0.125)
    add(view.top(), .equal, parent.top(inside: true), 0.125)
    add(view.bottom(), .equal, parent.bottom(inside: true), -0.125)
  }

  /// The constraints that place a row of `size` views below the one before.
  private mutating func place(_ index: Int, size: Int) -> View {
    let row = View(number: 1 + size * index)
    let root = View(number: 0)
    add(row.left(), .equal, root.left(inside: true), 0)
    add(row.right(), .equal, root.right(inside: true), 0)
    if index == 0 {
      add(row.top(), .equal, root.top(inside: true), 0)
    } else {
      add(row.top(), .equal, View(number: 1 + size * (index - 1)).bottom(), 0)
    }
    return row
  }

  private mutating func addStackRow(_ index: Int) {
    let row = place(index, size: 7)
    let views = (1...6).map { View(number: row.number + $0) }
    let (icon, title, sub, badge, button, separator) = (views[0], views[1], views[2], views[3], views[4], views[5])
    add(row.height, .greaterThanOrEqual, 44)
    add(row.height, .equal, 44, priority: 250)
    add(icon.left(), .equal, row.left(inside: true), 16)
    add(icon.centerY(), .equal, row.centerY(inside: true), 0)
    add(icon.width, .equal, 40)
    add(icon.height, .equal, 40)
    add(title.left(), .equal, icon.right(), 12)
    add(title.top(), .equal, row.top(inside: true), 8)
    add(title.right(), .lessThanOrEqual, badge.left(), -8)
    addIntrinsicSize(title, 60 + Self.mix(index, 7919, 13, 240), 20.5)
    add(sub.left(), .equal, title.left(), 0)
    add(sub.top(), .equal, title.bottom(), 4)
    add(sub.right(), .lessThanOrEqual, badge.left(), -8)
    add(sub.bottom(), .lessThanOrEqual, row.bottom(inside: true), -8)
    addIntrinsicSize(sub, 40 + Self.mix(index, 104_729, 7, 300), 16.5 * Double(1 + index % 3))
    add(badge.top(), .equal, title.top(), 5)
    add(badge.right(), .equal, button.left(), -8)
    addIntrinsicSize(badge, 16 + Self.mix(index, 31, 0, 40), 13.5, compression: 760)
    add(button.centerY(), .equal, row.centerY(inside: true), 0)
    add(button.right(), .equal, row.right(inside: true), -16)
    addIntrinsicSize(button, 44 + Self.mix(index, 17, 0, 50), 34, compression: 1000)
    add(separator.left(), .equal, title.left(), 0)
    add(separator.right(), .equal, row.right(inside: true), 0)
    add(separator.bottom(), .equal, row.bottom(inside: true), 0)
    add(separator.height, .equal, 0.5)
  }

  private mutating func addEqualRow(_ index: Int, redundant: Bool) {
    let row = place(index, size: 5)
    add(row.height, .equal, 44)
    let buttons = (1...4).map { View(number: row.number + $0) }
    for button in buttons { fill(button, row) }
    add(buttons[0].left(), .equal, row.left(inside: true), 16)
    for (one, next) in zip(buttons, buttons.dropFirst()) { add(next.left(), .equal, one.right(), 8) }
    add(buttons[3].right(), .equal, row.right(inside: true), -16)
    for button in buttons.dropFirst() { add(button.width, .equal, buttons[0].width, 0) }
    guard redundant else { return }
    add(buttons[3].width, .equal, buttons[1].width, 0)
    add(row.width, .equal, View(number: 0).width, 0)
  }

  private mutating func addSpacerRow(_ index: Int) {
    let row = place(index, size: 8)
    add(row.height, .equal, 44)
    let views = (1...7).map { View(number: row.number + $0) }
    for view in views { fill(view, row) }
    add(views[0].left(), .equal, row.left(inside: true), 0)
    for (one, next) in zip(views, views.dropFirst()) { add(next.left(), .equal, one.right(), 0) }
    add(views[6].right(), .equal, row.right(inside: true), 0)
    for button in [1, 3, 5] { add(views[button].width, .equal, 60) }
    for spacer in [2, 4, 6] { add(views[spacer].width, .equal, views[0].width, 0) }
  }

  private mutating func fill(_ view: View, _ row: View) {
    add(view.top(), .equal, row.top(inside: true), 6)
    add(view.bottom(), .equal, row.bottom(inside: true), -6)
  }
}

extension ConstraintSystem {
  /// The constraint that puts a stack's row below a taken out one under the row above it.
  func bridge(over row: Int) -> Row {
    let above = View(number: 1 + 7 * (row - 1))
    let below = View(number: 1 + 7 * (row + 1))
    let terms = below.top() + above.bottom().map { ($0.variable, -$0.coefficient) }
    return Row(terms: terms, constant: 0, relation: .equal, priority: 1000)
  }
}
