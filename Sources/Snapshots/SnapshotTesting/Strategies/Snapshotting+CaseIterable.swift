extension Snapshotting where Value: CaseIterable, Format == String {
  /// A table of what a function gives for each case: comma-separated values.
  public static func `func`<A>(into witness: Snapshotting<A, String>) -> Snapshotting<(Value) -> A, String> where Value: Hashable {
    var strategy = Snapshotting<(Value) -> A, String>(pathExtension: "csv", diffing: .lines) { function in
      Async { callback in
        let cases = Array(Value.allCases)
        var rows: [Int: String] = [:]
        for (index, input) in cases.enumerated() {
          witness.snapshot(function(input)).run { output in
            rows[index] = "\"\(input)\",\"\(output)\""
            guard rows.count == cases.count else { return }
            callback(cases.indices.compactMap { rows[$0] }.joined(separator: "\n"))
          }
        }
      }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
