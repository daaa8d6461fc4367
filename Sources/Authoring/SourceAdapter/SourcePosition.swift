/// A place in a file: both numbers start at 1, columns count UTF-8 bytes as the compiler's do.
package struct SourcePosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
