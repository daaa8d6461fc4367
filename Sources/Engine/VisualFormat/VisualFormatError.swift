/// Why a visual format was refused, and where.
package struct VisualFormatError: Error, Equatable, Sendable {
  /// What is wrong, or was expected.
  package enum Reason: Equatable, Sendable {
    case empty
    case notASCII
    case colonExpected(orientation: String)
    case viewExpected
    case viewOrSuperviewExpected
    case viewNameExpected
    case viewNotClosed
    case predicatesNotClosed
    case predicateExpected
    case numberExpected
    case unknownRelation
    case numberOutOfRange
    case dashExpected
    case textBehindEnd
  }

  package var reason: Reason
  /// The place of the fault, in bytes from the start of the text; at most the text's length.
  package var position: Int

  package init(_ reason: Reason, at position: Int) {
    self.reason = reason
    self.position = position
  }
}

extension VisualFormatError.Reason {
  /// The reason in words.
  ///
  /// Those that Apple's documentation and public crash reports show are worded as there.
  package var text: String {
    switch self {
    case .empty: "It's an empty string."
    case .notASCII: "It contains non-ASCII characters."
    case .colonExpected(let orientation):
      "Expected ':' after '\(orientation)' to specify \(orientation == "V" ? "vertical" : "horizontal") arrangement"
    case .viewExpected: "Expected a view"
    case .viewOrSuperviewExpected: "Expected a view or '|'"
    case .viewNameExpected:
      "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
    case .viewNotClosed: "Expected a ']' here. That is how you give the end of a view."
    case .predicatesNotClosed: "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .predicateExpected: "Expected a predicate: a number, a metric or a view, with a relation before it or a priority behind it"
    case .numberExpected: "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .numberOutOfRange: "Expected a number that is finite"
    case .dashExpected: "Expected a '-' here. That is how you give the end of a connection."
    case .textBehindEnd: "Expected the end of the format string"
    }
  }
}
