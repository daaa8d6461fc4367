import SwiftSyntax

extension FileScanner {
  func enterType(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, kind: TypeFact.Kind, members: MemberBlockSyntax,
    generics: GenericParameterClauseSyntax?, inheritance: InheritanceClauseSyntax?
  ) {
    let (parentPath, parentBlock, parentIsGeneric) = enclosingType
    let name = node.name.text.trimmingBackticks
    let path = parentPath + [name]
    let isLocal = isInsideCode
    let isGeneric = generics != nil || parentIsGeneric
    facts.types.append(
      TypeFact(
        kind: kind, path: path, inheritance: names(inheritance), isGeneric: isGeneric, isLocal: isLocal,
        isHidden: node.modifiers.has("private") && !parentPath.isEmpty, nameOffset: node.name.sourceRange.lowerBound,
        inheritanceEnd: inheritance?.inheritedTypes.last?.type.sourceRange.upperBound ?? generics?.sourceRange.upperBound
          ?? node.name.sourceRange.upperBound))
    facts.blocks.append(
      BlockFact(
        path: path, reference: name, isExtension: false, isConstrained: false, isLocal: isLocal, isGeneric: isGeneric,
        parent: parentBlock, bodyStart: offset(behind: members.leftBrace)))
    scopes.append(
      .type(
        reference: name, path: path, block: facts.blocks.count - 1, isObjectiveC: node.attributes.attribute("objcMembers") != nil,
        isGeneric: isGeneric))
  }

  func enterExtension(_ node: ExtensionDeclSyntax) {
    let type = node.extendedType.trimmedDescription
    let path = type.prefix { $0 != "<" }.split(separator: ".").map(String.init)
    let isPlain = type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    facts.blocks.append(
      BlockFact(
        path: path, reference: path.joined(separator: "."), isExtension: true, isConstrained: node.genericWhereClause != nil || !isPlain,
        isPublic: node.modifiers.has("public"),
        isLocal: false, isGeneric: false, parent: nil, bodyStart: offset(behind: node.memberBlock.leftBrace),
        inheritance: names(node.inheritanceClause)))
    scopes.append(
      .type(
        reference: path.joined(separator: "."), path: path, block: facts.blocks.count - 1,
        isObjectiveC: node.attributes.attribute("objc") != nil || node.attributes.attribute("objcMembers") != nil, isGeneric: false))
  }

  func enterProtocol(_ node: ProtocolDeclSyntax) {
    let isObjectiveC = node.attributes.attribute("objc") != nil
    let inherited = names(node.inheritanceClause)
    let path = enclosingType.path + [node.name.text.trimmingBackticks]
    facts.types.append(
      TypeFact(
        kind: .protocol, path: path, inheritance: inherited, isGeneric: false, isLocal: isInsideCode,
        isHidden: false, nameOffset: node.name.sourceRange.lowerBound, inheritanceEnd: 0))
    if isObjectiveC, !inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
      // An @objc protocol is one for classes, which `weak var delegate` relies on.
      if let clause = node.inheritanceClause {
        facts.edits.append(SourceEdit(insert: " AnyObject,", at: clause.colon.sourceRange.upperBound))
      } else {
        facts.edits.append(SourceEdit(insert: ": AnyObject", at: node.name.sourceRange.upperBound))
      }
    }
    if isObjectiveC { scanOptionalMembers(node, path: path) }
    facts.blocks.append(
      BlockFact(
        path: path, reference: "Self", isExtension: false, isConstrained: true, isLocal: isInsideCode,
        isGeneric: false, parent: nil, bodyStart: nil))
    scopes.append(.protocolBody(block: facts.blocks.count - 1))
  }

  func leave(_ node: Syntax) {
    // A type that was left out was never entered; its children were not visited, and neither was this.
    if !leftOut.contains(node.id) { scopes.removeLast() }
  }

  func scanMethod(_ node: FunctionDeclSyntax) {
    let block: Int
    var typeIsObjectiveC = false
    switch scopes.last {
    case .type(_, _, let index?, let isObjectiveC, _): (block, typeIsObjectiveC) = (index, isObjectiveC)
    case .protocolBody(let index): block = index
    default: return
    }
    let objc = node.attributes.attribute("objc")
    let isPrivate = node.modifiers.has("private") || node.modifiers.has("fileprivate")
    let isMarked = objc != nil || ["IBAction", "IBSegueAction"].contains { node.attributes.attribute($0) != nil }
    let isGeneric = node.genericParameterClause != nil
    facts.blocks[block].methods.append(
      MethodFact(
        name: node.name.text.trimmingBackticks,
        parameters: node.signature.parameterClause.parameters.map { parameter in
          MethodFact.Parameter(
            label: parameter.label,
            type: parameter.type.oneLine, isPlain: parameter.isPlain)
        },
        isStatic: node.modifiers.has("static") || node.modifiers.has("class"),
        isObjectiveC: isMarked || (typeIsObjectiveC && !isPrivate),
        objectiveCName: objc?.arguments?.trimmedDescription,
        isThrowing: node.signature.effectSpecifiers?.throwsClause != nil,
        isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil, isGeneric: isGeneric,
        isUnavailable: node.attributes.isUnavailable, isPrivate: isPrivate,
        isOverride: node.modifiers.has("override")))
    scanExtensionMember(node)
  }

  /// Notes the names of properties, which implement optional members.
  func scanProperties(_ node: VariableDeclSyntax) {
    guard case .type(_, _, let block?, _, _) = scopes.last else { return }
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
        facts.blocks[block].properties.insert(name)
        if node.modifiers.has("override") { facts.blocks[block].overridingProperties.append(name) }
      }
    }
    scanExtensionMember(node)
  }

  func scanInitializer(_ node: InitializerDeclSyntax) {
    guard case .type(_, let path, let block?, _, _) = scopes.last, !facts.blocks[block].isExtension || node.modifiers.has("convenience")
    else { return }
    let fact = InitializerFact(
      parameters: node.signature.parameterClause.parameters.map { parameter in
        InitializerFact.Parameter(
          label: parameter.label,
          name: (parameter.secondName ?? parameter.firstName).text.trimmingBackticks, type: parameter.type.oneLine,
          hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil)
      },
      isConvenience: node.modifiers.has("convenience"), isPrivate: node.modifiers.has("private"), isFailable: node.optionalMark != nil,
      isThrowing: node.signature.effectSpecifiers?.throwsClause != nil, isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      isGeneric: node.genericParameterClause != nil, isUnavailable: node.attributes.isUnavailable)
    if let index = facts.types.lastIndex(where: { $0.path == path }) {
      facts.types[index].initializers.append(fact)
    }
  }

  /// The path and block of the innermost type around, if no function stands between.
  private var enclosingType: (path: [String], block: Int?, isGeneric: Bool) {
    guard case .type(_, let path, let block, _, let isGeneric) = scopes.last else { return ([], nil, false) }
    return (path, block, isGeneric)
  }

  private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes ?? []).map { inherited in
      var type = inherited.type
      if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
      return String(type.trimmedDescription.prefix { $0 != "<" })
    }
  }

  private func offset(behind brace: TokenSyntax) -> Int? {
    brace.presence == .present ? brace.sourceRange.upperBound : nil
  }
}

extension FunctionParameterSyntax {
  /// Whether a closure can pass an argument of this parameter's written type on.
  fileprivate var isPlain: Bool {
    let text = type.trimmedDescription
    if ellipsis != nil || type.is(AttributedTypeSyntax.self) || text.contains("//") || text.contains("/*") { return false }
    return !text.hasPrefix("some ") && !text.split(whereSeparator: { !$0.isLetter }).contains("Self")
  }
}

extension TypeSyntax {
  /// The type as written, on one line.
  var oneLine: String { trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension String {
  var trimmingBackticks: String { hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self }
}
