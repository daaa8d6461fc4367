import Glibc

/// Compiles the runner of one module, or finds it in the cache.
final class RunnerBuild: Work {
  private let module: Module
  private let settings: BuildSettings
  private let key: RunnerCache.Key
  private let onResult: (Result<RunnerCache.Entry, BuildFailure>) -> Void
  private var loop: EventLoop?
  private var lock: FileLock?
  private var folder: String?
  private var rewritten: RewrittenModule?
  private var compiler: ChildProcess?
  private var said: [UInt8] = []
  private(set) var isFinished = false

  /// Messages beyond this are dropped: thousands of errors have one cause.
  private static let messageBytes = 4 << 20

  init(
    module: Module, settings: BuildSettings, key: RunnerCache.Key,
    onResult: @escaping (Result<RunnerCache.Entry, BuildFailure>) -> Void
  ) {
    self.module = module
    self.settings = settings
    self.key = key
    self.onResult = onResult
  }

  func start(_ loop: EventLoop) {
    self.loop = loop
    takeTurn()
  }

  func tick() {
    if let compiler { compiler.tick() } else { takeTurn() }
  }

  func cancel() {
    isFinished = true
    compiler?.kill()
    compiler?.reap()
    if let folder { FileSystem.remove(folder) }
  }

  /// Builds, or leaves it to the process that does so already and takes its result.
  private func takeTurn() {
    guard !isFinished else { return }
    do {
      guard let lock = try settings.cache.lock(key) else { return }
      self.lock = lock
      if let entry = settings.cache.entry(key) { return finish(.success(entry)) }
      try compile()
    } catch let error as FileError {
      finish(.failure(.tool(.cacheUnwritable(error))))
    } catch let error as BuildFailure {
      finish(.failure(error))
    } catch let error as ToolError {
      finish(.failure(.tool(error)))
    } catch {
      finish(.failure(.doesNotCompile([.init(file: nil, line: 0, column: 0, severity: .error, message: "\(error)")])))
    }
  }

  private func compile() throws {
    guard let loop else { return }
    let sources = try module.sources.map { ($0, try FileSystem.readText($0)) }
    let encodingErrors = sources.compactMap { CompilerDiagnostic(encodingOf: $0, text: $1) }
    guard encodingErrors.isEmpty else { throw BuildFailure.doesNotCompile(encodingErrors) }
    let rewritten = try settings.adapter.adapt(sources)
    self.rewritten = rewritten
    let folder = try settings.cache.makeBuildFolder(key)
    self.folder = folder
    var names = UniqueNames(taken: ["main.swift"])
    var written = [Path.join(folder, "main.swift")]
    try FileSystem.write(rewritten.registration, to: written[0])
    for file in rewritten.files {
      written.append(Path.join(folder, names.unique(Path.stem(file.path), suffix: ".swift")))
      try FileSystem.write(file.text, to: written[written.count - 1])
    }
    // What the compiler leaves, or has no time to clear away when it is ended, goes with the folder.
    let temporary = Path.join(folder, "tmp")
    try FileSystem.createFolder(temporary)
    let collect: (UnsafeRawBufferPointer) -> Void = { [unowned self] bytes in
      if said.count < RunnerBuild.messageBytes { said.append(contentsOf: bytes) }
    }
    compiler = try ChildProcess(
      settings.toolchain.compiler,
      settings.arguments(
        module: module, sources: written, bytes: rewritten.files.reduce(0) { $0 + $1.text.utf8.count },
        runner: Path.join(folder, "runner")), environment: settings.environment.setting("TMPDIR", temporary),
      channels: .init(output: collect, error: collect), loop: loop
    ) { [unowned self] in ended($0) }
  }

  private func ended(_ status: ExitStatus) {
    guard !isFinished, let folder, let rewritten else { return }
    guard status == .exited(0) else {
      FileSystem.remove(folder)
      return finish(.failure(failure(status, rewritten)))
    }
    do {
      for entry in try FileSystem.list(folder) where entry.name != "runner" { FileSystem.remove(Path.join(folder, entry.name)) }
      finish(.success(try settings.cache.install(folder, key, .init(findings: rewritten.findings, previews: nil))))
    } catch {
      finish(.failure(.tool(.cacheUnwritable(error as? FileError ?? FileError(operation: .write, path: folder, number: EIO)))))
    }
  }

  private func failure(_ status: ExitStatus, _ rewritten: RewrittenModule) -> BuildFailure {
    let text = String(decoding: said, as: UTF8.self)
    if text.contains("cannot be imported by the Swift") || text.contains("was created by a different version of the compiler")
      || text.contains("compiled module was created by")
    {
      return .tool(
        .toolchainDiffers(
          library: settings.library.compilerVersion ?? "another compiler",
          compiler: CompilerVersion.read(settings.toolchain, environment: settings.environment) ?? "another one"))
    }
    var diagnostics = CompilerDiagnostic.parse(text).filter { $0.severity == .error || $0.severity == .note }
    // The driver's summaries, when others say more.
    if diagnostics.contains(where: { $0.file != nil }) {
      diagnostics.removeAll { $0.file == nil && $0.severity == .error }
    } else if diagnostics.contains(where: { $0.message.hasPrefix("ld") }) {
      diagnostics.removeAll { !$0.message.hasPrefix("ld") }
    }
    let files = Dictionary(rewritten.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    // What the adapter wrote fails only where the user's code around it does.
    let ofUser = diagnostics.filter { $0.isAboutUserCode(files: files.keys) }
    if ofUser.contains(where: { $0.severity == .error }) { diagnostics = ofUser }
    diagnostics = diagnostics.map { diagnostic in
      guard let path = diagnostic.file, let file = files[path] else { return diagnostic }
      var mapped = diagnostic
      if let position = file.userPosition(diagnostic.line, diagnostic.column) { (mapped.line, mapped.column) = position }
      return mapped
    }
    if diagnostics.isEmpty {
      let reason = status == .exited(1) ? "" : " (\(CrashReason(status).message))"
      let last = text.split(separator: "\n").suffix(3).joined(separator: "; ")
      diagnostics = [
        .init(file: nil, line: 0, column: 0, severity: .error, message: "the compiler failed\(reason): \(last)")
      ]
    }
    return .doesNotCompile(diagnostics)
  }

  private func finish(_ result: Result<RunnerCache.Entry, BuildFailure>) {
    isFinished = true
    lock = nil
    onResult(result)
  }
}
