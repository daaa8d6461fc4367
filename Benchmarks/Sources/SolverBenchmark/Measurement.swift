import Foundation

/// The processor time of this process so far, in milliseconds; other processes on the machine do not count.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
}

/// A case of the benchmark: what ours and the peer need for the same, in milliseconds.
struct Measurement {
  var name: String
  var unit = "ms"
  var ours: Double
  var peer: Double?

  var ratio: Double? { peer.map { $0 / ours } }

  /// An entry of `bench.json`.
  var json: String {
    let peerText = peer.map { "\($0)" } ?? "null"
    let ratioText = ratio.map { "\($0)" } ?? "null"
    return "{\"case\": \"solver/\(name)\", \"unit\": \"\(unit)\", \"ours\": \(ours), \"peer\": \(peerText), \"ratio\": \(ratioText)}"
  }

  /// A number that is no time.
  init(_ name: String, _ unit: String, _ ours: Double) {
    self.name = name
    self.unit = unit
    self.ours = ours
  }

  /// Measures both in turn and takes the medians; a peer that needs more than two seconds has one go.
  ///
  /// - Parameters:
  ///   - budget: For how long to go on, in milliseconds.
  ///   - ours: Prepares, and returns what is to be measured. So does `peer`.
  init(_ name: String, budget: Double = 600, ours: () -> () -> Void, peer: (() -> () -> Void)? = nil) {
    self.name = name
    var own: [Double] = []
    var other: [Double] = []
    var spent = 0.0
    while own.count < 3 || (spent < budget && own.count < 300) {
      own.append(Self.time(ours()))
      spent += own[own.count - 1]
      if let peer, other.isEmpty || other[0] < 2000 {
        other.append(Self.time(peer()))
        spent += other[other.count - 1]
      }
    }
    self.ours = own.sorted()[own.count / 2]
    self.peer = other.isEmpty ? nil : other.sorted()[other.count / 2]
  }

  private static func time(_ body: () -> Void) -> Double {
    let start = processorTime()
    body()
    return processorTime() - start
  }
}
