import Foundation

// SolverBenchmark [--full] [--only CASE] [--out FILE]
// SolverBenchmark --profile KIND COUNT ORDER: builds one system again and again, for a profiler.
// SolverBenchmark --profile churn COUNT: takes a row out of a stack and puts it back again and again.

var arguments = Array(CommandLine.arguments.dropFirst())

if arguments.first == "--profile", arguments.count == 4, let kind = ConstraintSystem.Kind(rawValue: arguments[1]),
  let count = Int(arguments[2]), let order = ConstraintSystem.Order(rawValue: arguments[3])
{
  let system = ConstraintSystem(kind, count, order: order)
  let start = processorTime()
  var rounds = 0
  while processorTime() - start < 1500 {
    _ = OwnSolver(system)
    rounds += 1
  }
  print("\((processorTime() - start) * 1e6 / Double(rounds * system.rows.count)) ns a constraint")
} else if arguments.first == "--profile", arguments.count == 3, arguments[1] == "churn", let count = Int(arguments[2]) {
  let system = ConstraintSystem(.stack, count)
  let solver = OwnSolver(system)
  let start = processorTime()
  var rounds = 0
  while processorTime() - start < 1500 {
    solver.churn(system, row: count / 2)
    rounds += 1
  }
  print("\((processorTime() - start) / Double(rounds)) ms a round")
} else {
  var benchmark = Benchmark()
  benchmark.isFull = arguments.contains("--full")
  if let place = arguments.firstIndex(of: "--only"), place + 1 < arguments.count { benchmark.only = arguments[place + 1] }
  benchmark.run()
  for failure in benchmark.failures { print("WRONG \(failure)") }
  if let place = arguments.firstIndex(of: "--out"), place + 1 < arguments.count {
    let text = "[\n  " + benchmark.measurements.map(\.json).joined(separator: ",\n  ") + "\n]\n"
    try text.write(toFile: arguments[place + 1], atomically: true, encoding: .utf8)
  }
  exit(benchmark.failures.isEmpty ? 0 : 1)
}
