/// What the tool asks of the adapter: one JSON document a line, on its standard input.
package struct AdapterRequest: Codable, Hashable, Sendable {
  package struct Source: Codable, Hashable, Sendable {
    package var path: String
    package var text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// A place in what was adapted, as the compiler reports it.
  package struct Position: Codable, Hashable, Sendable {
    /// The source's index in its module.
    package var file: Int
    package var line: Int
    package var column: Int

    package init(file: Int, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// The number that the tool gave the module.
  package var module: Int
  /// The module's files, which are to be adapted.
  package var sources: [Source]?
  /// The place whose position in the user's file is asked for, once the module is adapted.
  package var position: Position?

  package init(module: Int, sources: [Source]) {
    self.module = module
    self.sources = sources
  }

  package init(module: Int, position: Position) {
    self.module = module
    self.position = position
  }
}
