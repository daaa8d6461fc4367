import SwiftSyntax

extension FileScanner {
  /// Takes the optional members out of an `@objc` protocol: each becomes a protocol of its own, which classes
  /// that have the member conform to, and a member in an extension that asks for it.
  func scanOptionalMembers(_ node: ProtocolDeclSyntax, path: [String]) {
    for member in node.memberBlock.members {
      guard let modified = member.decl.asProtocol((any WithModifiersSyntax).self), modified.modifiers.has("optional") else { continue }
      let subprotocol = "__layoutpreview_optional_\(path.joined(separator: "_"))_\(facts.optionalMembers.count)"
      var fact = OptionalMemberFact(protocolName: path.last ?? "", subprotocol: subprotocol, name: "", labels: nil)
      let declaration: String
      let request: String
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        fact.name = function.name.text.trimmingBackticks
        fact.labels = function.signature.parameterClause.parameters.map(\.label)
        (declaration, request) = method(function, subprotocol)
      } else if let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        let type = binding.typeAnnotation?.type.oneLine
      {
        let name = binding.pattern.trimmedDescription
        fact.name = name.trimmingBackticks
        declaration = "var \(name): \(type) { get }"
        request = "var \(name): \(optional(type)) { (self as? any \(subprotocol))?.\(name) }"
      } else {
        continue
      }
      let isPrivate = node.modifiers.has("private") || node.modifiers.has("fileprivate")
      facts.optionalMembers.append(fact)
      facts.appendix.append("\(isPrivate ? "fileprivate " : "")protocol \(subprotocol): AnyObject { \(declaration) }")
      facts.appendix.append("extension \(path.joined(separator: ".")) { \(request) }")
      blank(member.decl)
      leftOut.insert(member.decl.id)
    }
  }

  private func method(_ node: FunctionDeclSyntax, _ subprotocol: String) -> (declaration: String, request: String) {
    let written = Array(node.signature.parameterClause.parameters)
    let list = written.enumerated().map { "\($0.element.firstName.text) a\($0.offset): \($0.element.type.oneLine)" }
    let arguments = written.enumerated().map { index, parameter in
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      return label + (parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : "") + "a\(index)"
    }
    let effects = node.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    let marks = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let result = node.signature.returnClause?.type.oneLine ?? "Void"
    let head = "func \(node.name.text)(\(list.joined(separator: ", ")))\(effects)"
    return (
      "\(head) -> \(result)",
      "@discardableResult \(head) -> \(optional(result)) { "
        + "\(marks)(self as? any \(subprotocol))?.\(node.name.text)(\(arguments.joined(separator: ", "))) }"
    )
  }

  /// What an optional member gives: its type, or nil where it is not implemented.
  private func optional(_ type: String) -> String {
    if type.hasSuffix("?") { return type }
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    return type.contains("->") || type.hasPrefix("any ") || type.hasPrefix("some ") ? "(\(type))?" : type + "?"
  }

  /// Notes `name?(…)`, which is only right while the method is an optional member.
  func scanOptionalCall(_ node: OptionalChainingExprSyntax) {
    guard node.parent?.is(FunctionCallExprSyntax.self) == true else { return }
    let name = node.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let name, node.questionMark.presence == .present else { return }
    facts.optionalCalls.append(OptionalCallFact(name: name, questionMark: node.questionMark.sourceRange.lowerBound))
  }
}

extension FunctionParameterSyntax {
  /// The argument label, empty for none.
  var label: String { firstName.text == "_" ? "" : firstName.text.trimmingBackticks }
}
