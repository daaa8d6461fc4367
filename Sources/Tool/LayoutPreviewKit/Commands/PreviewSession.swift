import Glibc
import HostProtocol

/// Finds the modules of a command, builds them, and knows their previews.
final class PreviewSession {
  struct ModuleState {
    var module: Module
    var key: RunnerCache.Key
    var entry: RunnerCache.Entry?
    var failure: BuildFailure?
    /// The host that should have named the previews died.
    var listingFailure: String?

    var previews: [HostEvent.Preview] { entry?.description.previews ?? [] }
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
  private let settings: BuildSettings
  let fontFolder: String

  init(_ context: Context) throws {
    self.context = context
    options = try RenderOptions(context.arguments, processors: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
    progress = Progress(console: context.console)
    let modules = try Project(currentFolder: context.currentFolder).modules(context.arguments.operands)
    fontFolder = try FontFolder.locate(executable: context.executable, override: context.arguments.value("font-folder"))
    let library = try RuntimeLibrary(executable: context.executable, override: context.arguments.value("library-folder"))
    settings = BuildSettings(
      toolchain: try Toolchain(environment: context.environment), library: library,
      cache: try RunnerCache(folder: CacheFolder.locate(from: context.currentFolder, environment: context.environment)),
      executable: context.executable, environment: context.environment, jobs: options.jobs)
    states = []
    for module in modules { states.append(ModuleState(module: module, key: try settings.key(of: module))) }
  }

  var hostSettings: HostRun.Settings { HostRun.Settings(environment: context.environment, timeOut: options.timeOut) }

  func makeScheduler() -> Scheduler { Scheduler(slots: options.jobs, loop: EventLoop(interruption: context.interruption)) }

  func request(_ command: HostRequest.Command, for module: Int) -> HostRequest {
    var request = HostRequest(command: command, fontFolder: fontFolder, cacheFolder: Path.join(settings.cache.folder, "fonts"))
    request.resourceFolders = states[module].module.resourceFolders
    request.iosVersion = options.iosVersion
    request.reportsAmbiguity = options.isStrict
    request.drawsChrome = options.drawsChrome
    return request
  }

  /// Builds what is not in the cache and asks new runners for their previews.
  func prepare() throws {
    let scheduler = makeScheduler()
    var builds = 0
    for index in states.indices {
      if let entry = settings.cache.entry(states[index].key) {
        states[index].entry = entry
        if entry.description.previews == nil { scheduler.add(listing(index)) }
        continue
      }
      builds += 1
      scheduler.add(
        RunnerBuild(module: states[index].module, settings: settings, key: states[index].key) { [unowned self, unowned scheduler] in
          built(index, $0, scheduler)
        })
    }
    if builds > 0 {
      progress.add(builds)
      progress.stage("compiling \(states.first.map { context.shown($0.module.path) } ?? "")")
    }
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

  private func listing(_ index: Int) -> HostListing {
    let state = states[index]
    return HostListing(
      runner: state.entry?.runner ?? "", request: request(.list, for: index), settings: hostSettings, userFiles: state.module.sources
    ) { [unowned self] answer in
      switch answer {
      case .success(let previews):
        states[index].entry?.description.previews = previews
        if let description = states[index].entry?.description { settings.cache.update(state.key, description) }
      case .failure(let failure):
        states[index].listingFailure = failure.message
      }
    }
  }

  /// The previews that `--only` lets through, in the order of their sources.
  func selections() throws -> [Selection] {
    var all: [Selection] = []
    for module in states.indices {
      for (index, preview) in states[module].previews.enumerated() {
        all.append(Selection(module: module, index: index, preview: preview))
      }
    }
    guard !options.only.isEmpty else { return all }
    for pattern in options.only where !all.isEmpty && !all.contains(where: { matches($0.preview.name, pattern) }) {
      throw ToolError.nothingMatches(pattern: pattern, names: all.map(\.preview.name))
    }
    return all.filter { selection in options.only.contains { matches(selection.preview.name, $0) } }
  }

  private func matches(_ name: String, _ pattern: String) -> Bool { name == pattern || fnmatch(pattern, name, 0) == 0 }
}
