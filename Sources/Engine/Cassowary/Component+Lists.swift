extension Component {
  /// Where a component's lists lie in its memory.
  struct Lists {
    fileprivate let known: Block.Place<Known>
    fileprivate let operations: Block.Place<Operation>
    fileprivate let pivotTerms: Block.Place<PivotTerm>
    fileprivate let fixed: Block.Place<Source>
    fileprivate let sources: Block.Place<Source>
    fileprivate let constants: Block.Place<Double>
    fileprivate let pivots: Block.Place<Pivot>
    fileprivate let variables: Block.Place<Int32>
    fileprivate let rows: Block.Place<Int32>
    fileprivate let lines: Block.Place<Int32>
    fileprivate let free: Block.Place<Int32>
    fileprivate let watch: Block.Place<Watch>

    init(_ draft: ComponentDraft, in block: inout Block) {
      known = block.copy(draft.known)
      operations = block.copy(draft.operations)
      pivotTerms = block.copy(draft.pivotTerms)
      fixed = block.copy(draft.fixed)
      sources = block.copy(draft.sources)
      constants = block.place(for: draft.lines.count)
      pivots = block.copy(draft.pivots)
      variables = block.copy(draft.variables)
      rows = block.copy(draft.rows)
      lines = block.copy(draft.lines)
      free = block.copy(draft.free)
      watch = block.copy(draft.watch)
    }

    /// The bytes that a draft's lists take.
    static func size(_ draft: ComponentDraft) -> Int {
      draft.known.size + draft.operations.size + draft.pivotTerms.size + draft.fixed.size + draft.sources.size + draft.pivots.size
        + draft.lines.count * MemoryLayout<Double>.stride + draft.variables.size + draft.rows.size + draft.lines.size + draft.free.size
        + draft.watch.size
    }
  }

  var known: UnsafeBufferPointer<Known> { block.list(lists.known) }
  var operations: UnsafeBufferPointer<Operation> { block.list(lists.operations) }
  var pivots: UnsafeBufferPointer<Pivot> { block.list(lists.pivots) }
  var pivotTerms: UnsafeBufferPointer<PivotTerm> { block.list(lists.pivotTerms) }
  /// Constraints in which no variable is left.
  var fixed: UnsafeBufferPointer<Source> { block.list(lists.fixed) }
  var sources: UnsafeBufferPointer<Source> { block.list(lists.sources) }
  /// The variables' indices in the solver, ascending.
  var variables: UnsafeBufferPointer<Int32> { block.list(lists.variables) }
  /// The constraints' indices.
  var rows: UnsafeBufferPointer<Int32> { block.list(lists.rows) }
  /// By line, the place in `rows` of its constraint, -1 for a variable's own line.
  var lines: UnsafeBufferPointer<Int32> { block.list(lists.lines) }
  /// By line, its constant after elimination.
  var constants: UnsafeMutablePointer<Double> { block[lists.constants] }
  /// The local numbers of the variables that no equality gives.
  var free: UnsafeBufferPointer<Int32> { block.list(lists.free) }
  /// By place in `rows`.
  var watch: UnsafeBufferPointer<Watch> { block.list(lists.watch) }
}
