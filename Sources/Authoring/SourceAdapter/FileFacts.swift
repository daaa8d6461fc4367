/// What one walk over a file found, before the other files of the module are known.
struct FileFacts: Sendable {
  var source: SourceFile
  /// The file's place among the module's files; part of every generated name.
  var index: Int
  var bytes: [UInt8]
  var lines: LineTable
  /// Edits that need no other file.
  var edits: [SourceEdit] = []
  /// The modules that active imports name.
  var imports: Set<String> = []
  var types: [TypeFact] = []
  var blocks: [BlockFact] = []
  var previews: [PreviewFact] = []
  var selectors: [SelectorFact] = []
  /// Optional calls `.name?(…)`: the offset of the question mark and the name called.
  var optionalCalls: [OptionalCallFact] = []
  /// The optional members of the file's `@objc` protocols.
  var optionalMembers: [OptionalMemberFact] = []
  /// Members of extensions, which may override or be overridden.
  var extensionMembers: [ExtensionMemberFact] = []
  /// String literals that could name a method, as `action: "login:"` does.
  var selectorLiterals: Set<String> = []
  /// Whether a type of Foundation's networking half is named.
  var usesNetworking = false
  /// Whether Foundation's strings are used, in ways that UIKit's own functions answer: `NSLocalizedString`, `Bundle`, formats.
  var usesStrings = false
  /// Imports of modules that UIKit offers too.
  var reexportedImports: [Range<Int>] = []
  /// The functions that top-level statements were wrapped in, in order.
  var statementFunctions: [String] = []
  var firstStatement = 0
  /// What a playground shows.
  var liveView: LiveViewFact?
  /// Types of global variables by name.
  var globals: [String: String] = [:]
  /// SwiftUI types that were blanked.
  var leftOutNames: Set<String> = []
  /// Names of earlier Swift.
  var earlier = EarlierSwiftFacts()
  /// The user's own text, where names were brought up to date before this one was scanned.
  var earlierSource: SourceFile?
  /// Leads from the text scanned to that one.
  var earlierPositions: PositionMap?
  /// Declarations to add below the user's text, one a line.
  var appendix: [String] = []
  var diagnostics: [AdapterDiagnostic] = []

  /// Whether top-level statements set a live view.
  var isPlayground: Bool { liveView != nil && !statementFunctions.isEmpty }

  func position(of offset: Int) -> SourcePosition { lines.position(of: offset) }
}

/// An assignment to a playground's live view.
struct LiveViewFact: Sendable {
  var offset: Int
  /// The class called or the variable read.
  var shownName: String?
}

/// A call `receiver.name?(…)`.
struct OptionalCallFact: Sendable {
  var name: String
  var questionMark: Int
}

/// An optional member of an `@objc` protocol.
struct OptionalMemberFact: Sendable {
  var protocolName: String
  /// The protocol that has this member only.
  var subprotocol: String
  var name: String
  /// Argument labels of a method, nil for a property.
  var labels: [String]?
}

/// A named type's declaration.
struct TypeFact: Sendable {
  enum Kind: Sendable { case `class`, `protocol`, other }
  var kind: Kind
  /// Enclosing types first.
  var path: [String]
  /// As written, without generic arguments.
  var inheritance: [String]
  var isGeneric: Bool
  /// Declared inside a function.
  var isLocal: Bool
  /// Private, and inside another type.
  var isHidden: Bool
  /// Offset of the declaration's name.
  var nameOffset: Int
  /// Where another inherited type can be added.
  var inheritanceEnd: Int
  var initializers: [InitializerFact] = []

  var name: String { path.last ?? "" }
  var qualifiedName: String { path.joined(separator: ".") }
}

struct InitializerFact: Sendable {
  struct Parameter: Sendable {
    /// The argument label, empty for none.
    var label: String
    var name: String
    var type: String
    var hasDefault: Bool
  }
  var parameters: [Parameter]
  var isConvenience: Bool
  var isPrivate: Bool
  var isFailable: Bool
  var isThrowing: Bool
  var isAsync: Bool
  var isGeneric: Bool
  var isUnavailable: Bool

  /// `frame:`, `style:reuseIdentifier:`, empty for `init()`.
  var signature: String { parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() }
}

/// The braces of a type or of an extension, with the methods between them.
struct BlockFact: Sendable {
  /// The type, by its full path.
  var path: [String]
  /// How code between the braces names the type.
  var reference: String
  var isExtension: Bool
  var isConstrained: Bool
  /// An extension whose members are public unless they say otherwise.
  var isPublic = false
  var isLocal: Bool
  var isGeneric: Bool
  /// The block around this one, by its index.
  var parent: Int?
  /// Offset behind the opening brace, nil where it is missing.
  var bodyStart: Int?
  /// What an extension adds a conformance to.
  var inheritance: [String] = []
  var methods: [MethodFact] = []
  /// Names of the properties declared.
  var properties: Set<String> = []
  /// Names of those that override.
  var overridingProperties: [String] = []
}

struct MethodFact: Sendable {
  struct Parameter: Sendable {
    var label: String
    var type: String
    /// False for `inout`, variadic and the like, which no closure of ours can pass on.
    var isPlain: Bool
  }
  var name: String
  var parameters: [Parameter]
  var isStatic: Bool
  /// Marked `@objc` or `@IBAction`, or in a type or extension that is.
  var isObjectiveC: Bool
  /// The name in `@objc(name)`.
  var objectiveCName: String?
  var isThrowing: Bool
  var isAsync: Bool
  var isGeneric: Bool
  var isUnavailable: Bool
  /// Private or fileprivate.
  var isPrivate = false
  var isOverride = false
}

/// A `#Preview`, whose edits are made once it is known whether it shows UIKit.
struct PreviewFact: Sendable {
  var range: Range<Int>
  /// From the number sign to the end of the macro's name.
  var head: Range<Int>
  /// Where `file:` and `line:` go, and the punctuation around them.
  var locationOffset: Int
  var locationPrefix: String
  var locationSuffix: String
  /// The name called last in the body: a view's type, or nil.
  var shownName: String?
  /// The name as written, for messages.
  var title: String
}

/// A `#selector(…)`.
struct SelectorFact: Sendable {
  enum Kind: Sendable { case method, getter, setter }
  enum Base: Sendable {
    /// Nothing, `self`, `super` or `Self`: the enclosing type.
    case enclosing
    case type(String)
    case instance(String)
  }
  var kind: Kind
  var range: Range<Int>
  var base: Base
  var name: String
  /// Argument labels where they are written, `_` as an empty text.
  var labels: [String]?
  /// The types of `as (A, B) -> R`, where written.
  var parameterTypes: [String]?
  /// How the code around names its type, nil outside types.
  var enclosingReference: String?
  var enclosingPath: [String]
}
