import FoundationEssentials
import Glibc
import HostProtocol

/// Carries out `layoutpreview accept`.
struct AcceptCommand {
  private let context: Context
  private let folder: String

  init(_ context: Context) {
    self.context = context
    folder = Path.absolute(context.arguments.value("report") ?? TestOptions.defaultReport, in: context.currentFolder)
  }

  func run() throws -> ExitCode {
    var run = try SnapshotRun(report: folder, shown: context.shown)
    let names = context.arguments.operands
    for name in names where !run.results.contains(where: { matches($0, name) }) {
      throw ToolError.nothingMatches(pattern: name, names: run.results.map(\.name))
    }
    var memory = SnapshotMemory(
      cache: CacheFolder.locate(from: context.currentFolder, environment: context.environment), currentFolder: context.currentFolder)
    var code = ExitCode.success
    var (accepted, left, takesAll) = (0, 0, false)
    for index in run.results.indices {
      let result = run.results[index]
      guard isOpen(result, memory), names.isEmpty || names.contains(where: { matches(result, $0) }) else { continue }
      if context.arguments.has("review"), !takesAll {
        switch ask(result) {
        case .yes: break
        case .no:
          left += 1
          continue
        case .all: takesAll = true
        case .quit:
          left += 1
          return finish(&run, accepted, left, code)
        }
      }
      if let reason = try accept(result) {
        context.console.error("\(result.title): \(reason)")
        code = code.worse(.nothingFound)
        left += 1
        continue
      }
      if !context.arguments.has("dry-run") {
        run.results[index].verdict.isRecorded = true
        memory.update(settled: [result.reference])
      }
      accepted += 1
      context.console.isQuiet ? () : context.console.result("\(verb(result)) \(Console.printable(result.reference))\n")
    }
    return finish(&run, accepted, left, code)
  }

  private func finish(_ run: inout SnapshotRun, _ accepted: Int, _ left: Int, _ code: ExitCode) -> ExitCode {
    if accepted > 0, !context.arguments.has("dry-run") { try? run.write(to: Path.join(folder, SnapshotRun.fileName)) }
    let failed = run.count(.failed)
    context.console.note(
      accepted == 0 && left == 0
        ? "there is nothing to accept in \(context.shown(folder))"
        : "\(accepted) accepted\(left > 0 ? ", \(left) left" : "")\(failed > 0 ? "; \(failed) failed to render and can't be" : "")")
    return code
  }

  private func matches(_ result: SnapshotResult, _ name: String) -> Bool {
    [result.name, result.title, result.reference].contains { $0 == name || Glob.matches($0, name) }
  }

  private func isOpen(_ result: SnapshotResult, _ memory: SnapshotMemory) -> Bool {
    switch result.verdict.status {
    case .changed, .missing, .obsolete: !result.verdict.isRecorded
    case .new: memory.recorded.contains(result.reference) || !FileSystem.exists(path(result))
    case .passed, .failed: false
    }
  }

  private func path(_ result: SnapshotResult) -> String { Path.absolute(result.reference, in: context.currentFolder) }

  private func verb(_ result: SnapshotResult) -> String {
    switch result.verdict.status {
    case .obsolete: "removed"
    case .new: "accepted"
    default: "recorded"
    }
  }

  /// Takes one over; the reason where that can't be.
  private func accept(_ result: SnapshotResult) throws -> String? {
    let target = path(result)
    let layout = SnapshotOrder.layout(of: target)
    let isDry = context.arguments.has("dry-run")
    // A report may come from anywhere; only references are written.
    let isReference =
      ReferenceNames.parse(Path.name(target)) != nil && Path.name(Path.split(Path.split(target).folder).folder) == ReferenceNames.folderName
    let pictures = [result.verdict.before?.path, result.verdict.after?.path].compactMap { $0 }
    guard isReference, !pictures.contains(where: { $0.hasPrefix("/") || $0.split(separator: "/").contains("..") }) else {
      return "\(result.reference) is no place of a reference"
    }
    if !result.file.isEmpty, !FileSystem.exists(Path.absolute(result.file, in: context.currentFolder)) {
      return "there is no \(result.file) here; run accept in the folder that test ran in"
    }
    // What somebody else has put there meanwhile is not what was looked at.
    if let before = result.verdict.before, let seen = try? FileSystem.read(Path.join(folder, before.path)) {
      guard let now = try? FileSystem.read(target), now == seen else {
        return result.verdict.status == .obsolete && !FileSystem.exists(target)
          ? nil : "its reference is not the one that was compared any more; run layoutpreview test again"
      }
    }
    if result.verdict.status == .obsolete {
      guard !isDry else { return nil }
      for file in [target, layout] where FileSystem.exists(file) && unlink(file) != 0 {
        throw ToolError.file(FileError(operation: .remove, path: file, number: errno))
      }
      rmdir(Path.split(target).folder)
      return nil
    }
    if result.verdict.status == .new, FileSystem.exists(target) {
      // It is there already: what is accepted is that it was looked at.
      guard let after = result.verdict.after, let seen = try? FileSystem.read(Path.join(folder, after.path)) else { return nil }
      return (try? FileSystem.read(target)) == seen
        ? nil : "its reference is not the one that was recorded any more; run layoutpreview test again"
    }
    guard let after = result.verdict.after else { return "the report has no picture of it" }
    do {
      let picture = try FileSystem.read(Path.join(folder, after.path))
      let tree = try FileSystem.read(Path.join(folder, SnapshotOrder.layout(of: after.path)))
      guard !isDry else { return nil }
      try FileSystem.createFolder(Path.split(target).folder)
      // The layout first: a picture without its own is compared by pixels alone.
      try FileSystem.writeIfOther(tree, to: layout)
      try FileSystem.writeIfOther(picture, to: target)
    } catch let error as FileError {
      throw ToolError.file(error)
    }
    return nil
  }

  private enum Answer { case yes, no, all, quit }

  /// Shows a result and reads a line; the end of the input ends the review.
  private func ask(_ result: SnapshotResult) -> Answer {
    let text = SnapshotText(style: context.console.error, shown: context.shown)
    context.console.say((text.block(result, title: result.title, report: folder) ?? "").dropLast().description)
    if let before = result.verdict.before { context.console.say("    before \(context.shown(Path.join(folder, before.path)))") }
    while true {
      context.console.say("accept? [y]es, [n]o, [a]ll that follow, [q]uit")
      guard let line = readLine() else { return .quit }
      switch line.split(separator: " ").first?.lowercased() ?? "" {
      case "y", "yes": return .yes
      case "n", "no": return .no
      case "a", "all": return .all
      case "q", "quit": return .quit
      default: continue
      }
    }
  }
}
