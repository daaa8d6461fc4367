/// How far a run is: a bar on a terminal, a line now and then elsewhere.
final class Progress {
  private let console: Console
  private var total = 0
  private var done = 0
  private var detail = ""
  private var reportedTenth = 0
  private let started = MonotonicClock.now
  /// Plain lines are for long runs only: a run that is over in a moment needs none.
  private static let quietSeconds = 3.0

  init(console: Console) {
    self.console = console
  }

  /// More work is known of.
  func add(_ count: Int) {
    total += count
    draw()
  }

  func advance(_ what: String) {
    done += 1
    detail = what
    if console.isErrorTerminal {
      draw()
    } else if total > 0, MonotonicClock.now - started > Progress.quietSeconds, done * 10 / total > reportedTenth {
      reportedTenth = done * 10 / total
      console.note("\(done) of \(total) done")
    }
  }

  func stage(_ what: String) {
    detail = what
    draw()
  }

  func finish() { console.progress("") }

  private func draw() {
    guard console.isErrorTerminal else { return }
    let width = 24
    let filled = total == 0 ? 0 : min(width, done * width / total)
    let bar = String(repeating: "━", count: filled) + console.error.dim(String(repeating: "─", count: width - filled))
    let count = total == 0 ? "" : " \(done)/\(total)"
    let room = max(0, console.width - width - count.count - 4)
    console.progress("\(bar)\(count) \(String(Console.printable(detail).prefix(room)))")
  }
}
