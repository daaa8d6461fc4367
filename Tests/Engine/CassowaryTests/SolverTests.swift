import Cassowary
import Testing

@Suite struct SolverTests {
  @Test func `ten thousand constraints of 749 never outvote one of 750`() {
    let solver = Solver()
    let width = solver.makeVariable()
    _ = solver.add(width - 100, .equal, priority: 750)
    for _ in 0..<10_000 { _ = solver.add(width - 200, .equal, priority: 749) }
    solver.solve()
    #expect(solver.value(of: width) == 100)
  }

  @Test func `a variable without constraints is zero and not determined`() {
    let solver = Solver()
    let width = solver.makeVariable()
    solver.solve()
    #expect(solver.value(of: width) == 0)
    #expect(!solver.isDetermined(width))
  }

  @Test func `an edited constant moves what depends on it and nothing else`() {
    let solver = Solver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    let width = solver.add(variables[0] - 100, .equal, priority: 1000)
    _ = solver.add(variables[1] - variables[0] + 20, .equal, priority: 1000)
    _ = solver.add(variables[2] - 7, .equal, priority: 250)
    solver.solve()
    solver.setConstant(-150, of: width)
    solver.solve()
    #expect(solver.value(of: variables[1]) == 130)
    #expect(solver.changedVariables == [variables[0], variables[1]])
    solver.solve()
    #expect(solver.changedVariables.isEmpty)
  }

  @Test func `of conflicting required constraints the highest tag is left out`() {
    let solver = Solver()
    let width = solver.makeVariable()
    let late = solver.add(width - 200, .equal, priority: 1000, tag: 2)
    let early = solver.add(width - 100, .equal, priority: 1000, tag: 1)
    let other = solver.add(width - 50, .greaterThanOrEqual, priority: 1000, tag: 3)
    solver.solve()
    #expect(solver.value(of: width) == 100)
    #expect(solver.conflicts.map(\.dropped) == [late])
    #expect(solver.conflicts.first?.members == [early, late])
    #expect(solver.violation(of: late) == 100)
    #expect(solver.violation(of: other) == 0)
    solver.remove(early)
    solver.solve()
    #expect(solver.value(of: width) == 200)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `an equality that is no longer required gives way in ties like any other`() {
    let solver = Solver()
    let (left, right, gap) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = solver.add(right - left - 8.5, .lessThanOrEqual, priority: 1000)
    _ = solver.add(right - left + 1, .greaterThanOrEqual, priority: 250)
    let exact = solver.add(gap + 6.5, .equal, priority: 1000)
    _ = solver.add(left - right - gap + 6, .lessThanOrEqual, priority: 251)
    solver.solve()
    #expect(solver.value(of: gap) == -6.5)
    solver.setPriority(251, of: exact)
    solver.solve()
    // From -6.5 to -2.5 the errors of the two constraints of 251 add up to 4; -2.5 is nearest to 0.
    #expect(solver.value(of: gap) == -2.5)
  }

  @Test func `many conflicts are all found, each with its own members`() {
    let solver = Solver()
    let root = solver.makeVariable()
    _ = solver.add(root - 390, .equal, priority: 1000, tag: 0)
    var expected: [[Constraint]] = []
    var widths: [Variable] = []
    for row in 0..<200 {
      let width = solver.makeVariable()
      let half = solver.add(Expression(width) - root * 0.5, .equal, priority: 1000, tag: 3 * row + 1)
      _ = solver.add(Expression(width), .greaterThanOrEqual, priority: 1000, tag: 3 * row + 2)
      let least = solver.add(width - 200, .greaterThanOrEqual, priority: 1000, tag: 3 * row + 3)
      expected.append([half, least])
      widths.append(width)
    }
    solver.solve()
    #expect(solver.conflicts.map(\.dropped) == expected.map { $0[1] })
    #expect(solver.conflicts.allSatisfy { $0.members.count == 3 })
    #expect(zip(solver.conflicts, expected).allSatisfy { Set($0.members).isSuperset(of: $1) })
    #expect(widths.allSatisfy { solver.value(of: $0) == 195 })
  }

  @Test func `rows share what a container has to spare by their priorities`() {
    let solver = Solver()
    let heights = (0..<200).map { _ in solver.makeVariable() }
    let total = solver.makeVariable()
    let sum = Expression(terms: heights.map { Term(variable: $0, coefficient: 1) })
    _ = solver.add(Expression(total) - sum, .equal, priority: 1000)
    _ = solver.add(total - 9000, .greaterThanOrEqual, priority: 1000)
    for (index, height) in heights.enumerated() {
      _ = solver.add(height - 40, .greaterThanOrEqual, priority: 750)
      _ = solver.add(height - 40, .lessThanOrEqual, priority: index == 77 ? 249 : 250)
    }
    solver.solve()
    // 200 rows of 40 make 8,000; the row that hugs least takes the other 1,000.
    #expect(solver.value(of: heights[77]) == 1040)
    #expect(heights.enumerated().allSatisfy { $0.offset == 77 || solver.value(of: $0.element) == 40 })
  }

  @Test func `a removed variable's place is used again`() {
    let solver = Solver()
    let first = solver.makeVariable()
    let constraint = solver.add(first - 3, .equal, priority: 1000)
    solver.solve()
    solver.remove(constraint)
    solver.removeVariable(first)
    let second = solver.makeVariable()
    solver.solve()
    #expect(second == first)
    #expect(solver.value(of: second) == 0)
  }

  @Test func `ten thousand nested views pinned at their edges are solved`() {
    let solver = Solver()
    var parent = (0..<4).map { _ in solver.makeVariable() }
    for (variable, value) in zip(parent, [0, 0, 390, 844] as [Double]) { _ = solver.add(variable - value, .equal, priority: 1000) }
    for _ in 0..<10_000 {
      let view = (0..<4).map { _ in solver.makeVariable() }
      _ = solver.add(view[0] - 0.0078125, .equal, priority: 1000)
      _ = solver.add(view[1] - 0.0078125, .equal, priority: 1000)
      _ = solver.add(view[0] + view[2] - parent[2] + 0.0078125, .equal, priority: 1000)
      _ = solver.add(view[1] + view[3] - parent[3] + 0.0078125, .equal, priority: 1000)
      parent = view
    }
    solver.solve()
    // 390 - 10,000 * 2 / 128
    #expect(solver.value(of: parent[2]) == 233.75)
    #expect(solver.value(of: parent[3]) == 687.75)
  }
}
