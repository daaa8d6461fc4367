import HostProtocol

/// Asks a runner which previews it can make.
final class HostListing: Work {
  private let runner: String
  private let request: HostRequest
  private let settings: HostRun.Settings
  private let userFiles: [String]
  private let onAnswer: (Result<[HostEvent.Preview], Failure>) -> Void
  private var host: HostProcess?
  private var answer: [HostEvent.Preview]?
  private var deadline = 0.0
  private var isTimedOut = false
  private(set) var isFinished = false

  struct Failure: Error {
    var message: String
  }

  init(
    runner: String, request: HostRequest, settings: HostRun.Settings, userFiles: [String],
    onAnswer: @escaping (Result<[HostEvent.Preview], Failure>) -> Void
  ) {
    self.runner = runner
    self.request = request
    self.settings = settings
    self.userFiles = userFiles
    self.onAnswer = onAnswer
  }

  func start(_ loop: EventLoop) {
    deadline = MonotonicClock.now + settings.timeOut
    do {
      host = try HostProcess(
        runner: runner, request: request, environment: settings.environment, loop: loop,
        onEvent: { [unowned self] event in if event.kind == .previews { answer = event.previews ?? [] } },
        onExit: { [unowned self] in ended($0) })
    } catch {
      finish(.failure(Failure(message: (error as? FileError)?.message ?? "\(error)")))
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

  private func ended(_ status: ExitStatus) {
    guard !isFinished else { return }
    if let answer { return finish(.success(answer)) }
    let words = LastWords(output: host?.output.text ?? "", error: host?.error.text ?? "", userFiles: userFiles)
    let reason = isTimedOut ? CrashReason.timeOut(seconds: settings.timeOut) : CrashReason(status)
    let said = words.fatalMessage ?? words.lines.last
    finish(
      .failure(Failure(message: "the host did not start: \(reason.message)\(said.map { "; it said: \($0)" } ?? "")")))
  }

  private func finish(_ result: Result<[HostEvent.Preview], Failure>) {
    isFinished = true
    onAnswer(result)
  }
}
