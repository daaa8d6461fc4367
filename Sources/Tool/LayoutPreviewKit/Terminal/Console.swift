import Glibc

/// Where the tool prints: results to standard output, everything else to standard error.
final class Console {
  /// Escape sequences of one stream.
  struct Style {
    let isColoured: Bool

    func bold(_ text: String) -> String { wrap("1", text) }
    func dim(_ text: String) -> String { wrap("2", text) }
    func red(_ text: String) -> String { wrap("1;31", text) }
    func yellow(_ text: String) -> String { wrap("1;33", text) }
    func green(_ text: String) -> String { wrap("32", text) }
    func cyan(_ text: String) -> String { wrap("36", text) }

    private func wrap(_ code: String, _ text: String) -> String {
      isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
  }

  let isQuiet: Bool
  let output: Style
  let error: Style
  /// Whether a line on standard error can be drawn over.
  let isErrorTerminal: Bool
  private let outputDescriptor: Int32
  private let errorDescriptor: Int32
  private var progressLine = ""
  /// The system's number of the error that ended standard output.
  private(set) var outputFailure: Int32?

  init(
    isQuiet: Bool, allowsColour: Bool, environment: Environment, output: Int32 = 1, error: Int32 = 2
  ) {
    self.isQuiet = isQuiet
    outputDescriptor = output
    errorDescriptor = error
    let mayColour = allowsColour && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    self.output = Style(isColoured: mayColour && isatty(output) == 1)
    self.error = Style(isColoured: mayColour && isatty(error) == 1)
    isErrorTerminal = isatty(error) == 1 && environment["TERM"] != "dumb" && environment["TERM"] != nil
  }

  /// A result; `text` brings its own line breaks.
  func result(_ text: String) {
    clearProgress()
    if !Console.write(text, to: outputDescriptor), outputFailure == nil { outputFailure = errno }
    redrawProgress()
  }

  /// A line of a report that --quiet leaves out.
  func note(_ line: String) {
    guard !isQuiet else { return }
    say(line)
  }

  func error(_ message: String, hint: String? = nil) {
    say("\(error.red("error:")) \(Console.printable(message))")
    if let hint { say("  \(Console.printable(hint))") }
  }

  func warning(_ message: String) {
    guard !isQuiet else { return }
    say("\(error.yellow("warning:")) \(Console.printable(message))")
  }

  /// A line to standard error whatever the options.
  func say(_ line: String) {
    clearProgress()
    _ = Console.write(line + "\n", to: errorDescriptor)
    redrawProgress()
  }

  /// Draws over the progress line; an empty text removes it.
  ///
  /// Does nothing where there is no terminal.
  func progress(_ line: String) {
    guard isErrorTerminal, !isQuiet, line != progressLine else { return }
    _ = Console.write("\r\u{1B}[2K" + line, to: errorDescriptor)
    progressLine = line
  }

  private func clearProgress() {
    guard !progressLine.isEmpty else { return }
    _ = Console.write("\r\u{1B}[2K", to: errorDescriptor)
  }

  private func redrawProgress() {
    guard !progressLine.isEmpty else { return }
    _ = Console.write(progressLine, to: errorDescriptor)
  }

  /// Columns of the terminal behind standard error; 80 where it has none.
  var width: Int {
    var size = winsize()
    guard ioctl(errorDescriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Text of others without what would steer the terminal.
  static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar.value == 0x0A || scalar.value == 0x09 || (scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
            ? scalar : "\u{FFFD}"
        }))
  }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0 {
          if errno == EINTR { continue }
          if errno == EAGAIN {
            var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&wait, 1, 100)
            continue
          }
          return false
        }
        offset += count
      }
      return true
    }
  }
}
