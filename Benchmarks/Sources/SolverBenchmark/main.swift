import Foundation

// SolverBenchmark [--full] [--out FILE]
// SolverBenchmark --profile KIND COUNT ORDER: builds one system again and again, for a profiler.

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
} else {
  var benchmark = Benchmark()
  benchmark.isFull = arguments.contains("--full")
  benchmark.run()
  for failure in benchmark.failures { print("WRONG \(failure)") }
  if let place = arguments.firstIndex(of: "--out"), place + 1 < arguments.count {
    let text = "[\n  " + benchmark.measurements.map(\.json).joined(separator: ",\n  ") + "\n]\n"
    try text.write(toFile: arguments[place + 1], atomically: true, encoding: .utf8)
  }
  exit(benchmark.failures.isEmpty ? 0 : 1)
}
