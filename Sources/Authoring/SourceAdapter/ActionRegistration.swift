/// Makes methods reachable by name, for `Selector("login:")`, string literals and Interface Builder.
///
/// A static function inside the braces of each class or extension knows its private methods and calls those
/// of the types nested in it.
struct ActionRegistration {
  let module: ModuleIndex

  /// The edits for a file, and the calls that register its actions.
  func edits(for file: FileFacts) -> (edits: [SourceEdit], calls: [String]) {
    var statements: [Int: [String]] = [:]
    var calls: [String] = []
    var edits: [SourceEdit] = []
    // Blocks come after the one around them, so inner statements are complete first when walked backwards.
    for index in file.blocks.indices.reversed() {
      let block = file.blocks[index]
      guard isReachable(block), let start = block.bodyStart else { continue }
      let own = actions(of: block) + (statements[index] ?? []).reversed()
      guard !own.isEmpty else { continue }
      let name = "__layoutpreview_actions_\(file.index)_\(index)"
      let function = "@MainActor fileprivate static func \(name)(_ registry: PreviewRegistry) { \(own.joined(separator: "; ")) }"
      var edit = SourceEdit(insert: " \(function);", at: start)
      edit.isBookkeeping = true
      edits.append(edit)
      let call = "\(block.reference).\(name)(registry)"
      if let parent = block.parent { statements[parent, default: []].append(call) } else { calls.append(call) }
    }
    return (edits, calls.reversed())
  }

  private func isReachable(_ block: BlockFact) -> Bool {
    guard !block.isLocal, !block.isGeneric, !block.isConstrained else { return false }
    guard block.isExtension else { return true }
    if let type = declaration(of: block) { return type.kind != .protocol && !type.isGeneric && !type.isHidden }
    return isClass(block)
  }

  private func isClass(_ block: BlockFact) -> Bool {
    if let type = declaration(of: block) { return type.kind == .class }
    return block.path.count == 1 && KnownClasses.isClass(block.path[0])
  }

  private func declaration(of block: BlockFact) -> TypeFact? {
    module.type(named: block.path.joined(separator: "."))?.type
  }

  private func actions(of block: BlockFact) -> [String] {
    guard isClass(block) else { return [] }
    return block.methods.compactMap { method in
      guard method.parameters.count <= 2, !method.isStatic, !method.isGeneric, !method.isUnavailable,
        method.parameters.allSatisfy(\.isPlain)
      else { return nil }
      let name =
        method.objectiveCName
        ?? ObjectiveCName.method(
          method.name, labels: method.parameters.map(\.label), isThrowing: method.isThrowing, isAsync: method.isAsync)
      guard method.isObjectiveC || module.selectorLiterals.contains(name) else { return nil }
      let arguments = zip(["a", "b"], method.parameters)
      let parameters = arguments.map { ", \($0.0): \($0.1.type)" }.joined()
      let call =
        "t.\(method.name.escaped)("
        + arguments.map { $0.1.label.isEmpty ? $0.0 : "\($0.1.label.escaped): \($0.0)" }.joined(separator: ", ") + ")"
      let marked: String
      switch (method.isAsync, method.isThrowing) {
      case (false, false): marked = call
      case (false, true): marked = "try? " + call
      case (true, false): marked = "_ = Task { await \(call) }"
      case (true, true): marked = "_ = Task { try? await \(call) }"
      }
      return "registry.action(\"\(name)\", { (t: \(block.reference)\(parameters)) in \(marked) })"
    }
  }
}
