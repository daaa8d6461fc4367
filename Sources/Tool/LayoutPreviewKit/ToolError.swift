/// What ends a command; one case per cause, each with its culprit.
enum ToolError: Error {
  case usage(UsageError)
  case file(FileError)
  case pathNotFound(path: String, suggestion: String?)
  case notSwift(path: String)
  case noSources(path: String)
  case defaultFolderMissing
  case nothingMatches(pattern: String, names: [String])
  case noPreviews(paths: [String])
  case noPictures(folders: [String])
  case compilerMissing
  case libraryMissing(folders: [String])
  case fontsMissing(folders: [String])
  case toolchainDiffers(library: String, compiler: String)
  case cacheUnwritable(FileError)
  /// The program that adapts sources does not stand beside the tool.
  case adapterMissing(String)
  /// It ended, or said something else.
  case adapterFailed(String)
  case alreadyThere(path: String)
  /// `layoutpreview.json` makes no sense.
  case settings(path: String, reason: String, hint: String?)
  /// A folder that a report would be written over.
  case notAReport(path: String)
  case noReport(path: String)
  case brokenReport(path: String, reason: String)
  case shardsMissing([String])
  case interrupted

  var exitCode: ExitCode {
    switch self {
    case .usage, .notSwift, .alreadyThere, .settings, .notAReport: .usage
    case .pathNotFound, .noSources, .defaultFolderMissing, .nothingMatches, .noPreviews, .noPictures, .noReport, .brokenReport,
      .shardsMissing:
      .nothingFound
    case .compilerMissing, .libraryMissing, .fontsMissing, .toolchainDiffers, .cacheUnwritable, .adapterMissing, .adapterFailed:
      .environment
    case .file(let error): error.isAboutWriting ? .outputNotWritten : .nothingFound
    case .interrupted: .interrupted
    }
  }
}
