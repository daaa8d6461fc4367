import Glibc
import HostProtocol

/// Carries jobs out in a host, and in a new one after each that dies, until every job has an outcome.
final class HostRun: Work {
  struct Settings {
    var environment: Environment
    /// Seconds that one job may take.
    var timeOut: Double
    /// What the host of Interface Builder files opens.
    var library = ""
  }

  private let runner: String
  private var request: HostRequest
  private let settings: Settings
  private let userFiles: [String]
  private let onOutcome: (JobOutcome) -> Void
  private var waiting: [HostRequest.Job]
  private var current: HostRequest.Job?
  private var host: HostProcess?
  private var deadline = 0.0
  private var isTimedOut = false
  private var hasProgressed = false
  private(set) var isFinished = false

  /// Seconds that a host has to say what it is busy with; a debug backtrace takes about one.
  private static let answerTime = 5.0

  init(
    runner: String, request: HostRequest, settings: Settings, userFiles: [String], onOutcome: @escaping (JobOutcome) -> Void
  ) {
    self.runner = runner
    self.request = request
    self.settings = settings
    self.userFiles = userFiles
    self.onOutcome = onOutcome
    waiting = request.jobs
  }

  func start(_ loop: EventLoop) {
    guard !waiting.isEmpty else {
      isFinished = true
      return
    }
    self.loop = loop
    request.jobs = waiting
    current = nil
    hasProgressed = false
    isTimedOut = false
    deadline = MonotonicClock.now + settings.timeOut
    do {
      host = try HostProcess(
        runner: runner, arguments: request.isAboutDocuments ? [settings.library] : [], request: request, environment: settings.environment,
        loop: loop,
        onEvent: { [unowned self] in receive($0) }, onExit: { [unowned self] in ended($0) })
    } catch {
      failAll((error as? FileError)?.message ?? "\(error)")
    }
  }

  private var loop: EventLoop?

  func tick() {
    host?.tick()
    guard !isFinished, MonotonicClock.now > deadline else { return }
    guard !isTimedOut else {
      host?.kill()
      return
    }
    // What it is busy with tells where it hangs; a host that does not answer is killed.
    isTimedOut = true
    deadline = MonotonicClock.now + HostRun.answerTime
    host?.interrogate()
  }

  func cancel() {
    isFinished = true
    host?.kill()
    host?.reap()
    removePartialFiles(waiting + [current].compactMap { $0 })
  }

  private func receive(_ event: HostEvent) {
    // What comes after the time is up is too late: the job's outcome is the time-out.
    guard !isTimedOut, !isFinished else { return }
    switch event.kind {
    case .started:
      guard let index = waiting.firstIndex(where: { $0.id == event.job }) else { return }
      current = waiting.remove(at: index)
      hasProgressed = true
      deadline = MonotonicClock.now + settings.timeOut
    case .finished:
      conclude(event, .finished(event))
    case .failed:
      conclude(
        event, .failed(message: event.message ?? "it failed", cause: event.cause, diagnostics: event.diagnostics ?? []))
    case .done, .previews: return
    }
  }

  private func conclude(_ event: HostEvent, _ result: JobOutcome.Result) {
    guard let job = current, job.id == event.job else { return }
    current = nil
    deadline = MonotonicClock.now + settings.timeOut
    let printed = host?.printed(by: job.id)
    onOutcome(JobOutcome(job: job, result: result, printed: (printed?.output ?? "") + (printed?.error ?? "")))
  }

  private func ended(_ status: ExitStatus) {
    guard !isFinished else { return }
    let printed = current.flatMap { host?.printed(by: $0.id) } ?? (output: host?.output.text ?? "", error: host?.error.text ?? "")
    let words = LastWords(output: printed.output, error: printed.error, userFiles: userFiles)
    let reason = isTimedOut ? CrashReason.timeOut(seconds: settings.timeOut) : CrashReason(status)
    if let job = current {
      removePartialFiles([job])
      current = nil
      onOutcome(JobOutcome(job: job, result: .crashed(reason, words), printed: printed.output))
    } else if !hasProgressed, !waiting.isEmpty {
      // It died before its first job: it would die again.
      let said = words.fatalMessage ?? words.lines.last
      failAll("the host did not start: \(reason.message)\(said.map { "; it said: \($0)" } ?? "")")
      return
    }
    guard !waiting.isEmpty, let loop else {
      isFinished = true
      return
    }
    start(loop)
  }

  private func failAll(_ message: String) {
    for job in waiting {
      onOutcome(JobOutcome(job: job, result: .failed(message: message, cause: nil, diagnostics: []), printed: ""))
    }
    waiting = []
    isFinished = true
  }

  private func removePartialFiles(_ jobs: [HostRequest.Job]) {
    for output in jobs.flatMap(\.outputs) { unlink(output.partialPath) }
    for path in jobs.compactMap(\.snapshot).flatMap(\.partialPaths) { unlink(path) }
  }
}
