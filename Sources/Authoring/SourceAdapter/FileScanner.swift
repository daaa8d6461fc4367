import SwiftParser
import SwiftSyntax

/// Walks a file once and writes down what has to be rewritten, and what other files need to know of it.
///
/// Code that `#if` leaves out is not visited.
final class FileScanner: SyntaxVisitor {
  /// What encloses the place that is visited.
  enum Scope {
    case type(reference: String, path: [String], block: Int?, isObjectiveC: Bool, isGeneric: Bool)
    case protocolBody(block: Int)
    case code
  }

  let conditions: BuildConditions
  var facts: FileFacts
  var scopes: [Scope] = []
  /// Declarations that were blanked instead of entered.
  var leftOut: Set<SyntaxIdentifier> = []
  /// Names of earlier Swift that a call has taken care of, and patterns that override.
  var handled: Set<SyntaxIdentifier> = []
  var overriding: Set<SyntaxIdentifier> = []
  /// One for each `#if` around: whether a clause of it has been taken.
  private var takenClauses: [Bool] = []

  /// Parses and walks a file; `index` is its place in the module.
  static func scan(_ source: SourceFile, index: Int, conditions: BuildConditions) -> FileFacts {
    let scanner = FileScanner(source, index: index, conditions: conditions)
    let tree = scanner.facts.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    scanner.walk(tree)
    return scanner.facts
  }

  private init(_ source: SourceFile, index: Int, conditions: BuildConditions) {
    let bytes = Array(source.text.utf8)
    facts = FileFacts(source: source, index: index, bytes: bytes, lines: LineTable(bytes))
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  var isAtFileLevel: Bool { scopes.isEmpty }

  var isInsideCode: Bool {
    scopes.contains { if case .code = $0 { true } else { false } }
  }

  /// Replaces a node by spaces, keeping its lines.
  func blank(_ node: some SyntaxProtocol) {
    blank(node.sourceRange)
  }

  func blank(_ range: Range<Int>) {
    facts.edits.append(SourceEdit(range, facts.blanks(range)))
  }

  func diagnose(_ cause: AdapterDiagnostic.Cause, at node: some SyntaxProtocol) {
    facts.diagnostics.append(
      AdapterDiagnostic(cause: cause, file: facts.source.path, position: facts.position(of: node.sourceRange.lowerBound)))
  }

  // MARK: Conditions and imports

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    if let shebang = node.shebang {
      let start = shebang.sourceRange.lowerBound
      facts.edits.append(SourceEdit(start..<start + 2, "//"))
    }
    if !node.hasError { scanTopLevel(node.statements) }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    takenClauses.append(false)
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) {
    takenClauses.removeLast()
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { foldCalls(in: Syntax(condition)) }
    guard takenClauses.last == false, node.condition.map(conditions.evaluate) ?? true else { return .skipChildren }
    takenClauses[takenClauses.count - 1] = true
    if let elements = node.elements {
      if isAtFileLevel, case .statements(let items) = elements, !items.hasError { scanTopLevel(items) }
      walk(elements)
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    scanImport(node)
    return .skipChildren
  }

  // MARK: Types and their members

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !leaveOutSwiftUI(node, named: node.name, inheritance: node.inheritanceClause) else { return .skipChildren }
    enterType(node, kind: .class, members: node.memberBlock, generics: node.genericParameterClause, inheritance: node.inheritanceClause)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave(Syntax(node)) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node, kind: .other, members: node.memberBlock, generics: node.genericParameterClause, inheritance: node.inheritanceClause)
    return .visitChildren
  }

  override func visitPost(_ node: ActorDeclSyntax) { leave(Syntax(node)) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !leaveOutSwiftUI(node, named: node.name, inheritance: node.inheritanceClause) else { return .skipChildren }
    enterType(node, kind: .other, members: node.memberBlock, generics: node.genericParameterClause, inheritance: node.inheritanceClause)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { leave(Syntax(node)) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node, kind: .other, members: node.memberBlock, generics: node.genericParameterClause, inheritance: node.inheritanceClause)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { leave(Syntax(node)) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !leaveOutSwiftUI(node) else { return .skipChildren }
    enterExtension(node)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { leave(Syntax(node)) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enterProtocol(node)
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { leave(Syntax(node)) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    scanMethod(node)
    scanEarlierDeclaration(node)
    return leftOut.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    scanProperties(node)
    scanGlobals(node)
    scanEarlierDeclaration(node)
    return leftOut.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    scanInitializer(node)
    return .visitChildren
  }

  // MARK: Code

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.code)
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.code)
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.code)
    return .visitChildren
  }

  override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    leftOut.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    scanAttribute(node)
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "optional", case .protocolBody = scopes.last { blank(node) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    scanMacro(node, name: node.macroName.text)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    scanMacro(node, name: node.macroName.text)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    scanLiteral(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    scanLiveView(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    scanLiveView(node)
    scanClassDescription(node)
    scanLogArguments(node)
    scanFormat(node)
    scanEarlierCall(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    scanEarlierMember(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    scanName(node.baseName)
    scanEarlierReference(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    scanName(node.name)
    scanEarlierType(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    scanEarlierName(node)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    scanEarlierName(node.name)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    scanEarlierName(node.name)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    scanEarlierName(node.name)
    return .visitChildren
  }

  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    scanEarlierConditions(node)
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    scanEarlierOperator(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    scanOptionalCall(node)
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node without the white space and comments around it.
  var sourceRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

extension FileFacts {
  /// Spaces, with the line breaks of the text they stand for.
  func blanks(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }, as: UTF8.self)
  }

  /// A replacement for a range, with as many line breaks at its end as the range has.
  func keepingLines(_ text: String, _ range: Range<Int>) -> String {
    text + String(repeating: "\n", count: bytes[range].count { $0 == 0x0A })
  }
}
