/// Finds the view and controller classes that can be made without arguments, and the delegates that put a window on the screen.
struct AutomaticPreviews {
  let module: ModuleIndex

  /// How a class can be made, after Swift's rules for inherited initialisers.
  private struct Making {
    /// Ways to call it, best first.
    var makers: [KnownClasses.Maker]
    var designated: [String]
    var throwingSignatures: Set<String> = []
    var hasPrivate = false
  }

  /// A class to show.
  struct Shown: Sendable {
    var type: TypeFact
    /// `LoginView(frame: .zero)`, with `try` where it throws.
    var expression: String
  }

  /// The classes of a file to show, in the order of their declarations, and those that cannot be made.
  func classes(of file: FileFacts) -> (shown: [Shown], skipped: [SkippedType]) {
    var shown: [Shown] = []
    var skipped: [SkippedType] = []
    for type in file.types where type.kind == .class && !type.isLocal {
      if let expression = window(of: type, in: file) {
        shown.append(Shown(type: type, expression: expression))
        continue
      }
      guard let making = making(of: type, visited: []) else { continue }
      if let reason = obstacle(type, making) {
        skipped.append(
          SkippedType(
            name: type.qualifiedName, file: file.source.path, line: file.position(of: type.nameOffset).line, reason: reason,
            suggestion: suggestion(type)))
      } else if let maker = making.makers.first {
        let isThrowing = making.throwingSignatures.contains(maker.signature)
        shown.append(Shown(type: type, expression: "\(isThrowing ? "try " : "")\(type.qualifiedName)(\(maker.arguments))"))
      }
    }
    return (shown, skipped)
  }

  /// What shows the window of an application's or a scene's delegate; nil for other classes, and for delegates that leave it to a
  /// storyboard.
  private func window(of type: TypeFact, in file: FileFacts) -> String? {
    guard type.inheritance.contains(where: Self.delegates.contains), type.initializers.isEmpty, !type.isGeneric, !type.isHidden,
      !isInsideHidden(type), file.source.text.contains("makeKeyAndVisible")
    else { return nil }
    return "try registry.window(of: \(type.qualifiedName)())"
  }

  private static let delegates: Set = ["UIApplicationDelegate", "UIWindowSceneDelegate"]

  /// Whether a class is a view controller, after its superclasses or else its name.
  func isController(_ name: String) -> Bool {
    var visited: Set<String> = []
    var current = name
    while visited.insert(current).inserted, let type = module.type(named: current)?.type, let superclass = type.inheritance.first {
      current = superclass
    }
    return current.hasSuffix("Controller")
  }

  private func obstacle(_ type: TypeFact, _ making: Making) -> SkippedType.Reason? {
    if type.isGeneric { return .isGeneric }
    if type.isHidden || isInsideHidden(type) { return .isPrivate }
    if !making.makers.isEmpty { return nil }
    if making.hasPrivate { return .hasPrivateInitializer }
    let own = type.initializers.filter { $0.signature != "coder:" && !$0.isUnavailable }
    if let first = own.first(where: { !$0.isConvenience }) ?? own.first ?? type.initializers.first {
      return .needsArguments(initializer: "init(\(first.signature))")
    }
    return .superclassNeedsArguments(superclass: type.inheritance.first ?? "")
  }

  private func isInsideHidden(_ type: TypeFact) -> Bool {
    (1..<max(1, type.path.count)).contains { count in
      module.type(named: type.path.prefix(count).joined(separator: "."))?.type.isHidden ?? false
    }
  }

  /// Nil for a class that is no view and no controller.
  private func making(of type: TypeFact, visited: Set<String>) -> Making? {
    guard !visited.contains(type.qualifiedName), let superclass = type.inheritance.first else { return nil }
    let base: Making
    if let parent = module.type(named: superclass, from: type.path)?.type, parent.kind == .class, parent.path != type.path {
      guard let made = making(of: parent, visited: visited.union([type.qualifiedName])) else { return nil }
      base = made
    } else {
      let name = superclass.hasPrefix("UIKit.") ? String(superclass.dropFirst(6)) : superclass
      guard let known = KnownClasses.classes[name] else { return nil }
      base = Making(makers: known.makers, designated: known.designated)
    }
    return making(of: type, base: base)
  }

  private func making(of type: TypeFact, base: Making) -> Making {
    var result = Making(makers: [], designated: base.designated)
    let designated = type.initializers.filter { !$0.isConvenience }
    for initializer in type.initializers {
      guard let maker = maker(for: initializer, base: base) else { continue }
      if initializer.isPrivate {
        result.hasPrivate = true
      } else {
        result.makers.append(maker)
        if initializer.isThrowing { result.throwingSignatures.insert(maker.signature) }
      }
    }
    // Of several initialisers of its own, the one with the fewest arguments shows the class as its author uses it.
    result.makers.sort { $0.arguments.count < $1.arguments.count }
    if designated.isEmpty {
      result.makers += base.makers
      result.throwingSignatures.formUnion(base.throwingSignatures)
      result.hasPrivate = result.hasPrivate || base.hasPrivate
    } else {
      let overridden = Set(type.initializers.map(\.signature))
      result.designated = designated.map(\.signature).filter { $0 != "coder:" }
      if base.designated.allSatisfy(overridden.contains), overridden.contains("coder:") || !base.designated.isEmpty {
        result.makers += base.makers.filter { !base.designated.contains($0.signature) && !overridden.contains($0.signature) }
      }
    }
    return result
  }

  /// The call of an initialiser with what is known: nothing for defaults, the usual arguments for UIKit's own.
  private func maker(for initializer: InitializerFact, base: Making) -> KnownClasses.Maker? {
    guard !initializer.isUnavailable, !initializer.isAsync, !initializer.isFailable, !initializer.isGeneric else { return nil }
    let needed = initializer.parameters.filter { !$0.hasDefault }
    if needed.isEmpty { return KnownClasses.noArguments }
    let signature = needed.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
    let usual = base.makers + KnownClasses.classes.values.flatMap(\.makers).sorted { $0.arguments < $1.arguments }
    return usual.first { $0.signature == signature && Self.isUsual(needed, signature: signature) }
  }

  /// Whether the parameters have the types of UIKit's initialiser of that signature.
  private static func isUsual(_ parameters: [InitializerFact.Parameter], signature: String) -> Bool {
    let types = parameters.map { $0.type.filter { $0 != " " } }
    switch signature {
    case "frame:": return types == ["CGRect"]
    case "style:": return types[0].hasSuffix("Style") && types[0].hasPrefix("UI")
    case "image:": return types[0] == "UIImage?"
    case "nibName:bundle:": return types.allSatisfy { $0.hasSuffix("?") || $0.hasSuffix("!") }
    case "style:reuseIdentifier:": return types.last == "String?"
    case "reuseIdentifier:": return types == ["String?"]
    case "frame:style:": return types.first == "CGRect" && types.last == "UITableView.Style"
    case "frame:textContainer:": return types.last == "NSTextContainer?"
    case "collectionViewLayout:", "frame:collectionViewLayout:":
      return types.last == "UICollectionViewLayout" || types.last == "UICollectionViewFlowLayout"
    default: return true
    }
  }

  private func suggestion(_ type: TypeFact) -> String {
    let initializer = type.initializers.first { $0.signature != "coder:" && !$0.isUnavailable && !$0.isConvenience }
    let arguments = (initializer?.parameters ?? []).filter { !$0.hasDefault }.map { parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + "<#\(parameter.type)#>"
    }
    let generics = type.isGeneric ? "<<#Type#>>" : ""
    return "#Preview(\"\(type.qualifiedName)\") {\n  \(type.qualifiedName)\(generics)(\(arguments.joined(separator: ", ")))\n}"
  }
}
