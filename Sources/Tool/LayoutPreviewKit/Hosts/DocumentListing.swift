import HostProtocol

/// Asks a host which scenes Interface Builder files have; a file that ends the host is named, and the rest goes on in a new one.
final class DocumentListing: Work {
  private let runner: String
  private var request: HostRequest
  private let settings: HostRun.Settings
  private let onAnswer: (_ path: String, Result<[HostEvent.Preview], Failure>) -> Void
  private var host: HostProcess?
  private var loop: EventLoop?
  private var deadline = 0.0
  private var isTimedOut = false
  private(set) var isFinished = false

  struct Failure: Error {
    var message: String
    var line: Int?
  }

  init(
    runner: String, request: HostRequest, settings: HostRun.Settings,
    onAnswer: @escaping (_ path: String, Result<[HostEvent.Preview], Failure>) -> Void
  ) {
    self.runner = runner
    self.request = request
    self.settings = settings
    self.onAnswer = onAnswer
  }

  func start(_ loop: EventLoop) {
    self.loop = loop
    isTimedOut = false
    deadline = MonotonicClock.now + settings.timeOut
    do {
      host = try HostProcess(
        runner: runner, arguments: [settings.library], request: request, environment: settings.environment, loop: loop,
        onEvent: { [unowned self] in receive($0) }, onExit: { [unowned self] in ended($0) })
    } catch {
      fail(all: (error as? FileError)?.message ?? "\(error)")
    }
  }

  func tick() {
    host?.tick()
    guard !isFinished, !isTimedOut, MonotonicClock.now > deadline else { return }
    isTimedOut = true
    host?.kill()
  }

  func cancel() {
    isFinished = true
    host?.kill()
    host?.reap()
  }

  private func receive(_ event: HostEvent) {
    guard event.kind == .previews, let path = event.document, let index = request.documents.firstIndex(of: path) else { return }
    deadline = MonotonicClock.now + settings.timeOut
    request.documents.remove(at: index)
    if let message = event.message {
      onAnswer(path, .failure(Failure(message: message, line: event.line)))
    } else {
      onAnswer(path, .success(event.previews ?? []))
    }
  }

  private func ended(_ status: ExitStatus) {
    guard !isFinished else { return }
    guard let path = request.documents.first else {
      isFinished = true
      return
    }
    let words = LastWords(output: host?.output.text ?? "", error: host?.error.text ?? "", userFiles: [])
    let reason = isTimedOut ? CrashReason.timeOut(seconds: settings.timeOut) : CrashReason(status)
    let said = words.fatalMessage ?? words.lines.last
    request.documents.removeFirst()
    onAnswer(path, .failure(Failure(message: "reading it ended the host: \(reason.message)\(said.map { "; it said: \($0)" } ?? "")")))
    guard !request.documents.isEmpty, let loop else {
      isFinished = true
      return
    }
    start(loop)
  }

  private func fail(all message: String) {
    for path in request.documents { onAnswer(path, .failure(Failure(message: message))) }
    request.documents = []
    isFinished = true
  }
}
