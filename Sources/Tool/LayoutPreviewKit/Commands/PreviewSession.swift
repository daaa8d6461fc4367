import Glibc
import HostProtocol

/// Finds the modules of a command, builds them, and knows their previews.
final class PreviewSession {
  struct ModuleState {
    var module: Module
    /// Nil for an Interface Builder file, which needs no runner.
    var key: RunnerCache.Key?
    var entry: RunnerCache.Entry?
    var failure: BuildFailure?
    /// The host that should have named the previews died.
    var listingFailure: String?
    /// Where in an Interface Builder file the failure lies.
    var listingLine: Int?
    /// The scenes of an Interface Builder file.
    var scenes: [HostEvent.Preview] = []

    var previews: [HostEvent.Preview] { module.kind == .interface ? scenes : entry?.description.previews ?? [] }
    var findings: [ModuleFinding] {
      if case .nothingToPreview(let findings) = failure { return findings }
      return entry?.description.findings ?? []
    }
  }

  /// A preview that was chosen.
  struct Selection {
    var module: Int
    /// Its index in the runner's registry.
    var index: Int
    var preview: HostEvent.Preview
  }

  let context: Context
  let options: RenderOptions
  let progress: Progress
  private(set) var states: [ModuleState]
  /// Nil where nothing is to be compiled.
  private let settings: BuildSettings?
  private let cache: RunnerCache
  private let library: RuntimeLibrary
  let fontFolder: String

  init(_ context: Context) throws {
    self.context = context
    options = try RenderOptions(context.arguments, processors: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
    progress = Progress(console: context.console)
    let modules = try Project(currentFolder: context.currentFolder).modules(context.arguments.operands)
    fontFolder = try FontFolder.locate(executable: context.executable, override: context.arguments.value("font-folder"))
    library = try RuntimeLibrary(executable: context.executable, override: context.arguments.value("library-folder"))
    cache = try RunnerCache(folder: CacheFolder.locate(from: context.currentFolder, environment: context.environment))
    settings =
      modules.contains { $0.kind == .code }
      ? BuildSettings(
        toolchain: try Toolchain(environment: context.environment), library: library, cache: cache, executable: context.executable,
        adapter: Adapter(beside: context.executable, environment: context.environment, interruption: context.interruption),
        environment: context.environment, jobs: options.jobs) : nil
    states = []
    for module in modules {
      states.append(ModuleState(module: module, key: module.kind == .code ? try settings?.key(of: module) : nil))
    }
  }

  var hostSettings: HostRun.Settings {
    HostRun.Settings(environment: context.environment, timeOut: options.timeOut, library: library.path)
  }

  /// The program that makes a module's previews: its runner, or the host of Interface Builder files beside the tool.
  func runner(of module: Int) -> String {
    guard states[module].module.kind == .interface else { return states[module].entry?.runner ?? "" }
    return Path.join(Path.split(context.executable).folder, "layoutpreview-host")
  }

  func makeScheduler() -> Scheduler { Scheduler(slots: options.jobs, loop: EventLoop(interruption: context.interruption)) }

  func request(_ command: HostRequest.Command, for module: Int) -> HostRequest {
    var request = HostRequest(command: command, fontFolder: fontFolder, cacheFolder: Path.join(cache.folder, "fonts"))
    request.resourceFolders = states[module].module.resourceFolders
    request.iosVersion = options.iosVersion
    request.reportsAmbiguity = options.isStrict
    request.drawsChrome = options.drawsChrome
    request.drawsOverlay = options.drawsOverlay
    request.usesFileEra = options.usesFileEra
    return request
  }

  /// Builds what is not in the cache and asks new runners for their previews.
  func prepare() throws {
    let scheduler = makeScheduler()
    var builds = 0
    addDocumentListings(to: scheduler)
    for index in states.indices {
      guard let settings, let key = states[index].key else { continue }
      if let entry = settings.cache.entry(key) {
        states[index].entry = entry
        if entry.description.previews == nil { scheduler.add(listing(index)) }
        continue
      }
      builds += 1
      scheduler.add(
        RunnerBuild(module: states[index].module, settings: settings, key: key) { [unowned self, unowned scheduler] in
          built(index, $0, scheduler)
        })
    }
    if builds > 0 {
      progress.add(builds)
      progress.stage("compiling \(states.first.map { context.shown($0.module.path) } ?? "")")
    }
    defer { settings?.adapter.stop() }
    try scheduler.run()
  }

  private func built(_ index: Int, _ result: Result<RunnerCache.Entry, BuildFailure>, _ scheduler: Scheduler) {
    progress.advance("compiled \(context.shown(states[index].module.path))")
    switch result {
    case .success(let entry):
      states[index].entry = entry
      if entry.description.previews == nil { scheduler.add(listing(index)) }
    case .failure(let failure):
      states[index].failure = failure
    }
  }

  /// Files that one host reads: it starts in tens of milliseconds and reads one in two.
  private static let documentsPerHost = 24

  private func addDocumentListings(to scheduler: Scheduler) {
    let documents = states.indices.filter { states[$0].module.kind == .interface }
    guard let first = documents.first else { return }
    let hosts = max(1, min(options.jobs, documents.count / PreviewSession.documentsPerHost))
    for host in 0..<hosts {
      let share = documents[(documents.count * host / hosts)..<(documents.count * (host + 1) / hosts)]
      var request = request(.list, for: first)
      request.documents = share.map { states[$0].module.path }
      let indices = Dictionary(share.map { (states[$0].module.path, $0) }) { first, _ in first }
      scheduler.add(
        DocumentListing(runner: runner(of: first), request: request, settings: hostSettings) { [unowned self] path, answer in
          guard let index = indices[path] else { return }
          switch answer {
          case .success(let scenes): states[index].scenes = scenes
          case .failure(let failure):
            states[index].listingFailure = failure.message
            states[index].listingLine = failure.line
          }
        })
    }
  }

  private func listing(_ index: Int) -> HostListing {
    let state = states[index]
    return HostListing(
      runner: runner(of: index), request: request(.list, for: index), settings: hostSettings, userFiles: state.module.sources
    ) { [unowned self] answer in
      switch answer {
      case .success(let previews):
        states[index].entry?.description.previews = previews
        if let key = state.key, let description = states[index].entry?.description { cache.update(key, description) }
      case .failure(let failure):
        states[index].listingFailure = failure.message
      }
    }
  }

  /// Every preview, in the order of the sources.
  var allSelections: [Selection] {
    var all: [Selection] = []
    for module in states.indices {
      for (index, preview) in states[module].previews.enumerated() {
        all.append(Selection(module: module, index: index, preview: preview))
      }
    }
    return all
  }

  /// The previews that `--only` lets through, in the order of their sources.
  func selections() throws -> [Selection] {
    let all = allSelections
    guard !options.only.isEmpty else { return all }
    for pattern in options.only where !all.isEmpty && !all.contains(where: { matches($0.preview.name, pattern) }) {
      throw ToolError.nothingMatches(pattern: pattern, names: all.map(\.preview.name))
    }
    return all.filter { selection in options.only.contains { matches(selection.preview.name, $0) } }
  }

  /// The folder of each selected preview below the output folder.
  ///
  /// Names are given out over all previews, so that `--only` changes none.
  func outputFolders(_ selections: [Selection]) -> [String] {
    var names = OutputNames()
    var folders: [[String]] = []
    for state in states {
      folders.append(state.previews.map { names.folder(forPreview: $0.name, module: state.module.name) })
    }
    return selections.map { folders[$0.module][$0.index] }
  }

  func matches(_ name: String, _ pattern: String) -> Bool { name == pattern || Glob.matches(name, pattern) }
}
