import FoundationEssentials
import HostProtocol

/// One run of a host: a request, its events, and what it printed.
final class HostProcess {
  private static let tailBytes = 64 << 10

  private(set) var output = TailBuffer(limit: tailBytes)
  private(set) var error = TailBuffer(limit: tailBytes)
  private var pending: [UInt8] = []
  private let onEvent: (HostEvent) -> Void
  private var process: ChildProcess?
  private let decoder = JSONDecoder()

  init(
    runner: String, arguments: [String] = [], request: HostRequest, environment: Environment, loop: EventLoop,
    onEvent: @escaping (HostEvent) -> Void,
    onExit: @escaping (ExitStatus) -> Void
  ) throws {
    self.onEvent = onEvent
    let bytes = Array(try JSONEncoder().encode(request))
    let channels = ChildProcess.Channels(
      output: { [unowned self] in output.append($0) }, error: { [unowned self] in error.append($0) },
      events: { [unowned self] in receive($0) }, request: bytes)
    process = try ChildProcess(
      runner, arguments, environment: HostProcess.environment(environment), channels: channels, loop: loop, onExit: onExit)
  }

  func kill() { process?.kill() }
  func tick() { process?.tick() }
  func reap() { process?.reap() }

  func interrogate() { process?.interrogate() }

  /// What a job printed to both streams, as far as it was kept.
  func printed(by job: Int) -> (output: String, error: String) {
    (JobMarker.section(of: output.text, job: job), JobMarker.section(of: error.text, job: job))
  }

  private func receive(_ bytes: UnsafeRawBufferPointer) {
    pending.append(contentsOf: bytes)
    guard bytes.contains(0x0A) else { return }
    process?.drainPrinted()
    var start = 0
    while let end = pending[start...].firstIndex(of: 0x0A) {
      // A line that is no event was written by the user's code to a descriptor that is not its own: it is not ours to read.
      if let event = try? decoder.decode(HostEvent.self, from: Data(pending[start..<end])) { onEvent(event) }
      start = end + 1
    }
    pending.removeFirst(start)
  }

  /// Nothing of the machine's settings may show in a picture; a crash leaves a short report.
  ///
  /// Without the outermost frames (`top`): to find them after an endless recursion takes minutes.
  private static func environment(_ environment: Environment) -> Environment {
    environment
      .removing { name in
        ["FREETYPE_", "FC_", "PANGO_", "LC_", "LANGUAGE", "SWIFT_BACKTRACE"].contains { name.hasPrefix($0) } || name == "FONTCONFIG_FILE"
          || name == "FONTCONFIG_PATH"
      }
      .setting("LANG", "C.UTF-8")
      .setting("TZ", "UTC")
      .setting("SWIFT_BACKTRACE", "enable=yes,threads=crashed,images=none,registers=none,limit=24,top=0,interactive=no,color=no")
  }
}

extension HostRequest {
  /// Whether the host of Interface Builder files answers it.
  var isAboutDocuments: Bool { !documents.isEmpty || jobs.contains { $0.document != nil } }
}
