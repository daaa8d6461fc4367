import Glibc

/// Notices Ctrl-C and termination without ending the process at once, so that hosts and half-written files can be cleared away.
enum Interruption {
  // Written by the signal handler only, read by the event loop.
  private nonisolated(unsafe) static var received: Int32 = 0
  private nonisolated(unsafe) static var wakeUp: Int32 = -1

  /// The signal that came, 0 for none.
  static var signal: Int32 { received }

  /// Starts watching; returns a descriptor that becomes readable when a signal comes.
  static func watch() -> Int32 {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakeUp = ends[1]
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sigaddset(&unblocked, number)
      // A signal that the parent ignores (nohup) stays ignored.
      var before = sigaction()
      sigaction(number, nil, &before)
      if unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        // Who asks twice does not wait for what is being cleared away.
        if Interruption.received != 0 { _exit(128 + number) }
        Interruption.received = number
        var byte: UInt8 = 1
        _ = write(Interruption.wakeUp, &byte, 1)
      }
      sigaction(number, &action, nil)
    }
    sigprocmask(SIG_UNBLOCK, &unblocked, nil)
    Glibc.signal(SIGPIPE, SIG_IGN)
    return ends[0]
  }
}
