/// One option of a command: what the parser, the help and the completions know of it.
struct Option: Sendable {
  /// What may stand after the option.
  enum Value: Sendable {
    /// A flag takes nothing.
    case none
    case text(name: String)
    case folder(name: String)
    /// One of a few words.
    case choice(name: String, [String])

    var name: String? {
      switch self {
      case .none: nil
      case .text(let name), .folder(let name), .choice(let name, _): name
      }
    }

    var choices: [String] {
      if case .choice(_, let words) = self { words } else { [] }
    }
  }

  enum Group: String, CaseIterable, Sendable {
    case what = "What to render"
    case matrix = "In which variants (several values make a matrix)"
    case limits = "What may differ"
    case output = "Output"
    case run = "Run"
    case general = "General"
  }

  /// Without the dashes, `out`.
  let name: String
  let short: Character?
  let value: Value
  /// Takes several values, comma separated or repeated.
  let isList: Bool
  let group: Group
  let help: String
  /// Works, but is not for everyday use: left out of help and completions.
  let isHidden: Bool

  init(
    _ name: String, short: Character? = nil, _ value: Value, list isList: Bool = false, _ group: Group, hidden: Bool = false,
    _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isList = isList
    self.group = group
    self.isHidden = hidden
    self.help = help
  }

  /// A flag.
  init(flag name: String, short: Character? = nil, _ group: Group, _ help: String) {
    self.init(name, short: short, .none, group, help)
  }

  /// As it is typed, `--out`.
  var flag: String { "--" + name }
}
