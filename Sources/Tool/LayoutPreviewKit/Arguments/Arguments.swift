/// A command line after parsing: what was typed, checked against the table.
struct Arguments {
  var command: Command
  var operands: [String] = []
  /// Values by option name, in the order typed.
  private(set) var values: [String: [String]] = [:]
  private(set) var flags: Set<String> = []

  init(command: Command) {
    self.command = command
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }
  func value(_ name: String) -> String? { values[name]?.last }
  /// Every value once, in the order typed.
  func list(_ name: String) -> [String] {
    var seen: Set<String> = []
    return (values[name] ?? []).filter { seen.insert($0).inserted }
  }

  /// Picks previews by one name or pattern, as `--only` does.
  var only: String? {
    get { values["only"]?.last }
    set { values["only"] = newValue.map { [$0] } }
  }

  mutating func set(_ option: Option, _ text: String?) throws {
    guard let text else {
      flags.insert(option.name)
      return
    }
    if !option.isList {
      if let before = values[option.name]?.last, before != text {
        throw UsageError.givenTwice(option: option.flag, first: before, second: text)
      }
      values[option.name] = [try Arguments.checked(text, for: option)]
      return
    }
    // A comma inside a glob would be part of a name.
    let parts = option.name == "only" ? [text[...]] : text.split(separator: ",", omittingEmptySubsequences: false)
    for part in parts {
      values[option.name, default: []].append(try Arguments.checked(String(part), for: option))
    }
  }

  private static func checked(_ text: String, for option: Option) throws -> String {
    guard !text.isEmpty else { throw UsageError.emptyValue(option: option.flag) }
    let choices = option.value.choices
    guard !choices.isEmpty else { return text }
    if let exact = choices.first(where: { $0 == text }) { return exact }
    let key = text.lowercased().split(separator: " ").joined(separator: "-")
    if let match = choices.first(where: { $0.lowercased() == key }) { return match }
    throw UsageError.unknownValue(
      option: option.flag, value: text, suggestion: Suggestion.closest(to: key, among: choices),
      choices: choices.count > 12 ? nil : choices)
  }
}
