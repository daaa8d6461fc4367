/// Carries out `layoutpreview doctor`.
struct DoctorCommand {
  let context: Context

  init(_ context: Context) { self.context = context }

  struct Check {
    var name: String
    var isFine: Bool
    var detail: String
    /// What to type or change; nil where nothing is wrong.
    var mend: String?
  }

  func run() -> ExitCode {
    let checks = self.checks()
    let isFine = checks.allSatisfy(\.isFine)
    if context.isJSON {
      let list = checks.map { check -> JSON in
        [
          "check": .string(check.name), "ok": .bool(check.isFine), "detail": .string(check.detail), "mend": JSON(check.mend),
        ]
      }
      context.console.result((["schemaVersion": 1, "ok": .bool(isFine), "checks": .array(list)] as JSON).text)
    } else {
      let style = context.console.output
      var text = ""
      for check in checks {
        text += "\(check.isFine ? style.green("ok") : style.red("no"))  \(check.name): \(Console.printable(check.detail))\n"
        if let mend = check.mend { text += "      mend it: \(mend)\n" }
      }
      context.console.result(text)
    }
    return isFine ? .success : .environment
  }

  private func checks() -> [Check] {
    var checks: [Check] = []
    let toolchain = attempt { try Toolchain(environment: context.environment) }
    let library = attempt {
      try RuntimeLibrary(executable: context.executable, override: context.arguments.value("library-folder"))
    }
    checks.append(check("compiler", toolchain) { $0.compiler })
    checks.append(adapterCheck())
    checks.append(check("library", library) { $0.path })
    if case .success(let toolchain) = toolchain, case .success(let library) = library {
      checks.append(versions(toolchain, library))
    }
    if case .success(let toolchain) = toolchain { checks.append(linker(toolchain)) }
    let fonts = attempt { try FontFolder.locate(executable: context.executable, override: context.arguments.value("font-folder")) }
    checks.append(fontCheck(fonts))
    checks.append(cacheCheck())
    checks.append(outputCheck())
    return checks
  }

  private func attempt<Value>(_ body: () throws -> Value) -> Result<Value, ToolError> {
    do {
      return .success(try body())
    } catch {
      return .failure(error as? ToolError ?? .interrupted)
    }
  }

  private func check<Value>(_ name: String, _ result: Result<Value, ToolError>, _ detail: (Value) -> String) -> Check {
    switch result {
    case .success(let value): Check(name: name, isFine: true, detail: detail(value), mend: nil)
    case .failure(let error): Check(name: name, isFine: false, detail: error.message, mend: error.hint)
    }
  }

  private func versions(_ toolchain: Toolchain, _ library: RuntimeLibrary) -> Check {
    let compiler = CompilerVersion.read(toolchain, environment: context.environment) ?? "a compiler that does not say its version"
    let builder = library.compilerVersion ?? "an unknown compiler"
    guard compiler != builder else { return Check(name: "versions", isFine: true, detail: "both are \(compiler)", mend: nil) }
    let error = ToolError.toolchainDiffers(library: builder, compiler: compiler)
    return Check(name: "versions", isFine: false, detail: error.message, mend: error.hint)
  }

  private func linker(_ toolchain: Toolchain) -> Check {
    let folders = [Path.split(toolchain.resolved).folder] + (context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    if let found = folders.map({ Path.join($0, "ld.lld") }).first(where: FileSystem.isExecutable) {
      return Check(name: "linker", isFine: true, detail: found, mend: nil)
    }
    return Check(
      name: "linker", isFine: false, detail: "ld.lld is neither in the toolchain nor on the PATH",
      mend: "install the whole toolchain, or: apt-get install lld")
  }

  private func adapterCheck() -> Check {
    let path = Adapter.path(beside: context.executable)
    guard FileSystem.isExecutable(path) else {
      let error = ToolError.adapterMissing(path)
      return Check(name: "adapter", isFine: false, detail: error.message, mend: error.hint)
    }
    return Check(name: "adapter", isFine: true, detail: path, mend: nil)
  }

  private func fontCheck(_ folder: Result<String, ToolError>) -> Check {
    guard case .success(let path) = folder, (try? FileSystem.list(path))?.isEmpty != false else {
      return check("fonts", folder) { $0 }
    }
    return Check(name: "fonts", isFine: false, detail: "\(path) is empty", mend: "make them: make fonts")
  }

  private func cacheCheck() -> Check {
    let folder = CacheFolder.locate(from: context.currentFolder, environment: context.environment)
    do {
      try FileSystem.createFolder(folder)
      guard FileSystem.isWritable(folder) else { throw FileError(operation: .write, path: folder, number: 13) }
      return Check(name: "cache", isFine: true, detail: folder, mend: nil)
    } catch {
      let failure = ToolError.cacheUnwritable(error as? FileError ?? FileError(operation: .create, path: folder, number: 13))
      return Check(name: "cache", isFine: false, detail: failure.message, mend: failure.hint)
    }
  }

  private func outputCheck() -> Check {
    let folder = Path.absolute(RenderOptions.defaultOutput, in: context.currentFolder)
    let target = FileSystem.exists(folder) ? folder : context.currentFolder
    return FileSystem.isWritable(target)
      ? Check(name: "output", isFine: true, detail: folder, mend: nil)
      : Check(name: "output", isFine: false, detail: "\(target) is not writable", mend: "make it writable, or give --out DIR")
  }
}
