import SwiftSyntax

extension FileScanner {
  /// Wraps the statements at the top level of a file into functions, on their own lines; declarations between
  /// them stay where they are.
  func scanTopLevel(_ items: CodeBlockItemListSyntax) {
    var first: CodeBlockItemSyntax?
    var last: CodeBlockItemSyntax?
    func close() {
      if let first, let last { wrap(first.sourceRange.lowerBound..<last.sourceRange.upperBound) }
      first = nil
      last = nil
    }
    for item in items {
      if startsApplication(item) {
        blank(item.item)
        leftOut.insert(item.id)
        close()
      } else if isStatement(item) {
        first = first ?? item
        last = item
      } else {
        close()
      }
    }
    close()
  }

  private func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
    if case .decl = item.item { return false }
    if case .expr(let expression) = item.item { return !expression.is(MacroExpansionExprSyntax.self) }
    return true
  }

  /// `UIApplicationMain(…)`, which a preview does without.
  private func startsApplication(_ item: CodeBlockItemSyntax) -> Bool {
    guard isStatement(item) else { return false }
    var text = item.item.trimmedDescription[...]
    for prefix in ["_ = ", "exit("] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    return text.hasPrefix("UIApplicationMain(")
  }

  private func wrap(_ range: Range<Int>) {
    let name = "__layoutpreview_statements_\(facts.index)_\(facts.statementFunctions.count)"
    if facts.statementFunctions.isEmpty { facts.firstStatement = range.lowerBound }
    facts.statementFunctions.append(name)
    facts.edits.append(SourceEdit(insert: "@MainActor fileprivate func \(name)() throws { ", at: range.lowerBound))
    facts.edits.append(SourceEdit(insert: " }", at: range.upperBound))
  }

  /// Notes what `PlaygroundPage.current.liveView` is set to.
  func scanLiveView(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let target = elements[0].as(MemberAccessExprSyntax.self), target.declName.baseName.text == "liveView"
    else { return }
    facts.liveView = LiveViewFact(offset: node.sourceRange.lowerBound, shownName: elements[2].calledName)
  }

  /// Notes `setLiveView(x)`.
  func scanLiveView(_ node: FunctionCallExprSyntax) {
    guard let target = node.calledExpression.as(MemberAccessExprSyntax.self), target.declName.baseName.text == "setLiveView",
      let argument = node.arguments.first
    else { return }
    facts.liveView = LiveViewFact(offset: node.sourceRange.lowerBound, shownName: argument.expression.calledName)
  }

  /// Notes the types of global variables, as far as they can be read.
  func scanGlobals(_ node: VariableDeclSyntax) {
    guard isAtFileLevel else { return }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      facts.globals[name] = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.calledName
    }
  }
}

extension ExprSyntax {
  /// The name that is called or read: `VStack` in `VStack { … }.padding()`, `x` in `x`.
  var calledName: String? {
    var expression: ExprSyntax? = self
    while let current = expression {
      if let call = current.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let member = current.as(MemberAccessExprSyntax.self) {
        expression = member.base
      } else if let generic = current.as(GenericSpecializationExprSyntax.self) {
        expression = generic.expression
      } else {
        return current.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
    }
    return nil
  }
}
