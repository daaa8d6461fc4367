import Glibc

/// Asks the compiler for its name: only where it matters, for it costs 30 ms.
enum CompilerVersion {
  /// "Swift version 6.3.1 (swift-6.3.1-RELEASE)", the first line that `swiftc --version` prints.
  static func read(_ toolchain: Toolchain, environment: Environment) -> String? {
    var said: [UInt8] = []
    var isDone = false
    let loop = EventLoop(interruption: -1)
    // The compiler's driver leaves an empty folder among the temporary files.
    let temporary = TemporaryFolder(environment)
    defer { withExtendedLifetime(temporary) {} }
    let environment = temporary.map { environment.setting("TMPDIR", $0.path) } ?? environment
    let child = try? ChildProcess(
      toolchain.compiler, ["--version"], environment: environment,
      channels: .init(output: { said.append(contentsOf: $0) }, error: { _ in }), loop: loop
    ) { _ in isDone = true }
    guard let child else { return nil }
    let deadline = MonotonicClock.now + 10
    while !isDone, MonotonicClock.now < deadline {
      loop.step(milliseconds: 10)
      child.tick()
    }
    if !isDone {
      child.kill()
      child.reap()
    }
    let line = String(decoding: said, as: UTF8.self).split(separator: "\n").first { $0.contains("Swift version") }
    guard let line, let mark = line.firstRange(of: "Swift version") else { return nil }
    return String(line[mark.lowerBound...])
  }
}
