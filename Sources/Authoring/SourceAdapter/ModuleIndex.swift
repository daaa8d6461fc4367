/// What the files of a module declare together.
struct ModuleIndex: Sendable {
  /// A class or protocol and the file that declares it.
  struct Entry: Sendable {
    var type: TypeFact
    var file: Int
  }

  private(set) var types: [String: [Entry]] = [:]
  /// Methods by the name of the type whose braces they stand in, then by their own.
  private var methods: [String: [String: [MethodFact]]] = [:]
  private var methodsByName: [String: [MethodFact]] = [:]
  private(set) var selectorLiterals: Set<String> = []
  /// Names that a `?` behind a call is taken away from.
  private(set) var optionalMembers: Set<String>
  private(set) var optionalMemberFacts: [OptionalMemberFact] = []
  private var properties: [String: Set<String>] = [:]
  private var extensionInheritance: [String: [String]] = [:]
  /// The paths of types with an override, by the member's name and labels.
  private var overriders: [String: [[String]]] = [:]

  init(_ files: [FileFacts]) {
    optionalMembers = UIKitMembers.optionalMembers
    for file in files {
      selectorLiterals.formUnion(file.selectorLiterals)
      optionalMembers.formUnion(file.optionalMembers.map(\.name))
      optionalMemberFacts += file.optionalMembers
      for type in file.types { types[type.name, default: []].append(Entry(type: type, file: file.index)) }
      for block in file.blocks {
        properties[block.path.last ?? "", default: []].formUnion(block.properties)
        extensionInheritance[block.path.last ?? "", default: []] += block.inheritance
        for name in block.overridingProperties { overriders[name, default: []].append(block.path) }
        for method in block.methods {
          if method.isOverride {
            overriders[Self.key(method.name, method.parameters.map(\.label)), default: []].append(block.path)
          }
          methods[block.path.last ?? "", default: [:]][method.name, default: []].append(method)
          methodsByName[method.name, default: []].append(method)
        }
      }
    }
  }

  /// The declaration that a name means, seen from inside a type: the nearest enclosing one that has it.
  func type(named name: String, from path: [String] = []) -> Entry? {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, let candidates = types[last] else { return nil }
    for depth in stride(from: path.count, through: 0, by: -1) {
      let full = Array(path.prefix(depth)) + parts
      if let exact = candidates.first(where: { $0.type.path == full && !$0.type.isLocal }) { return exact }
    }
    return candidates.first { $0.type.path.suffix(parts.count).elementsEqual(parts) }
  }

  func isProtocol(_ name: String) -> Bool { type(named: name)?.type.kind == .protocol }

  func isGeneric(_ path: [String]) -> Bool { type(named: path.joined(separator: "."))?.type.isGeneric ?? false }

  /// The methods of that name which a type declares, inherits or is extended by; the nearest first.
  func methods(named name: String, in path: [String]) -> [MethodFact] {
    var visited: Set<String> = []
    var current: String? = path.joined(separator: ".")
    while let typeName = current, visited.insert(typeName).inserted {
      let last = typeName.split(separator: ".").last.map(String.init) ?? ""
      if let found = methods[last]?[name], !found.isEmpty { return found }
      current = type(named: typeName)?.type.inheritance.first
    }
    return []
  }

  /// What extensions of a type conform to.
  func extensionInheritance(of name: String) -> [String] { extensionInheritance[name] ?? [] }

  /// Whether the braces of a type and its extensions declare an optional member, where a protocol can see it.
  func implements(_ member: OptionalMemberFact, type name: String) -> Bool {
    guard let labels = member.labels else { return properties[name]?.contains(member.name) ?? false }
    return (methods[name]?[member.name] ?? []).contains { $0.parameters.map(\.label) == labels && !$0.isPrivate && !$0.isStatic }
  }

  /// The types that override a member of that name, whosever it is.
  func overriders(of name: String, labels: [String]?) -> [[String]] {
    overriders[labels.map { Self.key(name, $0) } ?? name] ?? []
  }

  private static func key(_ name: String, _ labels: [String]) -> String {
    "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// The optional member that a selector names.
  func optionalMember(named name: String, of protocolName: String) -> OptionalMemberFact? {
    optionalMemberFacts.first { $0.name == name && $0.protocolName == protocolName }
  }

  /// The methods of that name anywhere in the module.
  func methods(named name: String) -> [MethodFact] { methodsByName[name] ?? [] }
}
