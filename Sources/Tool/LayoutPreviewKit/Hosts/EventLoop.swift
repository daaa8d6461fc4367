import Glibc

/// Waits for descriptors of child processes; one thread does it all.
final class EventLoop {
  private var handlers: [Int32: () -> Void] = [:]
  private let interruption: Int32

  init(interruption: Int32) {
    self.interruption = interruption
  }

  func watch(_ descriptor: Int32, _ handler: @escaping () -> Void) { handlers[descriptor] = handler }
  func forget(_ descriptor: Int32) { handlers[descriptor] = nil }

  /// Handles what is readable now, or becomes readable within the time.
  func step(milliseconds: Int32) {
    var descriptors = handlers.keys.sorted().map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if interruption >= 0 { descriptors.append(pollfd(fd: interruption, events: Int16(POLLIN), revents: 0)) }
    guard poll(&descriptors, nfds_t(descriptors.count), milliseconds) > 0 else { return }
    for ready in descriptors where ready.revents != 0 { handlers[ready.fd]?() }
  }
}
