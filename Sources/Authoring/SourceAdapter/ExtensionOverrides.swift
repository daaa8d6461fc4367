/// Moves what is overridden from extensions into the braces of classes.
///
/// Without the Objective-C runtime an extension can neither override nor be overridden. The member in the
/// extension takes another name, and a member of the old name in the class's braces forwards to it.
struct ExtensionOverrides {
  private let module: ModuleIndex
  /// Edits by file.
  private(set) var edits: [Int: [SourceEdit]] = [:]

  init(_ files: [FileFacts], module: ModuleIndex) {
    self.module = module
    for file in files {
      for (index, member) in file.extensionMembers.enumerated() where member.isOverride || isOverridden(member) {
        guard let type = module.type(named: member.path.joined(separator: ".")), type.type.kind == .class,
          let body = files[type.file].blocks.first(where: { $0.path == type.type.path && !$0.isExtension })?.bodyStart
        else { continue }
        let name = "__layoutpreview_member_\(file.index)_\(index)_\(member.name.trimmingBackticks)"
        edits[type.file, default: []].append(SourceEdit(insert: " \(member.forwarding(to: name));", at: body))
        edits[file.index, default: []].append(
          SourceEdit(member.nameOffset..<member.nameOffset + member.name.utf8.count, name))
        if let range = member.overrideRange { edits[file.index, default: []].append(SourceEdit(range, file.blanks(range))) }
      }
    }
  }

  /// Whether a subclass in the module overrides a member.
  private func isOverridden(_ member: ExtensionMemberFact) -> Bool {
    module.overriders(of: member.name.trimmingBackticks, labels: member.labels).contains { overrider in
      var visited: Set<String> = []
      var current = module.type(named: overrider.joined(separator: "."))?.type
      while let type = current, visited.insert(type.qualifiedName).inserted, let name = type.inheritance.first {
        let parent = module.type(named: name, from: type.path)?.type
        if parent?.path.last == member.path.last { return true }
        current = parent
      }
      return false
    }
  }
}
