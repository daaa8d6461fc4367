/// The names that the Objective-C runtime knows Swift methods by.
enum ObjectiveCName {
  /// `tapped(_:)` is `tapped:`, `tapped(sender:)` is `tappedWithSender:`, `move(to:)` is `moveTo:`.
  static func method(_ name: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false) -> String {
    var pieces = labels
    if isAsync { pieces.append(pieces.isEmpty ? "completionHandler" : "completionHandler") }
    if isThrowing && !isAsync { pieces.append("error") }
    guard let first = pieces.first else { return name }
    return name + joined(first, after: name, isError: labels.isEmpty && isThrowing && !isAsync) + ":"
      + pieces.dropFirst().map { $0 + ":" }.joined()
  }

  /// `title` is set by `setTitle:`.
  static func setter(_ name: String) -> String { "set" + capitalized(name) + ":" }

  private static func joined(_ label: String, after name: String, isError: Bool) -> String {
    if label.isEmpty { return "" }
    if isError { return "AndReturnError" }
    let isLinked = prepositions.contains(firstWord(label)) || prepositions.contains(lastWord(name))
    return (isLinked ? "" : "With") + capitalized(label)
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func firstWord(_ text: String) -> String {
    String(text.prefix(1).lowercased() + text.dropFirst().prefix { !$0.isUppercase && $0 != "_" })
  }

  private static func lastWord(_ text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text }
    return text[start...].lowercased()
  }

  /// The words that Swift's importer takes for prepositions (the list in the language reference of Clang names).
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
    "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
