import HostProtocol

/// The outcomes of one preview, a variant each.
struct PreviewResult {
  var selection: PreviewSession.Selection
  /// In the order of the matrix; nil until it is known.
  var outcomes: [JobOutcome?]

  var isComplete: Bool { outcomes.allSatisfy { $0 != nil } }
}

/// Runs every chosen preview in every variant.
final class PreviewRuns {
  private let session: PreviewSession
  private(set) var results: [PreviewResult]
  /// Index of the first preview whose results were not handed on yet.
  private var next = 0

  init(_ session: PreviewSession, _ selections: [PreviewSession.Selection]) {
    self.session = session
    results = selections.map { PreviewResult(selection: $0, outcomes: Array(repeating: nil, count: session.options.variants.count)) }
  }

  /// A host starts in tens of milliseconds, so it is worth its while from a few jobs on.
  private static let jobsPerHost = 8

  /// - Parameters:
  ///   - job: Makes the job of a preview (its index in `results`) in a variant, with the number given.
  ///   - onResult: Called with each preview as soon as it and all before it are known.
  func run(
    _ command: HostRequest.Command, job: (_ preview: Int, _ variant: Int, _ number: Int) -> HostRequest.Job,
    onResult: @escaping (PreviewResult) -> Void
  ) throws {
    let scheduler = session.makeScheduler()
    let variants = session.options.variants.count
    session.progress.add(results.count * variants)
    var start = 0
    while start < results.count {
      let module = results[start].selection.module
      let isInterface = session.states[module].module.kind == .interface
      // One host shows the scenes of many files; a runner holds the previews of its own module only.
      let end =
        results[start...].firstIndex {
          isInterface ? session.states[$0.selection.module].module.kind != .interface : $0.selection.module != module
        } ?? results.count
      let jobs = (start..<end).flatMap { preview in
        (0..<variants).map { variant in
          var job = job(preview, variant, preview * variants + variant)
          if isInterface {
            let module = session.states[results[preview].selection.module].module
            (job.document, job.resourceFolders) = (module.path, module.resourceFolders)
          }
          return job
        }
      }
      for chunk in PreviewRuns.chunks(jobs, slots: session.options.jobs) {
        var request = session.request(command, for: module)
        request.jobs = chunk
        scheduler.add(
          HostRun(
            runner: session.runner(of: module), request: request, settings: session.hostSettings,
            userFiles: session.states[module].module.sources
          ) { [unowned self] outcome in
            results[outcome.job.id / variants].outcomes[outcome.job.id % variants] = outcome
            session.progress.advance(results[outcome.job.id / variants].selection.preview.name)
            handOn(onResult)
          })
      }
      start = end
    }
    try scheduler.run()
  }

  private func handOn(_ onResult: (PreviewResult) -> Void) {
    while next < results.count, results[next].isComplete {
      onResult(results[next])
      next += 1
    }
  }

  /// Shares of the jobs, a host each.
  ///
  /// A locale is a process's: on a phone an app starts anew in another language, and its static strings and formatters with it.
  static func chunks(_ jobs: [HostRequest.Job], slots: Int) -> [[HostRequest.Job]] {
    var locales: [String?] = []
    for job in jobs where !locales.contains(job.variant.locale) { locales.append(job.variant.locale) }
    return locales.flatMap { locale in shares(jobs.filter { $0.variant.locale == locale }, slots: slots) }
  }

  /// Even shares for as many hosts as are worth starting.
  private static func shares(_ jobs: [HostRequest.Job], slots: Int) -> [[HostRequest.Job]] {
    let hosts = max(1, min(slots, jobs.count / jobsPerHost))
    return (0..<hosts).map { host in Array(jobs[(jobs.count * host / hosts)..<(jobs.count * (host + 1) / hosts)]) }
  }
}
