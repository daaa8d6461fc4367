/// Gathers changed pixels that lie near each other into clusters, row after row, and has each judged when it is complete.
struct ChangeClusters {
  /// Changed pixels at most this far apart belong together: the two edges of a stroke, the letters of a word, an i and its dot.
  static let reach = (across: 16, down: 6)
  /// A cluster is judged in slices of this height, so that the rows it needs are still there.
  static let sliceHeight = 96

  private struct Cluster {
    /// The part that was not judged yet; nil between slices.
    var open: PixelBox?
    var openPixels = 0
    var whole: PixelBox
    var pixels = 0
    var isReal = false
    var isSnapped = false
    var movedAlone = false
    /// Runs of the last rows.
    var recent: [(y: Int, columns: Range<Int>)] = []
  }

  struct Result {
    var shift = 0
    var real = 0
    var regions: [PictureComparison.Region] = []
    var furtherRegions = 0
  }

  private(set) var result = Result()
  private let test: ShiftTest
  private let settings: ComparisonSettings
  private var clusters: [Cluster] = []
  /// Where letters were found to be put on whole pixels, and what moved by a whole pixel and may belong to one of their lines.
  private var snapped: [PixelBox] = []
  private var alone: [Cluster] = []
  private static let greatestLines = 1 << 12

  init(_ test: ShiftTest, _ settings: ComparisonSettings) {
    (self.test, self.settings) = (test, settings)
  }

  /// Adds the runs of changed pixels of the next row.
  mutating func row(_ y: Int, _ runs: [Range<Int>]) {
    if clusters.isEmpty, runs.isEmpty { return }
    closeClusters(before: y)
    var at = 0
    while at < runs.count {
      // Runs near each other are one.
      var columns = runs[at]
      var pixels = columns.count
      at += 1
      while at < runs.count, runs[at].lowerBound - columns.upperBound <= ChangeClusters.reach.across {
        columns = columns.lowerBound..<runs[at].upperBound
        pixels += runs[at].count
        at += 1
      }
      add(y, columns, pixels: pixels)
    }
    for index in clusters.indices {
      guard let open = clusters[index].open, open.height >= ChangeClusters.sliceHeight else { continue }
      judge(&clusters[index], height: y + 1)
    }
  }

  mutating func finish(height: Int) {
    for index in clusters.indices {
      judge(&clusters[index], height: height)
      report(clusters[index])
    }
    clusters = []
    for cluster in alone { add(cluster, isReal: !snapped.contains { ChangeClusters.isSameLine($0, cluster.whole) }) }
    alone = []
  }

  /// Whether two boxes are parts of one line of text: side by side, of about one height, not far apart.
  private static func isSameLine(_ a: PixelBox, _ b: PixelBox) -> Bool {
    let (low, high) = (min(a.height, b.height), max(a.height, b.height))
    let overlap = min(a.bottom, b.bottom) - max(a.top, b.top)
    let gap = max(a.left - b.right, b.left - a.right)
    return overlap * 10 >= low * 6 && high <= low * 2 && gap <= high * 8
  }

  private mutating func add(_ y: Int, _ columns: Range<Int>, pixels: Int) {
    let reach = ChangeClusters.reach.across
    let box = PixelBox(left: columns.lowerBound, top: y, right: columns.upperBound, bottom: y + 1)
    var target: Int?
    var index = 0
    while index < clusters.count {
      let isNear = clusters[index].recent.contains {
        $0.columns.lowerBound - reach <= columns.upperBound && columns.lowerBound <= $0.columns.upperBound + reach
      }
      guard isNear else {
        index += 1
        continue
      }
      guard let into = target else {
        target = index
        index += 1
        continue
      }
      let other = clusters.remove(at: index)
      ChangeClusters.merge(&clusters[into], other)
    }
    let into: Int
    if let target {
      into = target
      ChangeClusters.extend(&clusters[into].open, box)
      clusters[into].whole.formUnion(box)
    } else {
      into = clusters.count
      clusters.append(Cluster(open: box, whole: box))
    }
    clusters[into].pixels += pixels
    clusters[into].openPixels += pixels
    clusters[into].recent.append((y, columns))
  }

  private static func extend(_ box: inout PixelBox?, _ other: PixelBox) {
    if box == nil { box = other } else { box?.formUnion(other) }
  }

  private static func merge(_ cluster: inout Cluster, _ other: Cluster) {
    if let open = other.open { extend(&cluster.open, open) }
    cluster.whole.formUnion(other.whole)
    cluster.pixels += other.pixels
    cluster.openPixels += other.openPixels
    cluster.isReal = cluster.isReal || other.isReal
    cluster.isSnapped = cluster.isSnapped || other.isSnapped
    cluster.movedAlone = cluster.movedAlone || other.movedAlone
    cluster.recent += other.recent
  }

  private mutating func closeClusters(before y: Int) {
    var index = 0
    while index < clusters.count {
      clusters[index].recent.removeAll { $0.y < y - ChangeClusters.reach.down }
      guard clusters[index].recent.isEmpty else {
        index += 1
        continue
      }
      judge(&clusters[index], height: y)
      report(clusters[index])
      clusters.remove(at: index)
    }
  }

  /// Judges the part of a cluster that was not judged yet; one real part makes all of it real.
  private func judge(_ cluster: inout Cluster, height: Int) {
    guard let box = cluster.open else { return }
    let pixels = cluster.openPixels
    (cluster.open, cluster.openPixels) = (nil, 0)
    if cluster.isReal { return }
    guard settings.tellsShifts else {
      cluster.isReal = true
      return
    }
    switch test.judge(box, pixels: pixels, height: height) {
    case .shift: break
    case .snapped: cluster.isSnapped = true
    case .movedAlone: cluster.movedAlone = true
    case .real: cluster.isReal = true
    }
  }

  private mutating func report(_ cluster: Cluster) {
    if cluster.movedAlone, !cluster.isReal, alone.count < ChangeClusters.greatestLines {
      alone.append(cluster)
      return
    }
    if cluster.isSnapped, !cluster.isReal, snapped.count < ChangeClusters.greatestLines { snapped.append(cluster.whole) }
    add(cluster, isReal: cluster.isReal || cluster.movedAlone)
  }

  private mutating func add(_ cluster: Cluster, isReal: Bool) {
    if isReal { result.real += cluster.pixels } else { result.shift += cluster.pixels }
    guard result.regions.count < settings.maximumRegions else {
      result.furtherRegions += 1
      return
    }
    result.regions.append(.init(box: cluster.whole, changedPixels: cluster.pixels, verdict: isReal ? .real : .shift))
  }
}
