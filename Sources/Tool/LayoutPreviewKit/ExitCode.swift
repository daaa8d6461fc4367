/// How the tool ends; printed by `--help`.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case previewFailed = 1
  case usage = 2
  case doesNotCompile = 3
  case nothingFound = 4
  case environment = 5
  case outputNotWritten = 6
  case differs = 7
  case brokenPicture = 8
  case interrupted = 130

  package var meaning: String {
    switch self {
    case .success: "everything asked for was done"
    case .previewFailed: "a preview failed (or, with --strict, has a conflict, an ambiguity or something missing)"
    case .usage: "the command line is wrong"
    case .doesNotCompile: "source does not compile"
    case .nothingFound: "no such path, or nothing to preview in it"
    case .environment: "the toolchain, the library or the fonts are missing or do not fit; see layoutpreview doctor"
    case .outputNotWritten: "an output could not be written"
    case .differs:
      "test: a picture is not its reference, has none yet, was just recorded, or a reference is left over; diff: the two differ"
    case .brokenPicture: "diff: a picture is broken, or is none"
    case .interrupted: "interrupted (Ctrl-C)"
    }
  }

  /// Which of two codes tells more: the cause that the user has to mend first.
  func worse(_ other: ExitCode) -> ExitCode {
    let order: [ExitCode] = [
      .success, .differs, .brokenPicture, .previewFailed, .doesNotCompile, .nothingFound, .outputNotWritten, .environment, .usage,
      .interrupted,
    ]
    let mine = order.firstIndex(of: self) ?? 0
    let others = order.firstIndex(of: other) ?? 0
    return mine >= others ? self : other
  }
}
