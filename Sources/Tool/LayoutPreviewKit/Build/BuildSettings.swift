/// What every build of a run shares.
struct BuildSettings {
  var toolchain: Toolchain
  var library: RuntimeLibrary
  var cache: RunnerCache
  /// Identifies the tool itself, which chooses the compiler's arguments.
  var executable: String
  var adapter: Adapter
  var environment: Environment
  /// Compiler processes of one module.
  var jobs: Int
}

extension BuildSettings {
  /// The name under which a module's runner is kept: everything that it depends on.
  func key(of module: Module) throws -> RunnerCache.Key {
    var hash = ContentHash()
    toolchain.identify(&hash)
    library.identify(&hash)
    hash.combine(file: executable)
    adapter.identify(&hash)
    for source in module.sources {
      hash.combine(source)
      hash.combine(try FileSystem.read(source))
    }
    return RunnerCache.Key(name: "\(module.name)-\(hash.text(digits: 24))")
  }

  /// Sources of fewer bytes are compiled by one thread.
  private static let oneThreadBytes = 96 << 10

  /// The compiler's arguments for sources of so many bytes in all.
  ///
  /// One process compiles a module: a frontend for each file would read the library's modules once each (300 small files: 0.4 s
  /// whole, 10 s apart), and batch mode leaves out object files with line tables alone.
  ///
  /// The library is an input rather than an option, which puts it before Foundation among what the runner needs: where both have
  /// a symbol, such as the getter of the current locale, the library's counts.
  func arguments(module: Module, sources: [String], bytes: Int, runner: String) -> [String] {
    (bytes < BuildSettings.oneThreadBytes ? ["-wmo"] : ["-wmo", "-num-threads", String(jobs)]) + [
      "-module-name", module.name, "-swift-version", "5", "-Onone", "-gline-tables-only", "-suppress-warnings",
      "-diagnostic-style=llvm", "-no-color-diagnostics", "-use-ld=lld", "-module-cache-path", cache.moduleCache,
      "-I", library.modules, "-Xlinker", "-rpath", "-Xlinker", library.folder, "-o", runner,
    ] + sources + [Path.join(library.folder, RuntimeLibrary.fileName)]
  }
}
