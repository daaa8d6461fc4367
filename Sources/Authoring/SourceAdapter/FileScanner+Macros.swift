import SwiftSyntax

extension FileScanner {
  func scanMacro(_ node: some FreestandingMacroExpansionSyntax, name: String) -> SyntaxVisitorContinueKind {
    switch name {
    case "selector":
      scanSelector(node)
      return .skipChildren
    case "keyPath":
      scanKeyPath(node)
      return .skipChildren
    case "Preview":
      scanPreview(node)
      return .visitChildren
    default: return .visitChildren
    }
  }

  /// `#keyPath(Type.a.b)` is the text `a.b`.
  private func scanKeyPath(_ node: some FreestandingMacroExpansionSyntax) {
    guard let argument = node.arguments.first?.expression.trimmedDescription else { return }
    let names = argument.split { $0 == "." || $0 == "?" || $0 == "!" }.map { $0.trimmingCharacters }
    let properties = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    let range = node.sourceRange
    facts.edits.append(SourceEdit(range, facts.keepingLines("\"" + properties.joined(separator: ".") + "\"", range)))
  }

  private func scanSelector(_ node: some FreestandingMacroExpansionSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1, let target = SelectorTarget(argument.expression) else {
      diagnose(.selectorNotUnderstood(text: node.trimmedDescription), at: node)
      return
    }
    let kind: SelectorFact.Kind
    switch argument.label?.text {
    case "getter": kind = .getter
    case "setter": kind = .setter
    default: kind = .method
    }
    let enclosing = enclosingTypeOfCode
    facts.selectors.append(
      SelectorFact(
        kind: kind, range: node.sourceRange, base: target.base, name: target.name, labels: target.labels,
        parameterTypes: target.parameterTypes, enclosingReference: enclosing?.reference, enclosingPath: enclosing?.path ?? []))
  }

  /// The innermost type around, through functions and closures.
  private var enclosingTypeOfCode: (reference: String, path: [String])? {
    for scope in scopes.reversed() {
      switch scope {
      case .type(let reference, let path, _, _, _): return (reference, path)
      case .protocolBody: return ("Self", [])
      case .code: continue
      }
    }
    return nil
  }

  private func scanPreview(_ node: some FreestandingMacroExpansionSyntax) {
    guard isAtFileLevel else {
      diagnose(.previewInsideDeclaration, at: node)
      return
    }
    let bodyArgument = node.arguments.first { $0.label?.text == "body" }
    let trailing = node.trailingClosure
    guard let body = trailing ?? bodyArgument?.expression.as(ClosureExprSyntax.self) else {
      diagnose(.previewWithoutBody, at: node)
      return
    }
    var fact = PreviewFact(
      range: node.sourceRange, head: node.pound.sourceRange.lowerBound..<node.macroName.sourceRange.upperBound, locationOffset: 0,
      locationPrefix: "", locationSuffix: "", shownName: shownName(body), title: title(of: node))
    if let bodyArgument {
      fact.locationOffset = bodyArgument.sourceRange.lowerBound
      fact.locationSuffix = ", "
    } else if let rightParen = node.rightParen {
      fact.locationOffset = node.arguments.last?.expression.sourceRange.upperBound ?? rightParen.sourceRange.lowerBound
      fact.locationPrefix = node.arguments.isEmpty ? "" : ", "
    } else {
      fact.locationOffset = node.macroName.sourceRange.upperBound
      fact.locationPrefix = "("
      fact.locationSuffix = ")"
    }
    facts.previews.append(fact)
  }

  private func title(of node: some FreestandingMacroExpansionSyntax) -> String {
    guard let first = node.arguments.first, first.label == nil else { return "#Preview" }
    return "#Preview(" + first.expression.trimmedDescription + ")"
  }

  /// The name that the last expression of a body calls: `VStack` in `VStack { … }.padding()`.
  private func shownName(_ body: ClosureExprSyntax) -> String? {
    guard let last = body.statements.last?.item else { return nil }
    return (last.as(ExprSyntax.self) ?? last.as(ReturnStmtSyntax.self)?.expression)?.calledName
  }

  /// Keeps literals that could name a method: `login`, `login:`, `add:to:`.
  func scanLiteral(_ node: StringLiteralExprSyntax) {
    guard node.segments.count == 1, case .stringSegment(let segment)? = node.segments.first else { return }
    let text = segment.content.text
    guard let first = text.utf8.first, text.utf8.count < 100,
      first == 0x5F || UInt8(ascii: "a") <= first | 0x20 && first | 0x20 <= UInt8(ascii: "z"),
      text.utf8.allSatisfy({ $0 == 0x3A || $0 == 0x5F || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) })
    else { return }
    facts.selectorLiterals.insert(text)
  }
}

extension Substring {
  fileprivate var trimmingCharacters: String {
    String(drop { $0.isWhitespace || $0 == "`" }.reversed().drop { $0.isWhitespace || $0 == "`" }.reversed())
  }
}
