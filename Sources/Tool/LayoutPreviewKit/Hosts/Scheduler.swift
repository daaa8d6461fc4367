/// Something that runs in a child process, a slot each.
protocol Work: AnyObject {
  func start(_ loop: EventLoop)
  /// Called again and again while it runs: for time-outs and exits.
  func tick()
  /// Ends it at once and clears away what it left.
  func cancel()
  var isFinished: Bool { get }
}

/// Runs work in a limited number of slots until none is left; work may add work.
final class Scheduler {
  private let slots: Int
  private let loop: EventLoop
  private var waiting: [any Work] = []
  private var running: [any Work] = []

  init(slots: Int, loop: EventLoop) {
    self.slots = slots
    self.loop = loop
  }

  func add(_ work: any Work) { waiting.append(work) }

  /// Returns when all work is finished; throws when the user interrupts.
  func run() throws(ToolError) {
    while true {
      while running.count < slots, !waiting.isEmpty {
        let next = waiting.removeFirst()
        running.append(next)
        next.start(loop)
      }
      running.removeAll { $0.isFinished }
      if running.isEmpty, waiting.isEmpty { return }
      if running.count < slots, !waiting.isEmpty { continue }
      loop.step(milliseconds: 20)
      if Interruption.signal != 0 {
        for work in running { work.cancel() }
        throw .interrupted
      }
      for work in running { work.tick() }
    }
  }
}
