/// A module after the adapter: what is compiled, and what is told to the user.
struct RewrittenModule {
  struct File {
    /// The user's file.
    var path: String
    /// What is compiled in its place.
    var text: String
    var original: String
    /// The user's position for one that the compiler reports.
    var userPosition: (_ line: Int, _ column: Int) -> (line: Int, column: Int)?
  }

  var files: [File]
  /// The text of the runner's `main.swift`.
  var registration: String
  var findings: [ModuleFinding]
  var previewCount: Int
}

/// Something about the sources that the user is told on every run, also when nothing is compiled.
struct ModuleFinding: Codable, Hashable {
  enum Kind: String, Codable { case skippedType, notAdapted }

  var kind: Kind
  var file: String
  var line: Int
  var column: Int
  var message: String
  /// Code to paste; nil where there is none.
  var suggestion: String?
}
