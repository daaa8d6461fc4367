import FoundationEssentials
import Glibc
import HostProtocol

/// The program that rewrites sources, started when the first module is to be compiled.
///
/// It is a process of its own, since loading SwiftSyntax takes 12 ms, which every other command would pay, too.
final class Adapter {
  private let executable: String
  private let environment: Environment
  private let interruption: Int32
  /// Our end of the line to the program; -1 while there is none.
  private var line: Int32 = -1
  private var process: pid_t = 0
  private var modules = 0
  private var received: [UInt8] = []

  /// - Parameter executable: the path of the tool, beside which the program stands
  init(beside executable: String, environment: Environment, interruption: Int32) {
    self.executable = Adapter.path(beside: executable)
    self.environment = environment
    self.interruption = interruption
  }

  deinit { stop() }

  static func path(beside tool: String) -> String { Path.join(Path.split(tool).folder, "layoutpreview-adapter") }

  /// Another adapter makes other runners.
  func identify(_ hash: inout ContentHash) { hash.combine(file: executable) }

  /// Rewrites the files of a module.
  func adapt(_ sources: [(path: String, text: String)]) throws -> RewrittenModule {
    modules += 1
    let number = modules
    let request = AdapterRequest(module: number, sources: sources.map { AdapterRequest.Source(path: $0.path, text: $0.text) })
    guard let module = try answer(to: request).module, module.texts.count == sources.count else {
      throw ToolError.adapterFailed(executable)
    }
    var rewritten = RewrittenModule(files: [], registration: module.registration, findings: [], previewCount: module.previewCount)
    for (index, source) in sources.enumerated() {
      rewritten.files.append(
        .init(path: source.path, text: module.texts[index], original: source.text) { [self] line, column in
          let position = AdapterRequest.Position(file: index, line: line, column: column)
          let place = try? answer(to: AdapterRequest(module: number, position: position)).place
          return place.map { ($0.line, $0.column) }
        })
    }
    rewritten.findings = module.findings.map {
      ModuleFinding(
        kind: $0.suggestion == nil ? .notAdapted : .skippedType, file: $0.file, line: $0.line, column: $0.column, message: $0.message,
        suggestion: $0.suggestion)
    }
    return rewritten
  }

  /// Lets the program end; the next module starts it anew.
  func stop() {
    guard line >= 0 else { return }
    close(line)
    line = -1
    received = []
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  private func answer(to request: AdapterRequest) throws -> AdapterAnswer {
    if line < 0 { try start() }
    do {
      try send(Array(try JSONEncoder().encode(request)) + [UInt8(ascii: "\n")])
      return try JSONDecoder().decode(AdapterAnswer.self, from: Data(try receive()))
    } catch {
      kill(process, SIGKILL)
      stop()
      if case ToolError.interrupted = error { throw error }
      throw ToolError.adapterFailed(executable)
    }
  }

  private func start() throws {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw ToolError.file(FileError(operation: .create, path: "a socket", number: errno))
    }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...1 { posix_spawn_file_actions_adddup2(&actions, ends[1], descriptor) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own: who interrupts us does not end it in the midst of an answer. It ends when we do, as its input does.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(executable), nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.assignments.map { strdup($0) } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    let result = posix_spawn(&process, executable, &actions, &attributes, &arguments, &variables)
    guard result == 0 else {
      close(ends[0])
      throw ToolError.adapterMissing(executable)
    }
    line = ends[0]
  }

  private func send(_ bytes: [UInt8]) throws {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { write(line, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR, Interruption.signal == 0 { continue }
      guard count > 0 else { throw failure }
      offset += count
    }
  }

  /// The next line.
  private func receive() throws -> [UInt8] {
    var searched = 0
    while true {
      if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeFirst(end + 1) }
        return Array(received[..<end])
      }
      searched = received.count
      var descriptors = [pollfd(fd: line, events: Int16(POLLIN), revents: 0), pollfd(fd: interruption, events: Int16(POLLIN), revents: 0)]
      let ready = poll(&descriptors, 2, -1)
      if Interruption.signal != 0 { throw ToolError.interrupted }
      if ready < 0, errno == EINTR { continue }
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
        let count = read(line, buffer.baseAddress, buffer.count)
        if count > 0 { received.append(contentsOf: buffer[..<count]) }
        return count
      }
      guard count > 0 || (count < 0 && errno == EINTR) else { throw failure }
    }
  }

  private var failure: ToolError { Interruption.signal == 0 ? .adapterFailed(executable) : .interrupted }
}
