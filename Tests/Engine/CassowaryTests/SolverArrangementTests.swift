import Cassowary
import Testing

/// Systems so large that the solver puts their constraints in another order in memory; nobody may notice.
@Suite struct SolverArrangementTests {
  /// Rows below each other: a top, a height that content and a limit decide, and a mark in the middle.
  private final class List {
    let solver = Solver()
    private(set) var rows: [(top: Variable, height: Variable, middle: Variable)] = []
    private(set) var contents: [Constraint?] = []
    private var generator = SeededGenerator(seed: 11)

    static func content(_ row: Int) -> Double { Double(20 + row * 37 % 50) }
    static func height(_ content: Double) -> Double { min(60, content) }

    /// Adds rows, their constraints in random order.
    func grow(to count: Int) {
      let first = rows.count
      for _ in first..<count { rows.append((solver.makeVariable(), solver.makeVariable(), solver.makeVariable())) }
      contents += Array(repeating: nil, count: count - first)
      var order = (first..<count).flatMap { row in (0..<5).map { (row, $0) } }
      generator.shuffle(&order)
      for (row, part) in order {
        let (top, height, middle) = rows[row]
        switch part {
        case 0 where row == 0: _ = solver.add(Expression(top), .equal, priority: 1000)
        case 0: _ = solver.add(top - rows[row - 1].top - rows[row - 1].height, .equal, priority: 1000)
        case 1: contents[row] = solver.add(height - Self.content(row), .equal, priority: 750)
        case 2: _ = solver.add(height - 60, .lessThanOrEqual, priority: 1000)
        case 3: _ = solver.add(middle - top - height * 0.5, .equal, priority: 1000)
        default: _ = solver.add(Expression(height), .greaterThanOrEqual, priority: 1000)
        }
      }
    }

    func setContent(_ row: Int, _ content: Double) {
      if let constraint = contents[row] { solver.setConstant(-content, of: constraint) }
    }

    func replaceContent(_ row: Int, _ content: Double) {
      if let constraint = contents[row] { solver.remove(constraint) }
      contents[row] = solver.add(rows[row].height - content, .equal, priority: 750)
    }

    /// The row that lies elsewhere than these contents say.
    func wrongRow(_ contents: (Int) -> Double) -> Int? {
      solver.solve()
      var top = 0.0
      for (row, variables) in rows.enumerated() {
        let height = Self.height(contents(row))
        let values = [variables.top, variables.height, variables.middle].map { solver.value(of: $0) }
        for (value, expected) in zip(values, [top, height, top + height / 2]) where abs(value - expected) > 1e-6 { return row }
        top += height
      }
      return nil
    }
  }

  @Test func `handles stay good while a list grows and changes`() {
    let list = List()
    var changed: [Int: Double] = [:]
    for count in [300, 400, 1500, 3000] {
      list.grow(to: count)
      list.setContent(count / 2, 33)
      changed[count / 2] = 33
      #expect(list.wrongRow { changed[$0] ?? List.content($0) } == nil)
      list.setContent(count / 3, 44)
      list.replaceContent(count / 4, 55)
      changed[count / 3] = 44
      changed[count / 4] = 55
      #expect(list.wrongRow { changed[$0] ?? List.content($0) } == nil)
    }
  }

  @Test func `a conflict before and after names the constraints that make it`() {
    let list = List()
    list.grow(to: 300)
    let first = list.solver.add(list.rows[7].height - 30, .equal, priority: 1000, tag: 1)
    let second = list.solver.add(list.rows[7].height - 40, .equal, priority: 1000, tag: 2)
    list.solver.solve()
    #expect(list.solver.conflicts.map(\.dropped) == [second])
    #expect(list.solver.conflicts.map(\.members) == [[first, second]])
    list.grow(to: 900)
    list.solver.solve()
    #expect(list.solver.conflicts.map(\.dropped) == [second])
    #expect(list.solver.conflicts.map(\.members) == [[first, second]])
    #expect(list.wrongRow { $0 == 7 ? 30 : List.content($0) } == nil)
    list.solver.remove(first)
    list.solver.solve()
    #expect(list.solver.conflicts.isEmpty)
    #expect(list.wrongRow { $0 == 7 ? 40 : List.content($0) } == nil)
  }

  @Test func `many rows that come and go leave no trace`() {
    let list = List()
    list.grow(to: 600)
    list.solver.solve()
    for round in 0..<20 * Effort.factor {
      for row in stride(from: round % 7, to: 600, by: 7) { list.replaceContent(row, Double(30 + (row + round) % 40)) }
      let wrong = list.wrongRow { row in
        let last = (0...round).last { $0 % 7 == row % 7 }
        return last.map { Double(30 + (row + $0) % 40) } ?? List.content(row)
      }
      #expect(wrong == nil)
    }
  }
}
