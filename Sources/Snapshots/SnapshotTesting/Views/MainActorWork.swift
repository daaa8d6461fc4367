import Dispatch
import Foundation

/// Runs code of views from a test that no actor isolates.
enum MainActorWork {
  static func run<R>(_ work: @MainActor () -> R) -> R {
    // As `MainActor.assumeIsolated` does, whose results must be sendable: here they go to the only caller, which waits.
    withoutActuallyEscaping(work) { work in
      let plain = unsafeBitCast(work, to: (() -> R).self)
      return Thread.isMainThread ? plain() : DispatchQueue.main.sync(execute: plain)
    }
  }
}
