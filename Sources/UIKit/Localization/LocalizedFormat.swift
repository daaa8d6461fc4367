/// A format with variables, as string dictionaries and string catalogs define them: `%#@files@ in %@`.
package struct LocalizedFormat: Hashable, Sendable {
  package var text: String
  package var variables: [String: Variable]
  /// The language whose plural rules choose among the words.
  package var language: String

  /// One `%#@name@` of a format.
  package struct Variable: Hashable, Sendable {
    /// Index of the argument that decides; nil for the argument at the variable's place.
    package var argument: Int?
    /// How `%arg` in the words is written, without the percent sign: `lld`.
    package var specifier: String
    /// Whether specifiers in the words count from the format's first argument, as in a catalog's variation of a whole string.
    package var countsFromStart: Bool
    /// The words by plural category; `other` is always among them.
    package var cases: [String: String]

    package init(argument: Int? = nil, specifier: String, countsFromStart: Bool = false, cases: [String: String]) {
      self.argument = argument
      self.specifier = specifier
      self.countsFromStart = countsFromStart
      self.cases = cases
    }
  }

  package init(text: String, variables: [String: Variable], language: String) {
    self.text = text
    self.variables = variables
    self.language = language
  }

  /// A whole string that varies with the number in it: the first integer of its `other` words, else its first argument.
  package static func varying(_ cases: [String: String], language: String) -> LocalizedFormat {
    let specifiers = FormatPiece.parse(cases["other"] ?? "").compactMap { piece -> FormatPiece.Specifier? in
      if case .specifier(let specifier) = piece { specifier } else { nil }
    }
    let first = specifiers.firstIndex(where: \.isInteger) ?? 0
    let argument = specifiers.isEmpty ? 0 : specifiers[first].position ?? first
    return LocalizedFormat(
      text: "%#@value@", variables: ["value": Variable(argument: argument, specifier: "lld", countsFromStart: true, cases: cases)],
      language: language)
  }
}
