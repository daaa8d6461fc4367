import Glibc
import HostProtocol

/// Carries out `layoutpreview merge-reports`.
struct MergeReportsCommand {
  private let context: Context

  init(_ context: Context) { self.context = context }

  func run() throws -> ExitCode {
    let target = Path.absolute(context.arguments.value("report") ?? TestOptions.defaultReport, in: context.currentFolder)
    let folders = try context.arguments.operands.flatMap(reports)
    let runs = try folders.map { try SnapshotRun(report: $0, shown: context.shown) }
    try checkShards(runs)
    let report = try ReportFolder(target)
    defer { report.discard() }
    var merged = merge(runs)
    // Each result's pictures are those of the report that it came from.
    for (folder, run) in zip(folders, runs) {
      let kept = Set(merged.results.filter { run.results.contains($0) }.map(\.reference))
      for result in run.results where kept.contains(result.reference) { try copyPictures(result, from: folder, to: report.staging) }
    }
    merged.notes = unique(runs.flatMap(\.notes))
    try report.finish(merged, context)
    if runs.contains(where: { $0.shard != nil }) { keepCosts(of: merged) }
    try SnapshotReports(run: merged, context: context).tell(report: target)
    if context.isJSON { context.console.result(try FileSystem.readText(Path.join(target, SnapshotRun.fileName))) }
    let text = SnapshotText(style: context.console.output, shown: context.shown)
    if !context.isJSON, !context.console.isQuiet {
      let blocks = merged.results.compactMap { text.block($0, title: $0.title, report: target) }
      context.console.result(blocks.joined(separator: "\n"))
    }
    for error in merged.errors { context.console.error(error) }
    for note in merged.notes { context.console.note(note) }
    context.console.note("\(SnapshotText.summary(merged)), see \(context.shown(Path.join(target, "index.html")))")
    return merged.exitCode.worse(merged.errors.isEmpty ? .success : .doesNotCompile)
  }

  /// The next run's shards are split by what these took.
  private func keepCosts(of run: SnapshotRun) {
    var memory = SnapshotMemory(
      cache: CacheFolder.locate(from: context.currentFolder, environment: context.environment), currentFolder: context.currentFolder)
    memory.update(costs: run.results.reduce(into: [:]) { $0.merge($1.costs) { $1 } })
  }

  /// A folder with a report, or the reports in the folders directly below it.
  private func reports(_ operand: String) throws -> [String] {
    let folder = Path.absolute(operand, in: context.currentFolder)
    if FileSystem.exists(Path.join(folder, SnapshotRun.fileName)) { return [folder] }
    let below = ((try? FileSystem.list(folder)) ?? []).filter { $0.kind == .folder && !$0.name.hasPrefix(".") }
      .map { Path.join(folder, $0.name) }.filter { FileSystem.exists(Path.join($0, SnapshotRun.fileName)) }
    guard !below.isEmpty else { throw ToolError.noReport(path: operand) }
    return below
  }

  private func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  /// Where shards of one run are given, each of them must be there.
  private func checkShards(_ runs: [SnapshotRun]) throws {
    let shards = runs.compactMap(\.shard)
    var missing: [String] = []
    for count in unique(shards.compactMap { $0.split(separator: "/").last.map(String.init) }) {
      missing += (1...max(1, Int(count) ?? 1)).map { "\($0)/\(count)" }.filter { !shards.contains($0) }
    }
    guard missing.isEmpty else { throw ToolError.shardsMissing(missing) }
  }

  /// The results in the order of one run over all: as planned, then what is obsolete.
  private func merge(_ runs: [SnapshotRun]) -> SnapshotRun {
    var merged = SnapshotRun(
      toolVersion: runs.first?.toolVersion ?? Tool.version, record: runs.first?.record ?? .never, results: [])
    merged.isFiltered = runs.contains(where: \.isFiltered)
    merged.errors = unique(runs.flatMap(\.errors))
    var found: [String: SnapshotResult] = [:]
    for result in runs.flatMap(\.results) {
      // The same snapshot twice: the worse news counts.
      if let known = found[result.reference], known.verdict.status.weight >= result.verdict.status.weight { continue }
      found[result.reference] = result
    }
    var order = unique(runs.flatMap { $0.planned ?? [] })
    let planned = order
    let rest = runs.flatMap(\.results)
    order += unique(rest.filter { $0.verdict.status != .obsolete }.map(\.reference)).filter { !planned.contains($0) }
    let known = Set(order)
    order += unique(rest.filter { $0.verdict.status == .obsolete }.map(\.reference)).filter { !known.contains($0) }.sorted()
    for reference in order {
      if let result = found[reference] {
        merged.results.append(result)
        continue
      }
      var verdict = SnapshotVerdict(status: .failed)
      verdict.message = "no shard looked at it: the shards were split by costs of different runs"
      let name = Path.name(reference)
      merged.results.append(
        SnapshotResult(
          name: ReferenceNames.parse(name)?.preview ?? name, file: "", line: 0, variant: ReferenceNames.parse(name)?.variant ?? "",
          reference: reference, verdict: verdict))
    }
    return merged
  }

  private func copyPictures(_ result: SnapshotResult, from folder: String, to target: String) throws {
    let verdict = result.verdict
    var paths = [verdict.before, verdict.after, verdict.difference].compactMap { $0?.path }
    if let thumbnail = verdict.thumbnail { paths.append(thumbnail) }
    if let after = verdict.after { paths.append(SnapshotOrder.layout(of: after.path)) }
    // A report may come from anywhere: nothing outside of it is read or written.
    for path in paths where !path.hasPrefix("/") && !path.split(separator: "/").contains("..") {
      let (from, to) = (Path.join(folder, path), Path.join(target, path))
      guard FileSystem.exists(from) else { continue }
      do {
        try FileSystem.createFolder(Path.split(to).folder)
        if link(from, to) != 0, errno != EEXIST { try FileSystem.write(try FileSystem.read(from), to: to) }
      } catch let error as FileError {
        throw ToolError.file(error)
      }
    }
  }
}

extension SnapshotVerdict.Status {
  /// How bad the news is.
  var weight: Int {
    switch self {
    case .passed: 0
    case .obsolete: 1
    case .new: 2
    case .missing: 3
    case .changed: 4
    case .failed: 5
    }
  }
}
