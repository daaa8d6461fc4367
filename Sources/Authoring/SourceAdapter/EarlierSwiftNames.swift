/// The table of earlier names, ready for look-ups.
struct EarlierSwiftNames: Sendable {
  /// A method's name with its labels, `_` as an empty text.
  struct Signature: Sendable {
    var base: String
    /// Nil for a property.
    var labels: [String]?

    init(_ text: Substring) {
      guard let open = text.firstIndex(of: "(") else {
        base = String(text)
        return
      }
      base = String(text[..<open])
      labels = text[text.index(after: open)...].dropLast().split(separator: ":").map { $0 == "_" ? "" : String($0) }
    }
  }

  /// How a method of one name was renamed.
  struct Method: Sendable {
    enum Section: Sendable { case methods, factories, helpers, overrides, later }
    var section: Section
    var old: Signature
    var new: Signature
  }

  private(set) var types: [String: String] = [:]
  private(set) var enumerations: Set<String> = []
  private(set) var foundation: [String: String] = [:]
  private(set) var constants: [String: String] = [:]
  private(set) var notifications: [String: String] = [:]
  private(set) var functions: [String: String] = [:]
  private(set) var methods: [String: [Method]] = [:]
  private(set) var properties: [String: String] = [:]
  /// The new names of methods with their labels, as `base(label:label:)`: what modern code is told by.
  private(set) var modernCalls: Set<String> = []

  static let shared = EarlierSwiftNames(table)

  private init(_ table: String) {
    var section = Substring()
    for line in table.split(separator: "\n") {
      if line.hasPrefix("# ") {
        section = line.dropFirst(2).prefix { $0 != ":" }
        continue
      }
      var rest = line
      while !rest.isEmpty {
        let entry = rest.prefix { $0 != ";" }
        rest = rest.dropFirst(entry.count + 1)
        let words = entry.split(separator: " ", maxSplits: 2)
        guard let old = words.first else { continue }
        add(old, words.count == 3 ? words[2] : old, to: section)
      }
    }
  }

  private mutating func add(_ old: Substring, _ new: Substring, to section: Substring) {
    switch section {
    case "types": types[String(old)] = String(new)
    case "enumerations": enumerations.insert(String(old))
    case "foundation": foundation[String(old)] = String(new)
    case "constants": constants[String(old)] = String(new)
    case "notifications": notifications[String(old)] = String(new)
    case "functions": functions[String(old)] = String(new)
    case "properties": properties[String(old)] = String(new)
    case "methods": add(Method(section: .methods, old: Signature(old), new: Signature(new)))
    case "factories": add(Method(section: .factories, old: Signature(old), new: Signature(new)))
    case "helpers": add(Method(section: .helpers, old: Signature(old), new: Signature(new)))
    case "overrides": add(Method(section: .overrides, old: Signature(old), new: Signature(new)))
    default: add(Method(section: .later, old: Signature(old), new: Signature(new)))
    }
  }

  private mutating func add(_ method: Method) {
    methods[method.old.base, default: []].append(method)
    if method.section == .methods, let labels = method.new.labels, !(labels.first ?? "").isEmpty || labels.count > 1 {
      modernCalls.insert("\(method.new.base)(\(labels.map { $0 + ":" }.joined()))")
    }
  }

  /// The renaming of a call: one whose labels are all among the method's, in their order, beginning with the first.
  func method(_ base: String, labels: [String]) -> Method? {
    methods[base]?.first { method in
      guard let known = method.old.labels else { return false }
      guard !labels.isEmpty, !known.isEmpty else { return labels.isEmpty && known.isEmpty }
      guard known.first == labels.first, method.isChanged(for: labels) else { return false }
      var place = 0
      for label in labels {
        guard let found = known[place...].firstIndex(of: label) else { return false }
        place = found + 1
      }
      return true
    }
  }

  /// `TouchUpInside` as `touchUpInside`, `URLSession` as `urlSession`.
  static func lowered(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }.count
    let count = capitals > 1 && capitals < name.count ? capitals - 1 : max(capitals, 1)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}

extension EarlierSwiftNames.Method {
  /// The new label for an old one.
  func label(for old: String, at index: Int) -> String {
    guard let position = self.old.labels?.enumerated().first(where: { $0.offset >= index && $0.element == old })?.offset else { return old }
    return new.labels?[position] ?? old
  }

  /// Whether a call with these labels reads differently now.
  func isChanged(for labels: [String]) -> Bool {
    old.base != new.base || labels.enumerated().contains { label(for: $0.element, at: $0.offset) != $0.element }
  }
}
