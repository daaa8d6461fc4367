/// The Swift compiler on the PATH.
struct Toolchain {
  /// `swiftc` as it is started: the name of the link decides what the driver does.
  let compiler: String
  /// The real file.
  let resolved: String

  init(environment: Environment) throws {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard let compiler = folders.map({ Path.join($0, "swiftc") }).first(where: FileSystem.isExecutable) else {
      throw ToolError.compilerMissing
    }
    self.compiler = compiler
    resolved = FileSystem.realPath(compiler) ?? compiler
  }

  /// Changes whenever another compiler stands there; starting it to ask for its version would cost every run 30 ms.
  func identify(_ hash: inout ContentHash) {
    let frontend = Path.join(Path.split(resolved).folder, "swift-frontend")
    for path in [resolved, frontend] { hash.combine(file: path) }
  }
}

extension ContentHash {
  /// Adds what tells one state of a file from another without reading it.
  mutating func combine(file path: String) {
    combine(path)
    guard let status = FileSystem.status(path) else { return }
    combine(UInt64(status.size))
    combine(UInt64(status.modified))
  }
}
