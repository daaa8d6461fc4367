#if PEERS
  import Peers

  /// kiwi with a system of constraints in it.
  final class KiwiSolver {
    private let peer: OpaquePointer
    private let count: Int

    /// A system in the flat form that the peer's interface takes.
    struct Input {
      var variableCount: Int
      var termStarts: [Int32] = [0]
      var variables: [Int32] = []
      var coefficients: [Double] = []
      var constants: [Double] = []
      var relations: [Int8] = []
      var weights: [Double] = []
      var edits: [Int8] = []
      var suggestions: [Double] = []

      init(_ rows: [ConstraintSystem.Row], variableCount: Int) {
        self.variableCount = variableCount
        for row in rows {
          for term in row.terms {
            variables.append(Int32(term.variable))
            coefficients.append(term.coefficient)
          }
          termStarts.append(Int32(variables.count))
          constants.append(row.constant)
          relations.append(row.relation == .equal ? 0 : row.relation == .lessThanOrEqual ? -1 : 1)
          weights.append(Self.weight(row.priority))
          edits.append(row.suggestion == nil ? 0 : 1)
          suggestions.append(row.suggestion ?? 0)
        }
      }

      /// The weight that keeps the priorities apart for systems of this size; below 0 for required.
      private static func weight(_ priority: Double) -> Double {
        switch priority {
        case 1000...: -1
        case 999: 1e9
        case 760: 1e4
        case 750: 1e3
        default: 1
        }
      }

      func withSystem<Result>(_ body: (UnsafePointer<PeerSystem>) -> Result) -> Result {
        termStarts.withUnsafeBufferPointer { termStarts in
          variables.withUnsafeBufferPointer { variables in
            coefficients.withUnsafeBufferPointer { coefficients in
              constants.withUnsafeBufferPointer { constants in
                relations.withUnsafeBufferPointer { relations in
                  weights.withUnsafeBufferPointer { weights in
                    edits.withUnsafeBufferPointer { edits in
                      suggestions.withUnsafeBufferPointer { suggestions in
                        var system = PeerSystem(
                          variableCount: Int32(variableCount), rowCount: Int32(constants.count), termStarts: termStarts.baseAddress,
                          variables: variables.baseAddress, coefficients: coefficients.baseAddress, constants: constants.baseAddress,
                          relations: relations.baseAddress, weights: weights.baseAddress, edits: edits.baseAddress,
                          suggestions: suggestions.baseAddress)
                        return withUnsafePointer(to: &system, body)
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }

    init(_ input: Input) {
      peer = input.withSystem { kiwiMake($0) }
      count = input.variableCount
    }

    deinit {
      kiwiFree(peer)
    }

    var values: [Double] {
      Array(UnsafeBufferPointer(start: kiwiValues(peer), count: count))
    }

    func resize(to width: Double) {
      kiwiSuggest(peer, 2, width)
    }

    func churn(removing rows: [Int32], bridge: Input) {
      bridge.withSystem { kiwiChurn(peer, rows, Int32(rows.count), $0) }
    }
  }
#endif
