/// Finds which classes implement optional members of `@objc` protocols, and makes them say so.
struct OptionalConformances {
  let module: ModuleIndex

  /// The edits that add the conformances of a file's classes.
  func edits(for file: FileFacts) -> [SourceEdit] {
    guard !module.optionalMemberFacts.isEmpty else { return [] }
    return file.types.compactMap { type in
      guard type.kind == .class else { return nil }
      let added = module.optionalMemberFacts.filter { member in
        isGiven(member, to: type) && !ancestors(of: type).contains { isGiven(member, to: $0) }
      }
      guard !added.isEmpty else { return nil }
      let names = added.map(\.subprotocol).joined(separator: ", ")
      return SourceEdit(insert: (type.inheritance.isEmpty ? ": " : ", ") + names, at: type.inheritanceEnd, origin: type.nameOffset)
    }
  }

  /// Whether a class conforms to the member's protocol and has the member, of its own or inherited.
  private func isGiven(_ member: OptionalMemberFact, to type: TypeFact) -> Bool {
    let line = [type] + ancestors(of: type)
    let conforms = line.contains { ancestor in
      (ancestor.inheritance + module.extensionInheritance(of: ancestor.name)).contains { reaches($0, member.protocolName, visited: []) }
    }
    return conforms && line.contains { module.implements(member, type: $0.name) }
  }

  private func ancestors(of type: TypeFact) -> [TypeFact] {
    var result: [TypeFact] = []
    var current = type
    while let name = current.inheritance.first, let parent = module.type(named: name, from: current.path)?.type, parent.kind == .class,
      parent.path != type.path, !result.contains(where: { $0.path == parent.path })
    {
      result.append(parent)
      current = parent
    }
    return result
  }

  /// Whether a protocol is the one meant or refines it.
  private func reaches(_ name: String, _ target: String, visited: Set<String>) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if last == target { return true }
    guard !visited.contains(last), let type = module.type(named: name)?.type, type.kind == .protocol else { return false }
    return type.inheritance.contains { reaches($0, target, visited: visited.union([last])) }
  }
}
