/// The lines of a patch that keep the law of `FluxLaw`, and what is left of the changes without them.
struct LineFits {
  /// Edges at most this far apart may be the two sides of one stroke.
  private static let strokeWidth = 32

  private let patch: ChangePatch
  /// The part of the changes in lines that moved by more than `ShiftTest.greatestMove`.
  private(set) var movedFar: Float = 0
  /// The part of `movedFar` that moved up or down.
  private(set) var movedFarDown: Float = 0
  /// The runs of changed pixels of the line at hand.
  private var runs: [Run] = []

  init(_ patch: ChangePatch) { self.patch = patch }

  /// The sum of all changes.
  var total: Float { patch.total }
  /// Pixels that changed by more than noise.
  var count: Int { patch.count }
  /// The greatest difference between two pixels of the patch in a channel.
  var contrast: Float { patch.contrast }

  private struct Run {
    var columns: Range<Int>
    var fit: FluxLaw.Fit?
    var weight: Float
  }

  mutating func fitRows() {
    for y in 0..<patch.height { fitLine(from: y * patch.width, count: patch.width, stride: 1) }
  }

  mutating func fitColumns() {
    for x in 0..<patch.width {
      let isOpen = (0..<patch.height).contains { patch.left(at: $0 * patch.width + x) }
      if isOpen { fitLine(from: x, count: patch.height, stride: patch.width) }
    }
  }

  private mutating func fitLine(from start: Int, count: Int, stride: Int) {
    let (first, second, change) = (patch.first, patch.second, patch.change)
    runs.removeAll(keepingCapacity: true)
    var x = 0
    while x < count {
      if stride == 1, x &+ 8 <= count {
        let eight = UnsafeRawPointer(change + (start &+ x))
        var bits: UInt64 = 0
        for word in 0..<4 { bits |= eight.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self) }
        if bits == 0 {
          x &+= 8
          continue
        }
      }
      guard change[start &+ x &* stride] > 0 else {
        x &+= 1
        continue
      }
      let begin = x
      var weight: Float = 0
      while x < count, change[start &+ x &* stride] > 0 {
        weight += change[start &+ x &* stride]
        x &+= 1
      }
      let at = start + begin * stride
      let fit = FluxLaw.fit(first + at, second + at, count: x - begin, stride: stride, hasBefore: begin > 0, hasAfter: x < count)
      runs.append(Run(columns: begin..<x, fit: fit, weight: weight))
    }
    let isExplained = patch.isExplained
    for index in runs.indices {
      guard let fit = runs[index].fit, movedWithANeighbour(index, fit) else { continue }
      for x in runs[index].columns { isExplained[start &+ x &* stride] = true }
      guard fit.displacement.least > ShiftTest.greatestMove else { continue }
      movedFar += runs[index].weight
      if stride > 1 { movedFarDown += runs[index].weight }
    }
  }

  /// An edge moves together with the opposite edge beside it; one that is alone may move by itself.
  private func movedWithANeighbour(_ index: Int, _ fit: FluxLaw.Fit) -> Bool {
    let isEdge = abs(fit.step) > contrast * 0.15
    guard isEdge else { return true }
    let own = runs[index].columns
    var hasNeighbour = false
    func agrees(_ other: Run) -> Bool {
      guard let beside = other.fit, beside.step * fit.step < 0, abs(beside.step) > abs(fit.step) * 0.5 else { return false }
      hasNeighbour = true
      return beside.displacement.agrees(with: fit.displacement, within: 0.15)
    }
    var place = index + 1
    while place < runs.count, runs[place].columns.lowerBound - own.upperBound <= LineFits.strokeWidth {
      if agrees(runs[place]) { return true }
      place += 1
    }
    place = index - 1
    while place >= 0, own.lowerBound - runs[place].columns.upperBound <= LineFits.strokeWidth {
      if agrees(runs[place]) { return true }
      place -= 1
    }
    return !hasNeighbour
  }

  /// Explains pixels where a moved drawing touches one that stayed, so that no line of its own is left: what is there now was within a
  /// pixel of it before, what was there still is, and most of what changed around moved.
  mutating func fitTouching() {
    let places = (0..<(patch.width * patch.height)).filter { patch.left(at: $0) }
    guard places.reduce(0, { $0 + patch.change[$1] }) < total * 0.3 else { return }
    let slack = ChangePatch.Values(repeating: contrast * FluxLaw.roughness + ChangePatch.noise)
    let touching = places.filter { at in
      let (x, y) = (at % patch.width, at / patch.width)
      var (around, left): (Float, Float) = (0, 0)
      forEachNear(x, y, 10) { near in
        around += patch.change[near]
        if patch.left(at: near) { left += patch.change[near] }
      }
      guard left < around * 0.5 else { return false }
      var (mostA, leastA, mostB, leastB) = (patch.first[at], patch.first[at], patch.second[at], patch.second[at])
      forEachNear(x, y, 1) { near in
        (mostA, leastA) = (greater(mostA, patch.first[near]), lesser(leastA, patch.first[near]))
        (mostB, leastB) = (greater(mostB, patch.second[near]), lesser(leastB, patch.second[near]))
      }
      let (a, b) = (patch.first[at], patch.second[at])
      return all(b .<= mostA + slack) && all(b .>= leastA - slack) && all(a .<= mostB + slack) && all(a .>= leastB - slack)
    }
    for at in touching { patch.isExplained[at] = true }
  }

  private func forEachNear(_ x: Int, _ y: Int, _ reach: Int, _ body: (Int) -> Void) {
    for v in max(0, y - reach)...min(patch.height - 1, y + reach) {
      for u in max(0, x - reach)...min(patch.width - 1, x + reach) { body(v * patch.width + u) }
    }
  }

  /// Whether what moved looks like an upright bar: the same columns in every row, as of a separator or an l.
  var isBar: Bool {
    var columns: Range<Int>?
    for y in 0..<patch.height {
      let changed = (0..<patch.width).filter { patch.change[y * patch.width + $0] > 0 }
      guard let first = changed.first, let last = changed.last else { continue }
      let own = first..<(last + 1)
      if let columns, abs(columns.lowerBound - own.lowerBound) > 1 || abs(columns.upperBound - own.upperBound) > 1 { return false }
      columns = columns ?? own
    }
    return true
  }

  /// Whether a pixel or two changed by much: whatever moves changes more of them.
  var isSpeck: Bool { count < 3 && total > Float(count) * 32 }

  /// Whether what no line explains is little in all, and nowhere as much as a pixel of ink.
  var leavesLittle: Bool {
    var left: Float = 0
    for y in 0..<patch.height {
      for x in 0..<patch.width where patch.left(at: y * patch.width + x) {
        left += patch.change[y * patch.width + x]
        var (near, nearLeft): (Float, Float) = (0, 0)
        forEachNear(x, y, 2) { at in
          near += patch.change[at]
          if patch.left(at: at) { nearLeft += patch.change[at] }
        }
        if nearLeft > contrast * 0.9, nearLeft > near * 0.5 { return false }
      }
    }
    return left <= total * 0.08
  }
}
