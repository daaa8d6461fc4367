import Cassowary
import Foundation

/// The cases: each builds its systems, checks the results against arithmetic, and times.
struct Benchmark {
  /// Whether kiwi also gets the systems for which it needs minutes.
  var isFull = false
  /// Cases whose names begin so, all of them if it is empty.
  var only = ""
  private(set) var measurements: [Measurement] = []
  /// Results that are off by more than a millionth.
  private(set) var failures: [String] = []

  func isWanted(_ name: String) -> Bool { name.hasPrefix(only) || (only.hasPrefix(name) && !only.isEmpty) }

  mutating func run() {
    for count in [10, 100, 1000] {
      for order in [ConstraintSystem.Order.first, .last, .shuffle] { build(.stack, count, order, withKiwi: count < 1000) }
    }
    build(.stack, 10_000, .first, withKiwi: false)
    build(.stack, 10_000, .shuffle, withKiwi: false)
    if isFull { build(.stack, 1000, .last, withKiwi: true) }
    for count in [100, 1000] {
      for order in [ConstraintSystem.Order.first, .last] { build(.nested, count, order, withKiwi: count < 1000 || isFull) }
    }
    for kind in [ConstraintSystem.Kind.equal, .spacers, .redundant] { build(kind, 100, .first, withKiwi: true) }
    circles()
    for count in [100, 1000] {
      resize(count, withKiwi: count < 1000 || isFull)
      churn(count, withKiwi: count < 1000 || isFull)
    }
    resize(10_000, withKiwi: false)
    growth()
    memory()
  }

  private mutating func check(_ name: String, _ error: Double) {
    if !(error < 1e-6) { failures.append("\(name): off by \(error)") }
  }

  mutating func add(_ measurement: Measurement) {
    measurements.append(measurement)
    let peer = measurement.peer.map { "peer \($0.rounded(to: 4)), ratio \((measurement.ratio ?? 0).rounded(to: 2))" } ?? ""
    let line = "\(measurement.name): \(measurement.ours.rounded(to: 4)) \(measurement.unit) \(peer)\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  /// Making, adding, solving and reading a whole system.
  private mutating func build(_ kind: ConstraintSystem.Kind, _ count: Int, _ order: ConstraintSystem.Order, withKiwi: Bool) {
    let name = "\(kind.rawValue)-\(count)-\(order.rawValue)"
    guard isWanted(name) else { return }
    let system = ConstraintSystem(kind, count, order: order)
    check(name, system.error(of: OwnSolver(system).values, width: 390))
    var kept: OwnSolver?
    let ours: () -> () -> Void = {
      kept = nil
      return { kept = OwnSolver(system) }
    }
    #if PEERS
      let input = KiwiSolver.Input(system.rows, variableCount: system.variableCount)
      var kiwi: KiwiSolver?
      let peer: () -> () -> Void = {
        kiwi = nil
        return { kiwi = KiwiSolver(input) }
      }
      add(Measurement("\(name)/kiwi", ours: ours, peer: withKiwi ? peer : nil))
      if kind == .stack, order == .first {
        let rows = YogaTree.rows(count)
        var yoga: YogaTree?
        let peer: () -> () -> Void = {
          yoga = nil
          return { yoga = YogaTree(rows, width: 390) }
        }
        add(Measurement("\(name)/yoga", ours: ours, peer: peer))
        _ = yoga
      }
      if let kiwi { check("\(name) by kiwi", system.error(of: kiwi.values, width: 390)) }
    #else
      add(Measurement("\(name)/kiwi", ours: ours))
    #endif
    _ = kept
  }

  /// Another width for the root, solved and read; the mean of a hundred.
  private mutating func resize(_ count: Int, withKiwi: Bool) {
    guard isWanted("resize-\(count)") else { return }
    // kiwi takes a stack with its root last in a tenth of the time.
    let system = ConstraintSystem(.stack, count, order: .last)
    let widths = (0..<100).map { 320 + ConstraintSystem.mix($0, 37, 0, 705) }
    let own = OwnSolver(system)
    for width in widths.prefix(10) {
      own.resize(to: width)
      check("resize-\(count)", system.error(of: own.values, width: width))
    }
    func all(_ body: @escaping (Double) -> Void) -> () -> Void { { for width in widths { body(width) } } }
    #if PEERS
      let yoga = YogaTree(YogaTree.rows(count), width: 390)
      var kiwi: [Measurement] = []
      if withKiwi {
        let peer = KiwiSolver(KiwiSolver.Input(system.rows, variableCount: system.variableCount))
        kiwi.append(Measurement("resize-\(count)/kiwi", ours: { all(own.resize) }, peer: { all(peer.resize) }))
      }
      kiwi.append(Measurement("resize-\(count)/yoga", ours: { all(own.resize) }, peer: { all(yoga.resize) }))
    #else
      let kiwi = [Measurement("resize-\(count)/kiwi", ours: { all(own.resize) })]
    #endif
    for measurement in kiwi {
      var single = measurement
      single.ours /= 100
      single.peer = single.peer.map { $0 / 100 }
      add(single)
    }
  }

  /// One row of a stack out and in again: 84 additions and removals, two solutions read.
  private mutating func churn(_ count: Int, withKiwi: Bool) {
    guard isWanted("churn-\(count)") else { return }
    let system = ConstraintSystem(.stack, count)
    let own = OwnSolver(system)
    let row = count / 2
    own.churn(system, row: row)
    check("churn-\(count)", system.error(of: own.values, width: 390))
    #if PEERS
      var peer: (() -> () -> Void)?
      if withKiwi {
        // kiwi takes a stack with its root last in a tenth of the time.
        let last = ConstraintSystem(.stack, count, order: .last)
        let kiwi = KiwiSolver(KiwiSolver.Input(last.rows, variableCount: last.variableCount))
        let first = Int32(40 * row)
        let rows = Array(first..<first + 40) + [first + 42]
        let bridge = KiwiSolver.Input([system.bridge(over: row)], variableCount: system.variableCount)
        peer = { { kiwi.churn(removing: rows, bridge: bridge) } }
      }
      add(Measurement("churn-\(count)/kiwi", ours: { { own.churn(system, row: row) } }, peer: peer))
    #else
      add(Measurement("churn-\(count)/kiwi", ours: { { own.churn(system, row: row) } }))
    #endif
  }
}

extension Double {
  fileprivate func rounded(to places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    return (self * factor).rounded() / factor
  }
}
