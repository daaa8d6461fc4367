/// Turns each `#selector` into a `Selector` that carries its name and a closure that calls the method.
struct SelectorRewriter {
  let module: ModuleIndex

  /// The edit for one selector of a file.
  func edit(_ fact: SelectorFact, in file: FileFacts) -> SourceEdit {
    SourceEdit(fact.range, file.keepingLines(text(fact), fact.range))
  }

  private func text(_ fact: SelectorFact) -> String {
    let path = self.path(of: fact)
    switch fact.kind {
    case .getter: return selector(fact, name: fact.name, parameters: "", call: "t.\(fact.name.escaped)", isStatic: false)
    case .setter:
      return selector(
        fact, name: ObjectiveCName.setter(fact.name), parameters: ", a", call: "t.\(fact.name.escaped) = a", isStatic: false)
    case .method: break
    }
    guard let method = method(fact, path: path) else { return inferring(fact) }
    let name =
      method.objectiveCName
      ?? ObjectiveCName.method(
        method.name, labels: method.parameters.map(\.label), isThrowing: method.isThrowing, isAsync: method.isAsync)
    guard method.parameters.count <= 2 else { return "Selector(\"\(name)\")" }
    let arguments = zip(["a", "b"], method.parameters)
    let parameters = arguments.map { $0.1.type.isEmpty ? ", " + $0.0 : ", \($0.0): \($0.1.type)" }.joined()
    var call = "t.\(method.name.escaped)("
    call += arguments.map { $0.1.label.isEmpty ? $0.0 : "\($0.1.label.escaped): \($0.0)" }.joined(separator: ", ") + ")"
    if method.isThrowing { call = "try? " + call }
    if method.isAsync { call = "_ = Task { \(method.isThrowing ? call.replacingFirst("try? ", with: "try? await ") : "await " + call) }" }
    return selector(fact, name: name, parameters: parameters, call: call, isStatic: method.isStatic)
  }

  /// `Selector("name:", { (t: Type, a) in t.name(a) })`; without a type, one taken from the written instance.
  private func selector(_ fact: SelectorFact, name: String, parameters: String, call: String, isStatic: Bool) -> String {
    if case .instance(let text) = fact.base {
      return "Selector(\"\(name)\", of: \(text), { (t\(parameters)) in \(call) })"
    }
    guard let type = typeReference(fact) else { return "Selector(\"\(name)\")" }
    return "Selector(\"\(name)\", { (t: \(type)\(isStatic ? ".Type" : "")\(parameters)) in \(call) })"
  }

  /// A method that no file declares and no table lists: the compiler finds the number of its arguments.
  private func inferring(_ fact: SelectorFact) -> String {
    if case .instance(let text) = fact.base {
      return "Selector(inferring: \"\(fact.name)\", of: \(text), { (t) in t.\(fact.name.escaped) })"
    }
    guard let type = typeReference(fact) else { return "Selector(\"\(fact.name)\")" }
    return "Selector(inferring: \"\(fact.name)\", { (t: \(type)) in t.\(fact.name.escaped) })"
  }

  private func typeReference(_ fact: SelectorFact) -> String? {
    guard case .type(let text) = fact.base else {
      guard let reference = fact.enclosingReference else { return nil }
      return module.isProtocol(reference) ? "Self" : reference
    }
    if text == "Self" { return fact.enclosingReference }
    if let member = module.optionalMember(named: fact.name, of: text) { return "any \(member.subprotocol)" }
    return module.isProtocol(text) ? "any \(text)" : text
  }

  private func path(of fact: SelectorFact) -> [String] {
    guard case .type(let text) = fact.base else { return fact.enclosingPath }
    return module.type(named: text, from: fact.enclosingPath)?.type.path ?? text.split(separator: ".").map(String.init)
  }

  /// The method meant.
  ///
  /// Its parameter types are kept only where they are written in the selector itself, or
  /// where several methods differ in nothing else.
  private func method(_ fact: SelectorFact, path: [String]) -> MethodFact? {
    var candidates: [MethodFact]
    if case .instance = fact.base {
      candidates = module.methods(named: fact.name)
    } else {
      candidates = module.methods(named: fact.name, in: path)
      if candidates.isEmpty, fact.enclosingReference == "Self" { candidates = module.methods(named: fact.name) }
    }
    if let labels = fact.labels { candidates.removeAll { $0.parameters.map(\.label) != labels } }
    if let types = fact.parameterTypes {
      candidates.removeAll { $0.parameters.count != types.count }
      if candidates.contains(where: { $0.parameters.map(\.type) == types }) {
        candidates.removeAll { $0.parameters.map(\.type) != types }
      }
    }
    let marked = candidates.filter(\.isObjectiveC)
    let alternatives = marked.isEmpty ? candidates : marked
    if var method = alternatives.first(where: { !$0.isStatic }) ?? alternatives.first {
      let isOverloaded = candidates.count { $0.parameters.map(\.label) == method.parameters.map(\.label) } > 1
      for index in method.parameters.indices {
        let written = fact.parameterTypes?[index]
        method.parameters[index].type = written ?? (isOverloaded && method.parameters[index].isPlain ? method.parameters[index].type : "")
      }
      return method
    }
    return undeclared(fact)
  }

  /// A method of UIKit's: labels as written, or from the table.
  private func undeclared(_ fact: SelectorFact) -> MethodFact? {
    guard let labels = fact.labels ?? UIKitMembers.methods[fact.name] else { return nil }
    return MethodFact(
      name: fact.name, parameters: labels.map { MethodFact.Parameter(label: $0, type: "", isPlain: true) }, isStatic: false,
      isObjectiveC: true, objectiveCName: nil, isThrowing: false, isAsync: false, isGeneric: false, isUnavailable: false)
  }
}

extension String {
  /// The name as code may write it after a period or as a label.
  var escaped: String { Self.reservedMemberNames.contains(self) ? "`\(self)`" : self }

  private static let reservedMemberNames: Set<String> = ["init", "self", "Type", "Protocol"]

  func replacingFirst(_ text: String, with replacement: String) -> String {
    hasPrefix(text) ? replacement + dropFirst(text.count) : self
  }
}
