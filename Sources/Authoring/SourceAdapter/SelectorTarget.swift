import SwiftSyntax

/// What stands inside the parentheses of a `#selector`.
struct SelectorTarget {
  var base: SelectorFact.Base
  var name: String
  var labels: [String]?
  var parameterTypes: [String]?

  /// Nil where the expression is no reference to a member.
  init?(_ expression: ExprSyntax) {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      self.init(only.expression)
    } else if let sequence = expression.as(SequenceExprSyntax.self), let reference = sequence.elements.first,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type, sequence.elements.count == 3
    {
      self.init(reference)
      parameterTypes = Self.parameters(of: type)
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      self.init(reference, base: .enclosing)
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      self.init(member.declName, base: Self.base(base))
    } else if let force = expression.as(ForceUnwrapExprSyntax.self) {
      self.init(force.expression)
    } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
      self.init(optional.expression)
    } else {
      return nil
    }
  }

  private init(_ reference: DeclReferenceExprSyntax, base: SelectorFact.Base) {
    self.base = base
    name = reference.baseName.text.trimmingBackticks
    labels = reference.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.text.trimmingBackticks }
  }

  private static func base(_ expression: ExprSyntax) -> SelectorFact.Base {
    let text = expression.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
    if ["self", "super", "Self", "type(of: self)"].contains(text) { return .enclosing }
    let last = text.split(separator: ".").last ?? ""
    let isType = expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
    return isType && last.first?.isUppercase == true ? .type(text) : .instance(text)
  }

  /// The parameters of a method's type, after the type of its `self` if that is written.
  private static func parameters(of type: TypeSyntax) -> [String]? {
    if let optional = type.as(OptionalTypeSyntax.self) { return parameters(of: optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return parameters(of: only.type)
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    if function.returnClause.type.is(FunctionTypeSyntax.self) { return parameters(of: function.returnClause.type) }
    return function.parameters.map { $0.type.oneLine }
  }
}
