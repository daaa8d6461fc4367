/// What the adapter answers: one JSON document a line, on its standard output, for each request.
package struct AdapterAnswer: Codable, Hashable, Sendable {
  /// A module that was adapted.
  package struct Module: Codable, Hashable, Sendable {
    /// What is compiled in the place of each source, in the order in which they were given.
    package var texts: [String]
    /// The text of the runner's `main.swift`.
    package var registration: String
    package var previewCount: Int
    package var findings: [Finding]

    package init(texts: [String], registration: String, previewCount: Int, findings: [Finding]) {
      self.texts = texts
      self.registration = registration
      self.previewCount = previewCount
      self.findings = findings
    }
  }

  /// What the user is told about the sources.
  package struct Finding: Codable, Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    package var message: String
    /// A `#Preview` to paste, where a class was left out; nil where something could not be adapted.
    package var suggestion: String?

    package init(file: String, line: Int, column: Int, message: String, suggestion: String? = nil) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
      self.suggestion = suggestion
    }
  }

  /// A place in the user's file.
  package struct Place: Codable, Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The answer to sources.
  package var module: Module?
  /// The answer to a position; nil where the user's file has no such line.
  package var place: Place?

  package init(module: Module? = nil, place: Place? = nil) {
    self.module = module
    self.place = place
  }
}
