import SwiftSyntax

extension FileScanner {
  /// Optional members of an `@objc` protocol become members that an extension gives a default.
  func scanOptionalMembers(_ node: ProtocolDeclSyntax) {
    var defaults: [String] = []
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.has("optional") {
        facts.optionalMembers.insert(function.name.text)
        defaults.append(defaultImplementation(of: function))
      }
    }
    guard !defaults.isEmpty else { return }
    let access = node.modifiers.first { ["public", "open", "private", "fileprivate"].contains($0.name.text) }?.name.text
    facts.appendix.append(
      "extension \(node.name.text) { " + defaults.map { (access == "public" ? "public " : "") + $0 }.joined(separator: "; ") + " }")
  }

  /// Where an optional method is not implemented, a call of it gives nothing: an empty value of its type.
  private func defaultImplementation(of function: FunctionDeclSyntax) -> String {
    let parameters = function.signature.parameterClause.parameters.map { parameter in
      [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }.joined(separator: " ") + ": " + parameter.type.oneLine
    }
    let result = function.signature.returnClause?.type.oneLine
    let body: String
    switch result {
    case nil, "Void", "()": body = ""
    case let type? where type.hasSuffix("?") || type.hasSuffix("!"): body = "nil"
    case "Bool": body = "false"
    case "Int", "CGFloat", "Double", "Float", "UInt": body = "0"
    case "String": body = "\"\""
    case let type? where type.hasPrefix("["): body = type.contains(":") ? "[:]" : "[]"
    case "CGSize", "CGPoint", "CGRect", "UIEdgeInsets": body = ".zero"
    case let type?: body = "fatalError(\"\(function.name.text) is not implemented and has no empty \(type)\")"
    }
    return "func \(function.name.text)(\(parameters.joined(separator: ", ")))" + (result.map { " -> " + $0 } ?? "") + " { \(body) }"
  }

  /// Notes `name?(…)`, which is only right while the method is an optional member.
  func scanOptionalCall(_ node: OptionalChainingExprSyntax) {
    guard node.parent?.is(FunctionCallExprSyntax.self) == true else { return }
    let name = node.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let name, node.questionMark.presence == .present else { return }
    facts.optionalCalls.append(OptionalCallFact(name: name, questionMark: node.questionMark.sourceRange.lowerBound))
  }
}
