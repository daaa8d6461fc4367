import SwiftSyntax

extension FileScanner {
  /// Protocols of SwiftUI whose conformers cannot be compiled here.
  private static let protocols: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "Shape", "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
    "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewProvider", "PreviewModifier", "LibraryContentProvider",
    "EnvironmentKey",
    "PreferenceKey",
  ]

  /// Blanks a declaration that only SwiftUI understands, and says so.
  func leaveOutSwiftUI(_ node: some DeclSyntaxProtocol, named name: TokenSyntax, inheritance: InheritanceClauseSyntax?) -> Bool {
    guard facts.imports.contains("SwiftUI"), !conditions.modules.contains("SwiftUI"), let inheritance else { return false }
    let names = inheritance.inheritedTypes.map { $0.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? "" }
    guard let conformance = names.first(where: Self.protocols.contains) else { return false }
    facts.diagnostics.append(
      AdapterDiagnostic(
        cause: conformance == "PreviewProvider" ? .swiftUIPreview(name: name.text) : .swiftUIType(name: name.text), file: facts.source.path,
        position: facts.position(of: name.sourceRange.lowerBound)))
    facts.leftOutNames.insert(name.text)
    leaveOut(Syntax(node))
    return true
  }

  /// Blanks an extension of one of SwiftUI's protocols or of a type that was left out.
  func leaveOutSwiftUI(_ node: ExtensionDeclSyntax) -> Bool {
    guard facts.imports.contains("SwiftUI"), !conditions.modules.contains("SwiftUI") else { return false }
    let type = node.extendedType.trimmedDescription
    let isLeftOut = Self.protocols.contains(type) || facts.leftOutNames.contains(type)
    let conforms = (node.inheritanceClause?.inheritedTypes ?? []).contains { Self.protocols.contains($0.type.trimmedDescription) }
    guard isLeftOut || conforms else { return false }
    leaveOut(Syntax(node))
    return true
  }

  private func leaveOut(_ node: Syntax) {
    blank(node)
    leftOut.insert(node.id)
  }
}
