import Glibc

/// Why a host ended before it was done, in words.
enum CrashReason: Hashable {
  case trapped
  case badAccess
  case aborted
  case cpuLimit
  case timeOut(seconds: Double)
  case killed
  case signal(Int32)
  /// The preview's code called `exit` itself.
  case exited(Int32)

  init(_ status: ExitStatus) {
    switch status {
    case .exited(let code): self = .exited(code)
    case .signalled(SIGILL), .signalled(SIGTRAP): self = .trapped
    case .signalled(SIGSEGV), .signalled(SIGBUS): self = .badAccess
    case .signalled(SIGABRT): self = .aborted
    case .signalled(SIGXCPU): self = .cpuLimit
    case .signalled(SIGKILL): self = .killed
    case .signalled(let number): self = .signal(number)
    }
  }

  var message: String {
    switch self {
    case .trapped: "its code trapped (a failed precondition, a nil, an index out of range, an overflow)"
    case .badAccess: "its code recursed without end, or touched memory that is not its own (SIGSEGV)"
    case .aborted: "it ran out of memory, or a forced cast failed (SIGABRT)"
    case .cpuLimit: "it never returned: it used up its processor time (SIGXCPU)"
    case .timeOut(let seconds): "it did not return within \(CrashReason.shown(seconds)) s (--timeout gives it more)"
    case .killed: "the system killed it (SIGKILL), mostly for want of memory"
    case .signal(let number): "it was ended by signal \(number)"
    case .exited(let code): "its code called exit(\(code))"
    }
  }

  /// The message with the words that the process itself had for it.
  func message(_ words: LastWords) -> String {
    guard let said = words.fatalMessage else { return message }
    switch self {
    case .trapped: return "its code trapped: \(said)"
    case .aborted: return "it was aborted: \(said)"
    default: return "\(message): \(said)"
    }
  }

  static func shown(_ seconds: Double) -> String {
    seconds == seconds.rounded() && abs(seconds) < 1e9 ? String(Int(seconds)) : "\(seconds)"
  }
}
