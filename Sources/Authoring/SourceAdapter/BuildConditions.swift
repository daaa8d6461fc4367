import SwiftSyntax

/// The answers to `#if`: those of an iOS simulator, in a debug build.
struct BuildConditions: Sendable {
  /// Names passed with `-D`.
  var flags: Set<String>
  /// What `canImport` finds.
  var modules: Set<String>

  /// The value of a condition.
  func evaluate(_ condition: ExprSyntax) -> Bool {
    if let parenthesised = condition.as(TupleExprSyntax.self), let only = parenthesised.elements.first {
      return evaluate(only.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return !evaluate(prefix.expression)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = condition.as(DeclReferenceExprSyntax.self) { return flags.contains(name.baseName.text) }
    if let sequence = condition.as(SequenceExprSyntax.self) { return evaluate(sequence) }
    if let call = condition.as(FunctionCallExprSyntax.self) { return evaluate(call) ?? false }
    return false
  }

  /// `&&` binds tighter than `||`.
  private func evaluate(_ sequence: SequenceExprSyntax) -> Bool {
    var alternatives: [Bool] = []
    var current = true
    for (index, element) in sequence.elements.enumerated() {
      if index.isMultiple(of: 2) {
        current = evaluate(element) && current
      } else if element.trimmedDescription == "||" {
        alternatives.append(current)
        current = true
      }
    }
    return (alternatives + [current]).contains(true)
  }

  /// The value of `os(iOS)` and its kin; nil where the compiler's own answer is the right one but not ours to know.
  func evaluate(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch function {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      let module = argument.split(separator: ".").first.map(String.init) ?? argument
      return modules.contains(module)
    case "swift", "compiler": return isAtMostCurrent(version: argument, isCompiler: function == "compiler")
    case "arch":
      #if arch(x86_64)
        return argument == "x86_64"
      #else
        return argument == "arm64"
      #endif
    default: return nil
    }
  }

  /// Whether the text that the compiler would judge differently is replaced by its value.
  static func isFolded(_ call: FunctionCallExprSyntax) -> Bool {
    switch call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
    case "os", "targetEnvironment", "canImport": true
    default: false
    }
  }

  /// `>=5.9` and `<6`, against the language mode 5 and the compiler 6.3 that runners are built with.
  private func isAtMostCurrent(version: String, isCompiler: Bool) -> Bool {
    let current = isCompiler ? [6, 3] : [5, 10]
    let isBelow = version.hasPrefix("<")
    let numbers = version.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
    let isReached = !current.lexicographicallyPrecedes(numbers)
    return isBelow ? !isReached : isReached
  }
}
