import Foundation

/// A lock that its owner stores in place and passes by address.
public struct os_unfair_lock: Sendable {
  var opaque: UInt32 = 0
  public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { UnfairLocks.shared.lock(for: lock).lock() }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { UnfairLocks.shared.lock(for: lock).try() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { UnfairLocks.shared.lock(for: lock).unlock() }

/// The locks behind the addresses: without C there is no atomic word to wait on.
private final class UnfairLocks: @unchecked Sendable {
  static let shared = UnfairLocks()
  private let guardian = NSLock()
  private var locks: [os_unfair_lock_t: NSLock] = [:]

  func lock(for address: os_unfair_lock_t) -> NSLock {
    guardian.withLock {
      if let lock = locks[address] { return lock }
      let lock = NSLock()
      locks[address] = lock
      return lock
    }
  }
}
