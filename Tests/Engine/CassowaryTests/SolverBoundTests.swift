import Cassowary
import Testing

/// Bounds of 0, which the solver leaves out at first, and sizes that contents ask for.
@Suite struct SolverBoundTests {
  /// A size that resists growing and shrinking, as a content's does.
  private func addContent(
    _ size: Double, of variable: Variable, hugging: Double, to solver: Solver
  ) -> (hugging: Constraint, compression: Constraint) {
    _ = solver.add(variable - 0, .greaterThanOrEqual, priority: 1000)
    return (
      solver.add(variable - size, .lessThanOrEqual, priority: hugging), solver.add(variable - size, .greaterThanOrEqual, priority: 750)
    )
  }

  @Test func `a content keeps its size where nothing is against it`() {
    let solver = Solver()
    let width = solver.makeVariable()
    let content = addContent(30, of: width, hugging: 250, to: solver)
    solver.solve()
    #expect(solver.value(of: width) == 30)
    #expect(solver.isDetermined(width))
    #expect(!solver.isFixed(width))
    // Between 20 and 30 now: as near to 0 as can be.
    solver.setConstant(-20, of: content.compression)
    solver.solve()
    #expect(solver.value(of: width) == 20)
    #expect(!solver.isDetermined(width))
    solver.setConstant(-20, of: content.hugging)
    solver.solve()
    #expect(solver.value(of: width) == 20)
    #expect(solver.isDetermined(width))
  }

  @Test func `of two contents that do not fill their room the one that hugs less grows`() {
    let solver = Solver()
    let (left, right, room) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = addContent(30, of: left, hugging: 250, to: solver)
    let content = addContent(40, of: right, hugging: 251, to: solver)
    _ = solver.add(room - 100, .equal, priority: 1000)
    _ = solver.add(left + right - room, .equal, priority: 1000)
    solver.solve()
    #expect(solver.value(of: left) == 60)
    #expect(solver.value(of: right) == 40)
    solver.setConstant(-50, of: content.hugging)
    solver.setConstant(-50, of: content.compression)
    solver.solve()
    #expect(solver.value(of: left) == 50)
    #expect(solver.value(of: right) == 50)
    #expect(solver.isFixed(room))
    #expect(!solver.isFixed(left))
  }

  @Test func `sizes below nothing are a conflict`() {
    let solver = Solver()
    let (width, room) = (solver.makeVariable(), solver.makeVariable())
    let room10 = solver.add(room - 10, .equal, priority: 1000, tag: 0)
    let bound = solver.add(width - 0, .greaterThanOrEqual, priority: 1000, tag: 1)
    let inset = solver.add(width - room + 16, .equal, priority: 1000, tag: 2)
    solver.solve()
    #expect(solver.conflicts.map(\.dropped) == [inset])
    #expect(solver.conflicts.first?.members == [room10, bound, inset])
  }

  @Test func `a bound of 0 decides where another presses against it`() {
    let solver = Solver()
    let width = solver.makeVariable()
    _ = solver.add(width - 0, .greaterThanOrEqual, priority: 1000)
    let most = solver.add(width - 0, .lessThanOrEqual, priority: 1000)
    solver.solve()
    #expect(solver.value(of: width) == 0)
    #expect(solver.isDetermined(width))
    #expect(solver.alternative(for: width, movedBy: -1) == nil)
    solver.remove(most)
    solver.solve()
    #expect(!solver.isDetermined(width))
  }

  /// Solved densely, as one problem, its matrix alone would take half a gigabyte.
  @Test func `a list's rows stay apart though bounds tie them to its height`() {
    let solver = Solver()
    let height = solver.makeVariable()
    _ = solver.add(height - 0, .greaterThanOrEqual, priority: 1000)
    var bottom = Expression(terms: [], constant: 0)
    let count = 4000
    for number in 0..<count {
      let (row, title, icon) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      _ = solver.add(row - 0, .greaterThanOrEqual, priority: 1000)
      _ = addContent(Double(number % 7), of: title, hugging: 250, to: solver)
      _ = addContent(5, of: icon, hugging: 250, to: solver)
      // Both as high as the row.
      _ = solver.add(row - title, .equal, priority: 1000)
      _ = solver.add(row - icon, .equal, priority: 1000)
      let next = solver.makeVariable()
      _ = solver.add(bottom + row - next, .equal, priority: 1000)
      bottom = Expression(terms: [Term(variable: next, coefficient: 1)], constant: 0)
    }
    _ = solver.add(bottom - height, .equal, priority: 1000)
    solver.solve()
    #expect(solver.value(of: height) == Double((0..<count).reduce(0) { $0 + max($1 % 7, 5) }))
  }
}
