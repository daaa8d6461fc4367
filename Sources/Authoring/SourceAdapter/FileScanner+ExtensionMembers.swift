import SwiftSyntax

extension FileScanner {
  /// Modifiers that the member in the class's braces keeps.
  private static let kept: Set<String> = ["public", "open", "class", "nonisolated", "override"]

  func scanExtensionMember(_ node: FunctionDeclSyntax) {
    guard let path = extendedPath, !node.modifiers.has("static"), node.body != nil else { return }
    let parameters = Array(node.signature.parameterClause.parameters)
    let list = parameters.enumerated().map { index, parameter in
      "\(parameter.firstName.text) a\(index): \(parameter.type.oneLine)\(parameter.ellipsis?.text ?? "")"
    }
    guard !parameters.contains(where: { $0.ellipsis != nil }) else { return }
    let arguments = parameters.enumerated().map { index, parameter in
      (parameter.label.isEmpty ? "" : parameter.firstName.text + ": ")
        + (parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : "") + "a\(index)"
    }
    let effects = node.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    let marks = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let result = node.signature.returnClause.map { " -> " + $0.type.oneLine } ?? ""
    let generics = (
      node.genericParameterClause?.trimmedDescription ?? "", node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    )
    facts.extensionMembers.append(
      ExtensionMemberFact(
        path: path, name: node.name.text, labels: parameters.map(\.label), isOverride: node.modifiers.has("override"),
        overrideRange: overrideRange(node.modifiers), nameOffset: node.name.sourceRange.lowerBound,
        headBefore: modifiers(node.modifiers) + "func ",
        headBehind: "\(generics.0)(\(list.joined(separator: ", ")))\(effects)\(result)\(generics.1)", callBefore: marks,
        callBehind: "(\(arguments.joined(separator: ", ")))", isSettable: false))
  }

  func scanExtensionMember(_ node: VariableDeclSyntax) {
    guard let path = extendedPath, !node.modifiers.has("static"), node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation?.type.oneLine,
      let accessors = binding.accessorBlock
    else { return }
    facts.extensionMembers.append(
      ExtensionMemberFact(
        path: path, name: name.text, labels: nil, isOverride: node.modifiers.has("override"),
        overrideRange: overrideRange(node.modifiers), nameOffset: name.sourceRange.lowerBound,
        headBefore: modifiers(node.modifiers) + "var ", headBehind: ": \(type)", callBefore: "", callBehind: "",
        isSettable: accessors.isSettable))
  }

  /// The path of the type whose extension is the innermost scope.
  private var extendedPath: [String]? {
    guard case .type(_, let path, let block?, _, _) = scopes.last, facts.blocks[block].isExtension else { return nil }
    return path
  }

  private func modifiers(_ list: DeclModifierListSyntax) -> String {
    var inherited = ""
    if case .type(_, _, let block?, _, _) = scopes.last, facts.blocks[block].isPublic, !list.hasAccess { inherited = "public " }
    return inherited + list.filter { Self.kept.contains($0.name.text) && $0.detail == nil }.map { $0.name.text + " " }.joined()
  }

  private func overrideRange(_ list: DeclModifierListSyntax) -> Range<Int>? {
    list.first { $0.name.text == "override" }?.sourceRange
  }
}

extension DeclModifierListSyntax {
  /// Whether an access level is written.
  fileprivate var hasAccess: Bool {
    contains { ["open", "public", "package", "internal", "fileprivate", "private"].contains($0.name.text) && $0.detail == nil }
  }
}

extension AccessorBlockSyntax {
  fileprivate var isSettable: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }
}
