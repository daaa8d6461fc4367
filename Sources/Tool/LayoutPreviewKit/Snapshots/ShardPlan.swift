/// Splits work into shares of about the same cost, each time in the same way.
enum ShardPlan {
  /// The positions of one share, ascending.
  ///
  /// The dearest goes first, to the share that has least; what was never measured costs as much as the rest on average.
  static func positions(of shard: TestOptions.Shard, costs: [Double?]) -> [Int] {
    let known = costs.compactMap { $0 }
    let average = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
    let order = costs.indices.sorted { (costs[$1] ?? average, $0) < (costs[$0] ?? average, $1) }
    var loads = [Double](repeating: 0, count: shard.count)
    var mine: [Int] = []
    for position in order {
      var least = 0
      for share in loads.indices where loads[share] < loads[least] { least = share }
      // Even what costs nothing is spread.
      loads[least] += max(costs[position] ?? average, average / 1000, 1e-9)
      if least == shard.index - 1 { mine.append(position) }
    }
    return mine.sorted()
  }
}
