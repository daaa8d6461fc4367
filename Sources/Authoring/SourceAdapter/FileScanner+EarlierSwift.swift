import SwiftSyntax

/// Notes names of earlier Swift.
extension FileScanner {
  private var names: EarlierSwiftNames { .shared }

  private func note(_ name: String, _ certainty: EarlierSwiftFacts.Certainty, _ edits: [SourceEdit]) {
    facts.earlier.uses.append(.init(name: name, certainty: certainty, edits: edits))
  }

  private func replacing(_ node: some SyntaxProtocol, _ text: String) -> SourceEdit {
    SourceEdit(node.sourceRange, facts.keepingLines(text, node.sourceRange))
  }

  // MARK: Uses

  func scanEarlierCall(_ node: FunctionCallExprSyntax) {
    let name: TokenSyntax
    var base: ExprSyntax?
    var isMember = false
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      (name, base, isMember) = (member.declName.baseName, member.base, true)
    } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName
    } else {
      return
    }
    let text = name.text
    if !isMember, let template = names.functions[text] { return scanEarlierFunction(node, text, template) }
    let labels = node.arguments.map { $0.label?.text ?? "" }
    if !labels.isEmpty, names.modernCalls.contains("\(text)(\(labels.map { $0 + ":" }.joined()))") { facts.earlier.isModern = true }
    guard let method = names.method(text, labels: labels) else { return }
    var certainty: EarlierSwiftFacts.Certainty
    switch method.section {
    case .methods: certainty = .swift2
    case .later: certainty = .certain
    case .helpers, .overrides: certainty = .onlyInSwift2
    case .factories:
      let owner = base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      guard isMember, owner.map({ $0.hasPrefix("UI") || $0.hasPrefix("NS") }) ?? (base == nil) else { return }
      certainty = base == nil ? .swift2UnlessForeign : .swift2
    }
    if method.old.base != method.new.base, text.hasPrefix("is") { certainty = .onlyInSwift2 }
    var edits: [SourceEdit] = []
    if method.new.labels == nil, let open = node.leftParen, let close = node.rightParen {
      edits = [replacing(name, method.new.base), SourceEdit(open.sourceRange.lowerBound..<close.sourceRange.upperBound, "")]
    } else {
      edits = [replacing(name, method.new.base)]
      for (index, argument) in node.arguments.enumerated() {
        let label = method.label(for: labels[index], at: index)
        guard label != labels[index] else { continue }
        edits.append(relabelling(argument, label))
        // What follows a renamed label is of UIKit's enumeration, even where the user declares a case of that name.
        if let member = argument.expression.as(MemberAccessExprSyntax.self), member.base == nil,
          member.declName.baseName.text.first?.isUppercase == true
        {
          handled.insert(member.declName.baseName.id)
          edits.append(replacing(member.declName.baseName, EarlierSwiftNames.lowered(member.declName.baseName.text)))
        }
      }
    }
    if let options = node.arguments.first(where: { $0.label?.text == "options" })?.expression, options.is(NilLiteralExprSyntax.self) {
      edits.append(replacing(options, "[]"))
    }
    handled.insert(name.id)
    note(
      method.old.base == method.new.base ? labels.first(where: { !(method.new.labels ?? []).contains($0) }) ?? text : text, certainty, edits
    )
  }

  private func relabelling(_ argument: LabeledExprSyntax, _ label: String) -> SourceEdit {
    let start = argument.sourceRange.lowerBound
    let end = argument.label == nil ? start : argument.expression.sourceRange.lowerBound
    return SourceEdit(start..<end, facts.keepingLines(label.isEmpty ? "" : label + ": ", start..<end))
  }

  /// Puts the parts of a template between the arguments.
  private func scanEarlierFunction(_ node: FunctionCallExprSyntax, _ name: String, _ template: String) {
    let pieces = template.split(omittingEmptySubsequences: false) { $0 == "$" }
      .enumerated().map { $0.offset == 0 ? String($0.element) : String($0.element.dropFirst()) }
    let arguments = Array(node.arguments)
    var count = pieces.count - 1
    var tail = pieces[count]
    if node.trailingClosure != nil, arguments.count == count - 1 {
      // The closure stands for the last argument.
      count -= 1
      tail = String(pieces[count].prefix { $0 != "(" || pieces[count].hasPrefix("(") })
      if let open = pieces[count].lastIndex(of: "(") { tail = String(pieces[count][..<open]) }
    }
    guard arguments.count == count, let close = node.rightParen else { return }
    var edits: [SourceEdit] = []
    var position = node.calledExpression.sourceRange.lowerBound
    for (index, argument) in arguments.enumerated() {
      let range = position..<argument.expression.sourceRange.lowerBound
      edits.append(SourceEdit(range, facts.keepingLines(pieces[index], range)))
      position = argument.expression.sourceRange.upperBound
    }
    let range = position..<close.sourceRange.upperBound
    edits.append(SourceEdit(range, facts.keepingLines(tail, range)))
    handled.insert(node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.id ?? node.id)
    let isSwift2 = ["CGRect", "CGPoint", "CGSize", "CGVector", "CGContext", "CGAffineTransform", "dispatch_"].contains {
      name.hasPrefix($0)
    }
    note(name, isSwift2 ? .swift2 : .certain, edits)
  }

  func scanEarlierMember(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName
    guard !handled.contains(name.id) else { return }
    let text = name.text
    let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    let isEnumeration = base.map { names.types[$0] != nil || names.enumerations.contains($0) } ?? false
    if let constant = names.notifications[text], node.base == nil || node.base?.trimmedDescription.hasSuffix("Notification.Name") == true {
      return note(text, .certain, [replacing(node, constant)])
    }
    if text == "allZeros" {
      guard node.base == nil || isEnumeration else { return }
      let range = (node.base == nil ? node.sourceRange.lowerBound : node.period.sourceRange.lowerBound)..<node.sourceRange.upperBound
      return note(text, .swift2, [SourceEdit(range, node.base == nil ? "[]" : "([])")])
    }
    if let property = names.properties[text], node.base != nil { return note(text, .onlyInSwift2, [replacing(name, property)]) }
    if text.first?.isUppercase == true {
      guard node.base == nil || isEnumeration else { return }
      let isKnown = Self.earlierMembers.contains(text)
      let edits: [SourceEdit]
      if text == "None", isEnumeration, base.map({ Self.optionSets.contains($0) }) ?? false {
        edits = [SourceEdit(node.period.sourceRange.lowerBound..<node.sourceRange.upperBound, "([])")]
      } else {
        edits = [replacing(name, EarlierSwiftNames.lowered(text).escapedMember)]
      }
      if node.base != nil { return note(text, .swift2, edits) }
      return note(text, isKnown ? .swift2UnlessForeign : .onlyInSwift2, edits)
    }
  }

  func scanEarlierReference(_ node: DeclReferenceExprSyntax) {
    guard !handled.contains(node.baseName.id) else { return }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      // A capital member in capitals of its own is found by scanEarlierMember.
      if let property = names.properties[node.baseName.text], member.base == nil, property.first?.isUppercase == true { return }
      return
    }
    let text = node.baseName.text
    if let type = names.types[text] {
      note(text, .certain, [replacing(node, type)])
    } else if let constant = names.constants[text] {
      if constant.hasPrefix("UILayoutPriority") { facts.earlier.usesPriorities = true }
      note(text, .certain, [replacing(node, constant)])
    } else if let type = names.foundation[text] {
      note(text, .onlyInSwift2, [replacing(node, type)])
    } else if let property = names.properties[text] {
      note(text, .onlyInSwift2, [replacing(node, property)])
    }
  }

  func scanEarlierType(_ node: IdentifierTypeSyntax) {
    if let type = names.types[node.name.text] {
      note(node.name.text, .certain, [replacing(node.name, type)])
    } else if let type = names.foundation[node.name.text] {
      note(node.name.text, .onlyInSwift2, [replacing(node.name, type)])
    }
  }

  /// `if let a = b, c = d where e`: one `let` was enough for all, and `where` stood for a comma.
  func scanEarlierConditions(_ node: ConditionElementListSyntax) {
    for element in node {
      if let binding = element.condition.as(OptionalBindingConditionSyntax.self), binding.bindingSpecifier.presence == .missing {
        note("", .swift2, [SourceEdit(insert: "let ", at: binding.pattern.sourceRange.lowerBound)])
      }
      if let word = element.unexpectedBetweenConditionAndTrailingComma?.first?.as(TokenSyntax.self), word.text == "where" {
        note("", .swift2, [replacing(word, ",")])
      }
    }
  }

  func scanEarlierOperator(_ text: String) {
    if text == "++" || text == "--" { facts.earlier.usesIncrement = true }
  }

  // MARK: Declarations

  func scanEarlierDeclaration(_ node: FunctionDeclSyntax) {
    let parameters = Array(node.signature.parameterClause.parameters)
    guard case .identifier(let name) = node.name.tokenKind else { return }
    // In Swift 2 a first parameter without two names has no label.
    let labels = parameters.enumerated().map { index, parameter in
      index == 0 && parameter.secondName == nil ? "" : parameter.label
    }
    let method = names.methods[name]?.first { $0.old.labels == labels }
    let isOverride = node.modifiers.has("override")
    let isEarlier =
      method.map { method in
        if method.new.labels == nil { return isOverride }
        return method.section == .overrides || (isOverride && method.old.base != method.new.base)
      } ?? false
    for parameter in parameters { facts.earlier.declared.insert((parameter.secondName ?? parameter.firstName).text) }
    guard let method, isEarlier else {
      if !isOverride { facts.earlier.declared.insert(name) }
      // What data sources answer is no name of the user's: `table.numberOfRowsInSection(0)` still means the table's own.
      let isAnswer = name == "tableView" || name == "collectionView"
      for label in labels where !label.isEmpty && !(isAnswer && label.hasPrefix("numberOf")) {
        facts.earlier.declared.insert(label + ":")
      }
      if let first = parameters.first, first.secondName == nil, first.firstName.text != "_" {
        facts.earlier.firstParameters.append(first.firstName.sourceRange.lowerBound)
      }
      return
    }
    var edits = [replacing(node.name, method.new.base)]
    if method.new.labels == nil {
      edits.append(replacing(node.funcKeyword, "var"))
      let list = node.signature.parameterClause.sourceRange
      let range = list.lowerBound..<(node.signature.returnClause?.arrow.sourceRange.upperBound ?? list.upperBound)
      edits.append(SourceEdit(range, facts.keepingLines(":", range)))
    }
    for (index, parameter) in parameters.enumerated() {
      let label = method.new.labels?[index] ?? ""
      let written = label.isEmpty ? "_" : label
      if parameter.secondName == nil {
        if written != parameter.firstName.text {
          edits.append(SourceEdit(insert: written + " ", at: parameter.firstName.sourceRange.lowerBound))
        }
      } else if written != parameter.firstName.text {
        edits.append(replacing(parameter.firstName, written))
      }
    }
    note("", isOverride || method.old.base == method.new.base ? .swift2 : .onlyInSwift2, edits)
  }

  func scanEarlierDeclaration(_ node: VariableDeclSyntax) {
    let isOverride = node.modifiers.has("override")
    for binding in node.bindings {
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self), isOverride, let name = names.properties[pattern.identifier.text] {
        note("", .onlyInSwift2, [replacing(pattern.identifier, name)])
        overriding.insert(pattern.id)
      }
      scanEarlierAttributes(binding)
    }
  }

  /// The keys of attributes were texts until Swift 4.
  private func scanEarlierAttributes(_ binding: PatternBindingSyntax) {
    guard let type = binding.typeAnnotation?.type.as(DictionaryTypeSyntax.self), type.key.trimmedDescription == "String",
      let literal = binding.initializer?.value.as(DictionaryExprSyntax.self),
      let elements = literal.content.as(DictionaryElementListSyntax.self),
      elements.contains(where: { names.constants[$0.key.trimmedDescription]?.hasPrefix("NSAttributedString.Key") == true })
    else { return }
    note(
      elements.first?.key.trimmedDescription ?? "", .certain, [replacing(type.key, "NSAttributedString.Key"), replacing(type.value, "Any")])
  }

  func scanEarlierName(_ pattern: IdentifierPatternSyntax) {
    if !overriding.contains(pattern.id) { facts.earlier.declared.insert(pattern.identifier.text.trimmingBackticks) }
  }

  func scanEarlierName(_ token: TokenSyntax) { facts.earlier.declared.insert(token.text.trimmingBackticks) }

  /// Members of UIKit's and Foundation's enumerations as Swift 2 wrote them: each tells that its file is one.
  private static let earlierMembers: Set<String> = [
    "Normal", "Highlighted", "Selected", "Disabled", "TouchUpInside", "TouchUpOutside", "TouchDown", "ValueChanged", "EditingChanged",
    "EditingDidBegin", "EditingDidEnd", "EditingDidEndOnExit", "AllEvents", "System", "Custom", "DetailDisclosure", "InfoLight",
    "InfoDark", "ContactAdd", "Line", "RoundedRect", "Bezel", "Vertical", "Horizontal", "Fill", "FillEqually", "FillProportionally",
    "EqualSpacing", "EqualCentering", "Leading", "Trailing", "Center", "FirstBaseline", "LastBaseline", "Top", "Bottom", "Left", "Right",
    "Justified", "Natural", "ScaleAspectFit", "ScaleAspectFill", "ScaleToFill", "ByWordWrapping", "ByCharWrapping", "ByClipping",
    "ByTruncatingHead", "ByTruncatingTail", "ByTruncatingMiddle", "AlwaysTemplate", "AlwaysOriginal", "Plain", "Grouped", "Default",
    "Subtitle", "Value1", "Value2", "Alert", "ActionSheet", "Cancel", "Destructive", "Width", "Height", "CenterX", "CenterY", "Equal",
    "GreaterThanOrEqual", "LessThanOrEqual", "NotAnAttribute", "LeadingMargin", "TrailingMargin", "TopMargin", "BottomMargin",
    "FlexibleWidth", "FlexibleHeight", "FlexibleTopMargin", "FlexibleBottomMargin", "FlexibleLeftMargin", "FlexibleRightMargin",
    "AlignAllCenterX", "AlignAllCenterY", "AlignAllTop", "AlignAllBottom", "AlignAllLeft", "AlignAllRight", "AlignAllLeading",
    "AlignAllTrailing", "AlignAllBaseline", "LightContent", "Light", "Dark", "ExtraLight", "Began", "Ended", "Changed", "Cancelled",
    "WhileEditing", "UnlessEditing", "Always", "Never", "DisclosureIndicator", "Checkmark", "SingleLine", "NumberPad", "EmailAddress",
    "DecimalPad", "URL", "Done", "Go", "Next", "Search", "Send", "Redo", "WhiteLarge", "White", "Gray", "CurveEaseInOut", "CurveEaseIn",
    "CurveEaseOut", "CurveLinear", "BeginFromCurrentState", "AllowUserInteraction", "TransitionCrossDissolve", "FullScreen", "FormSheet",
    "PageSheet", "OverCurrentContext", "CrossDissolve", "CoverVertical", "Compact", "Regular", "Phone", "Pad", "Portrait", "AllCorners",
    "TopLeft", "TopRight", "BottomLeft", "BottomRight", "UsesLineFragmentOrigin", "UsesFontLeading", "StyleSingle", "Add", "Edit", "Save",
    "FlexibleSpace", "FixedSpace", "Interactive", "OnDrag", "Minimal", "Prominent", "Round", "Butt", "Square", "Miter", "Bevel",
  ]

  private static let optionSets: Set<String> = [
    "UIViewAutoresizing", "UIViewAnimationOptions", "UIControlEvents", "NSLayoutFormatOptions", "UIRectEdge", "UIDataDetectorTypes",
  ]
}

extension String {
  /// `default` and the like may follow a period as they are; only a few words may not.
  fileprivate var escapedMember: String { self == "self" || self == "init" || self == "Type" ? "`\(self)`" : self }
}
