/// What a host printed before it died, cut down to what helps.
struct LastWords: Hashable {
  /// The message of a trap, without file and line: "Unexpectedly found nil while unwrapping an Optional value".
  var fatalMessage: String?
  /// Where in the user's code, as far as it is known.
  var file: String?
  var line: Int?
  /// The last lines that were printed, at most five.
  var lines: [String] = []

  /// Reads the tails of both streams; the user's files are recognised by their paths.
  init(output: String, error: String, userFiles: [String]) {
    let (lines, report) = LastWords.splitReport(error)
    let printed = LastWords.joiningReasons(lines)
    for line in printed where fatalMessage == nil {
      if let found = LastWords.fatal(line, userFiles: userFiles) { (fatalMessage, file, self.line) = found }
    }
    // The innermost frame in the user's code says more than the place of the trap in a library.
    if file == nil, let frame = LastWords.frame(report, userFiles: userFiles) { (file, self.line) = (frame.0, frame.1) }
    let said = printed.filter { LastWords.fatal($0, userFiles: userFiles) == nil }
    let all = output.split(separator: "\n").map(String.init) + said
    self.lines = all.suffix(5).map { $0.count > 200 ? String($0.prefix(200)) + "…" : $0 }
  }

  /// Separates what was printed from the backtrace that Swift's runtime adds.
  private static func splitReport(_ text: String) -> (printed: [String], report: [String]) {
    var printed: [String] = []
    var report: [String] = []
    var isReport = false
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("*** ") || line.hasPrefix("💣 ") || line.hasPrefix("Thread ") || line.contains("Backtrace took") {
        isReport = true
      }
      if isReport { report.append(line) } else { printed.append(line) }
    }
    return (printed, report)
  }

  /// Puts the lines of an exception's reason together again: that of a visual format shows the format and points into it.
  private static func joiningReasons(_ lines: [String]) -> [String] {
    var joined: [String] = []
    var isOpen = false
    for line in lines {
      if isOpen { joined[joined.count - 1] += "\n" + line } else { joined.append(line) }
      if !isOpen, line.firstRange(of: "uncaught exception '") != nil, line.firstRange(of: "reason: '") != nil { isOpen = true }
      if isOpen, line.hasSuffix("'") { isOpen = false }
    }
    // A reason that never ends was cut off: what follows it is other output.
    return isOpen ? lines : joined
  }

  /// How the runtime begins the message of a trap.
  private static let traps = ["Fatal error", "Precondition failed", "Assertion failed"]

  /// `Module/File.swift:12: Fatal error: text`, or `Fatal error: text`.
  private static func fatal(_ line: String, userFiles: [String]) -> (message: String, file: String?, line: Int?)? {
    if let cast = castFailure(line) { return (cast, nil, nil) }
    guard let trap = traps.first(where: { line.firstRange(of: $0) != nil }), let mark = line.firstRange(of: trap) else { return nil }
    var message = line[mark.upperBound...].drop { $0 == ":" || $0 == " " }
    if message.isEmpty { message = trap == traps[0] ? "fatalError()" : trap[...] }
    let fields = line[..<mark.lowerBound].split(separator: ":")
    guard fields.count >= 2, let number = Int(fields[fields.count - 1].filter { $0 != " " }) ?? Int(fields[fields.count - 2]) else {
      return (String(message), nil, nil)
    }
    let name = Path.name(String(fields[0]))
    return (String(message), userFiles.first { Path.name($0) == name }, number)
  }

  /// `Could not cast value of type 'Swift.String' (0x7f…) to 'UIKit.UIView' (0x7f…).` without the addresses.
  private static func castFailure(_ line: String) -> String? {
    guard line.hasPrefix("Could not cast value of type ") else { return nil }
    let quoted = line.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count >= 5 else { return line }
    return "a forced cast from \(quoted[1]) to \(quoted[3]) failed"
  }

  /// The first frame of the backtrace that lies in one of the user's files: `… in runner at /path/File.swift:12:3`, or
  /// `… at Module/File.swift:12:3` in what the adapter made of a `#Preview`.
  private static func frame(_ report: [String], userFiles: [String]) -> (String, Int)? {
    for line in report {
      guard let mark = line.firstRange(of: " in runner at ") else { continue }
      let place = String(line[mark.upperBound...])
      guard let end = place.firstRange(of: ".swift:") else { continue }
      let path = place[..<end.lowerBound] + ".swift"
      let file = userFiles.first { path.hasPrefix("/") ? $0 == path : Path.name($0) == Path.name(String(path)) }
      guard let file, let number = Int(place[end.upperBound...].prefix { $0.isNumber }) else { continue }
      return (file, number)
    }
    return nil
  }
}
