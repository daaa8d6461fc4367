/// How a process ended.
enum ExitStatus: Hashable {
  case exited(Int32)
  case signalled(Int32)

  /// What `waitpid` reported.
  init(raw: Int32) {
    let signal = raw & 0x7F
    self = signal == 0 ? .exited(raw >> 8 & 0xFF) : .signalled(signal)
  }
}
