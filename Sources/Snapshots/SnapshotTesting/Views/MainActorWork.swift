import Dispatch
import Foundation

/// Runs code of views from a test that no actor isolates.
enum MainActorWork {
  static func run<R>(_ work: @MainActor () -> R) -> R {
    // As `MainActor.assumeIsolated` does, whose results must be sendable: here they go to the only caller, which waits.
    withoutActuallyEscaping(work) { work in
      let plain = unsafeBitCast(work, to: (() -> R).self)
      return isOnMainQueue ? plain() : DispatchQueue.main.sync(execute: plain)
    }
  }

  /// Where a test suite's main function waits, any thread may serve the main queue: then the thread tells nothing.
  private static var isOnMainQueue: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
