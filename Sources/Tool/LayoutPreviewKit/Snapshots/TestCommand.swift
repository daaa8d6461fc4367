import Glibc
import HostProtocol

/// Carries out `layoutpreview test`.
final class TestCommand {
  private let context: Context
  private let settings: ProjectSettings
  private let options: TestOptions
  private let started = MonotonicClock.now

  init(_ context: Context) throws {
    settings = try ProjectSettings(for: context.currentFolder, shown: context.shown)
    var completed = context
    completed.arguments = try settings.completing(context.arguments)
    self.context = completed
    var options = try TestOptions(completed.arguments, environment: context.environment)
    options.decidesVariantsBySettings = !Command.variants.contains {
      $0.group == .matrix && context.arguments.value($0.name) != nil
    }
    self.options = options
  }

  func run() throws -> ExitCode {
    let report = try ReportFolder(Path.absolute(options.report, in: context.currentFolder))
    defer { report.discard() }
    let session = try PreviewSession(context)
    defer { session.progress.finish() }
    try session.prepare()
    let sources = SourceReport(context: context)
    var code = sources.report(session.states)
    let plan = try SnapshotPlan(session, settings, options)
    if plan.all.isEmpty, code == .success {
      throw ToolError.noPreviews(paths: context.arguments.operands.isEmpty ? [Project.defaultFolder] : context.arguments.operands)
    }
    var memory = SnapshotMemory(cache: plan.cache, currentFolder: context.currentFolder)
    let chosen = plan.shard(memory.costs)
    var run = SnapshotRun(toolVersion: Tool.version, record: options.record, results: [])
    (run.shard, run.isFiltered) = (options.shard?.text, plan.isFiltered)
    run.planned = options.shard == nil ? nil : plan.references
    run.errors = sources.texts(session.states)

    let told = OutcomeReport(
      context: context, isStrict: session.options.isStrict, namesVariants: session.options.variants.count > 1,
      tellsFailures: context.isJSON || context.console.isQuiet)
    let text = SnapshotText(style: context.console.output, shown: context.shown)
    let runs = PreviewRuns(session, chosen)
    var isFirst = true
    // Before anything is recorded: an interruption must not hide it either.
    let unrecorded = options.record == .missing ? plan.unrecorded(chosen) : []
    if !unrecorded.isEmpty { memory.update(recorded: unrecorded) }
    try runs.run(.render) { preview, variant, number in
      let selection = chosen[preview]
      var job = HostRequest.Job(id: number, preview: selection.index, variant: session.options.variants[variant])
      job.snapshot = plan.order(of: selection, session.options.variants[variant], report: report)
      return job
    } onResult: { [self] result in
      code = code.worse(told.report(result))
      for outcome in result.outcomes.compactMap({ $0 }) {
        let snapshot = plan.result(result.selection, outcome, told.failure(outcome))
        run.results.append(snapshot)
        tell(snapshot, text, &isFirst)
      }
    }
    session.progress.finish()
    for result in plan.obsolete(report: report) {
      run.results.append(result)
      tell(result, text, &isFirst)
    }
    remember(&run, &memory, text, &isFirst, report)
    run.notes = TestCommand.notes(run)
    try report.finish(run, context)
    try SnapshotReports(run: run, context: context).tell(report: report.path)
    if context.isJSON { context.console.result(try FileSystem.readText(Path.join(report.path, SnapshotRun.fileName))) }
    summarise(run, report.path)
    return code.worse(run.exitCode)
  }

  private func tell(_ result: SnapshotResult, _ text: SnapshotText, _ isFirst: inout Bool) {
    guard !context.isJSON, !context.console.isQuiet else { return }
    guard let block = text.block(result, title: result.title, report: options.report) else { return }
    context.console.result((isFirst ? "" : "\n") + block)
    isFirst = false
  }

  /// Keeps what things cost, and what was recorded without anybody having looked: a retry that passes must not hide it.
  private func remember(
    _ run: inout SnapshotRun, _ memory: inout SnapshotMemory, _ text: SnapshotText, _ isFirst: inout Bool, _ report: ReportFolder
  ) {
    let tracked = GitIndex.tracked(memory.recorded.sorted(), in: context.currentFolder)
    let waiting = memory.recorded.subtracting(tracked)
    var (costs, recorded): ([String: Double], Set<String>) = ([:], [])
    for index in run.results.indices {
      let reference = run.results[index].reference
      if run.results[index].verdict.status == .passed, waiting.contains(reference), !options.asksForRecording {
        run.results[index].verdict.status = .new
        run.results[index].verdict.isRecorded = true
        run.results[index].verdict.message = "recorded by an earlier run, neither accepted nor committed since"
        run.results[index].verdict.after = report.show(reference, in: context.currentFolder)
        tell(run.results[index], text, &isFirst)
      }
      let verdict = run.results[index].verdict
      if verdict.status == .new, verdict.isRecorded, !options.asksForRecording { recorded.insert(reference) }
      // A shard leaves the costs alone: those that start later must be split by the same ones.
      if options.shard == nil { costs.merge(run.results[index].costs) { $1 } }
    }
    // What this run did not look at waits on, as long as it is there.
    let gone = waiting.filter { !FileSystem.exists(Path.absolute($0, in: context.currentFolder)) }
    memory.update(costs: costs, recorded: recorded, settled: tracked.union(gone).union(run.results.map(\.reference)))
  }

  /// What holds for many snapshots is said once for all.
  private static func notes(_ run: SnapshotRun) -> [String] {
    var counts: [(note: String, who: String, count: Int)] = []
    for result in run.results {
      let hasPassed = result.verdict.status == .passed
      for note in result.verdict.notes where hasPassed || note.hasPrefix("recorded with ") {
        let who = hasPassed ? "passed snapshot" : "changed snapshot"
        if let index = counts.firstIndex(where: { $0.note == note && $0.who == who }) {
          counts[index].count += 1
        } else {
          counts.append((note, who, 1))
        }
      }
    }
    return counts.map { "\(RenderCommand.count($0.count, $0.who)): \($0.note)" }
  }

  private func summarise(_ run: SnapshotRun, _ report: String) {
    for note in run.notes { context.console.note(note) }
    let seconds = ((MonotonicClock.now - started) * 100).rounded() / 100
    context.console.note("\(SnapshotText.summary(run)) in \(seconds) s, see \(context.shown(Path.join(report, "index.html")))")
    let open = run.results.contains { result in
      [.changed, .missing, .obsolete].contains(result.verdict.status) && !result.verdict.isRecorded
        || result.verdict.status == .new && !options.asksForRecording
    }
    if open {
      context.console.note("to take what was seen as the new references: \(AcceptCommand.call(report: context.shown(report)))")
    }
  }
}
