/// Why a file of strings, or a part of it, cannot be used.
package struct LocalizationProblem: Error, Hashable, Sendable {
  package var file: String
  package var line: Int?
  package var message: String

  package init(file: String, line: Int?, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }
}
