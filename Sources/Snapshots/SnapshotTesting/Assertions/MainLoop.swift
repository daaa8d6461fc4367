import Foundation

/// Lets work that waits for the main run loop happen while a test waits for it.
enum MainLoop {
  static func turn(for duration: Double) { turn(for: duration) { false } }

  /// Turns the loop until a condition holds or time is over.
  static func turn(for duration: Double, until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: duration)
    while !isDone(), end.timeIntervalSinceNow > 0 {
      let slice = min(end, Date(timeIntervalSinceNow: 0.02))
      if !Thread.isMainThread || !RunLoop.current.run(mode: .default, before: slice) {
        Thread.sleep(until: slice)
      }
    }
  }
}
