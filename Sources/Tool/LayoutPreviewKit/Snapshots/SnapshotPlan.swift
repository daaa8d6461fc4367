import Glibc
import HostProtocol

/// Which previews a test looks at, and what each is compared with.
struct SnapshotPlan {
  private let session: PreviewSession
  private let settings: ProjectSettings
  private let options: TestOptions
  private let names: ReferenceNames
  /// Every preview that there is.
  let all: [PreviewSession.Selection]
  /// Those that `--only` and the settings let through.
  private let chosen: [PreviewSession.Selection]
  private let variants: [String]

  init(_ session: PreviewSession, _ settings: ProjectSettings, _ options: TestOptions) throws {
    self.session = session
    self.settings = settings
    self.options = options
    all = session.allSelections
    names = ReferenceNames(all)
    variants = session.options.variants.map(OutputNames.variant)
    chosen = try session.selections().filter { settings.entry(for: $0.preview.name)?.isSkipped != true }
  }

  var cache: String { CacheFolder.locate(from: session.context.currentFolder, environment: session.context.environment) }
  var isFiltered: Bool { !session.options.only.isEmpty }

  private func shown(_ selection: PreviewSession.Selection, _ variant: String) -> String {
    session.context.shown(names.reference(of: selection, variant: variant))
  }

  /// The references of all chosen previews.
  var references: [String] { chosen.flatMap { selection in variants.map { shown(selection, $0) } } }

  /// The previews of this run's share.
  func shard(_ costs: [String: Double]) -> [PreviewSession.Selection] {
    guard let shard = options.shard else { return chosen }
    let known = chosen.map { selection -> Double? in
      let parts = variants.compactMap { costs[shown(selection, $0)] }
      return parts.count == variants.count ? parts.reduce(0, +) : nil
    }
    return ShardPlan.positions(of: shard, costs: known).map { chosen[$0] }
  }

  /// References of previews that have none yet.
  func unrecorded(_ selections: [PreviewSession.Selection]) -> Set<String> {
    var found: Set<String> = []
    for selection in selections {
      for variant in variants where !FileSystem.exists(names.reference(of: selection, variant: variant)) {
        found.insert(shown(selection, variant))
      }
    }
    return found
  }

  func order(of selection: PreviewSession.Selection, _ variant: Variant, report: ReportFolder) -> SnapshotOrder {
    let reference = names.reference(of: selection, variant: OutputNames.variant(variant))
    var limits = options.limits
    if let entry = settings.entry(for: selection.preview.name) { limits = limits.completed(by: entry.limits) }
    return SnapshotOrder(
      reference: reference, record: options.record, report: report.staging, stem: SnapshotPlan.stem(session.context.shown(reference)),
      toolVersion: Tool.version, settings: limits, fallback: settings.limits, run: String(getpid()))
  }

  /// Where a reference's pictures stand in a report: as the reference itself, without the folder's name that is the same for all.
  static func stem(_ reference: String) -> String {
    let parts = reference.split(separator: "/").filter { $0 != ReferenceNames.folderName && $0 != ".." && $0 != "." }
    let path = parts.joined(separator: "/")
    return "pictures/" + (path.hasSuffix(".png") ? String(path.dropLast(4)) : path)
  }

  func result(_ selection: PreviewSession.Selection, _ outcome: JobOutcome, _ failure: String?) -> SnapshotResult {
    let variant = OutputNames.variant(outcome.job.variant)
    var verdict = SnapshotVerdict(status: .failed)
    if case .finished(let event) = outcome.result, let found = event.snapshot { verdict = found }
    if let failure { (verdict.status, verdict.message) = (.failed, failure) }
    verdict.message = verdict.message.map(shortened)
    verdict.notes = verdict.notes.map(shortened)
    return SnapshotResult(
      name: selection.preview.name, file: session.context.shown(selection.preview.file), line: selection.preview.line, variant: variant,
      reference: shown(selection, variant), verdict: verdict)
  }

  /// Hosts know absolute paths only; a result is the same wherever the project lies.
  private func shortened(_ message: String) -> String {
    let folder = session.context.currentFolder
    return folder == "/" ? message : message.split(separator: folder + "/", omittingEmptySubsequences: false).joined()
  }

  /// References that no preview makes any more; `--record all` removes them.
  func obsolete(report: ReportFolder) -> [SnapshotResult] {
    let unknown = session.states.filter { $0.failure?.hidesPreviews == true || $0.listingFailure != nil }.map(\.module.path)
    // Where flags say what is drawn, other variants are somebody else's.
    let decided = settings.decidesVariants && options.decidesVariantsBySettings ? Set(variants) : nil
    let operands = session.context.arguments.operands
    let roots = (operands.isEmpty ? [Project.defaultFolder] : operands).map { Path.absolute($0, in: session.context.currentFolder) }
    return ObsoleteReferences(names, variants: decided, unknown: unknown).find(in: roots).map { path in
      var verdict = SnapshotVerdict(status: .obsolete)
      let layout = SnapshotOrder.layout(of: path)
      if let bytes = try? FileSystem.read(path), let size = PictureHeader.size(bytes) {
        let copy = SnapshotPlan.stem(session.context.shown(path)) + ".before.png"
        let target = Path.join(report.staging, copy)
        if (try? FileSystem.createFolder(Path.split(target).folder)) != nil, (try? FileSystem.write(bytes, to: target)) != nil {
          verdict.before = SnapshotVerdict.Picture(path: copy, width: size.width, height: size.height)
        }
      }
      if options.record == .all {
        unlink(path)
        unlink(layout)
        rmdir(Path.split(path).folder)
        verdict.isRecorded = true
      }
      let name = Path.name(path)
      return SnapshotResult(
        name: ReferenceNames.parse(name)?.preview ?? name, file: "", line: 0, variant: ReferenceNames.parse(name)?.variant ?? "",
        reference: session.context.shown(path), verdict: verdict)
    }
  }
}

extension SnapshotSettings {
  /// What the settings leave open is taken from others; ignored views of both hold.
  func completed(by other: SnapshotSettings) -> SnapshotSettings {
    var settings = self
    if settings.maxChanged == nil, let limit = other.maxChanged { (settings.maxChanged, settings.origin) = (limit, other.origin) }
    settings.colorTolerance = colorTolerance ?? other.colorTolerance
    settings.frameTolerance = frameTolerance ?? other.frameTolerance
    settings.ignored += other.ignored
    return settings
  }
}

/// The size that a PNG's header tells.
enum PictureHeader {
  static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func word(_ at: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[at + $1]) } }
    return (word(16), word(20))
  }
}
