import SwiftSyntax

extension FileScanner {
  /// Attributes that need the Objective-C runtime or an application to start.
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBSegueAction", "NSApplicationMain", "UIApplicationMain", "main", "GKInspectable",
    "NSCopying",
  ]

  /// Blanks the attributes that the compiler refuses on Linux, at equal width.
  func scanAttribute(_ node: AttributeSyntax) {
    guard Self.blanked.contains(node.attributeName.trimmedDescription) else { return }
    blank(node)
  }

  /// Replaces `os(iOS)` and its kin by their values, at equal width where the value is not longer.
  func foldCalls(in node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      if BuildConditions.isFolded(call), let value = conditions.evaluate(call) {
        let range = call.sourceRange
        let text = value ? "true" : "false"
        facts.edits.append(SourceEdit(range, text + String(repeating: " ", count: max(0, range.count - text.utf8.count))))
      }
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { foldCalls(in: child) }
  }

  /// Notes names of the half of Foundation that is a module of its own on Linux.
  func scanName(_ name: TokenSyntax) {
    if !facts.usesStrings, case .identifier(let text) = name.tokenKind, Self.stringNames.contains(text) { facts.usesStrings = true }
    guard !facts.usesNetworking, case .identifier(let text) = name.tokenKind, text.hasPrefix("URL") || text.hasPrefix("HTTP") else {
      return
    }
    facts.usesNetworking = Self.networkingPrefixes.contains { text.hasPrefix($0) }
  }

  private static let stringNames: Set<String> = ["NSLocalizedString", "localizedStringWithFormat", "Bundle"]

  /// `String(format: …)`, `.init(format: …)`.
  func scanFormat(_ node: FunctionCallExprSyntax) {
    if node.arguments.first?.label?.text == "format" { facts.usesStrings = true }
  }

  private static let networkingPrefixes = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "URLCredential", "URLProtocol", "URLAuthentication",
    "HTTPCookie",
  ]

  /// `type(of: object).description()` is a message to a class, of any object: its name.
  func scanClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
    else { return }
    facts.edits.append(SourceEdit(insert: "String(reflecting: ", at: base.sourceRange.lowerBound))
    let range = base.sourceRange.upperBound..<node.sourceRange.upperBound
    facts.edits.append(SourceEdit(range, facts.keepingLines(")", range)))
  }

  /// In `os_log("%@", error as CVarArg)` the cast fails for errors and objects; our `os_log` takes anything.
  func scanLogArguments(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "os_log" else { return }
    for argument in node.arguments {
      guard let type = argument.expression.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self),
        type.trimmedDescription == "CVarArg"
      else { continue }
      facts.edits.append(SourceEdit(type.sourceRange, "Any    "))
    }
  }

  /// Modules whose content other modules offer on Linux.
  private static let blankedModules: Set<String> = [
    "Darwin", "ObjectiveC", "CoreFoundation", "SwiftUI", "PlaygroundSupport", "UIKitCore",
  ]

  /// What `import UIKit` brings along.
  private static let reexportedModules: Set<String> = ["Foundation", "FoundationEssentials", "QuartzCore"]

  func scanImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    facts.imports.insert(module)
    if Self.reexportedModules.contains(module), node.path.count == 1 || node.importKindSpecifier != nil {
      facts.reexportedImports.append(node.sourceRange)
    }
    if Self.blankedModules.contains(module), !conditions.modules.contains(module) {
      blank(node)
    } else if module == "OSLog" {
      let range = node.path.sourceRange
      facts.edits.append(SourceEdit(range, "os" + String(repeating: " ", count: max(0, range.count - 2))))
    } else if node.importKindSpecifier == nil, node.path.count > 1, let first = node.path.first {
      // `import os.log`: a submodule of a module that has none here.
      blank(first.name.sourceRange.upperBound..<node.path.sourceRange.upperBound)
    }
  }
}

extension AttributeListSyntax {
  /// The attribute of that name.
  func attribute(_ name: String) -> AttributeSyntax? {
    for element in self {
      if case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == name { return attribute }
    }
    return nil
  }

  /// Whether `@available(*, unavailable)` or `@available(iOS, unavailable)` stands among them.
  var isUnavailable: Bool {
    contains { element in
      guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available" else { return false }
      let words = (attribute.arguments?.trimmedDescription ?? "").split { !$0.isLetter && $0 != "*" }
      return words.contains("unavailable") && (words.first == "*" || words.first == "iOS")
    }
  }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
}
