/// What every command works with.
struct Context {
  var arguments: Arguments
  let console: Console
  let environment: Environment
  /// Readable when the user interrupts.
  let interruption: Int32
  /// The real path of the running program.
  let executable: String
  let currentFolder: String

  init(arguments: Arguments, console: Console, environment: Environment, interruption: Int32) {
    self.arguments = arguments
    self.console = console
    self.environment = environment
    self.interruption = interruption
    executable = FileSystem.realPath("/proc/self/exe") ?? "layoutpreview"
    currentFolder = FileSystem.currentFolder
  }

  var isJSON: Bool { arguments.has("json") }

  /// A path of the user's as it is printed.
  func shown(_ path: String) -> String { Path.shown(path, in: currentFolder) }
}
