/// What of a file is written in the names of Swift 2, 3 or 4, and what it declares itself.
struct EarlierSwiftFacts: Sendable {
  /// How sure a use is to be an earlier one.
  enum Certainty: Sendable {
    /// No modern code can say it.
    case certain
    /// The same, and only Swift 2 can.
    case swift2
    /// A member's name that might be another module's.
    case swift2UnlessForeign
    /// A name that means something else elsewhere: taken for an earlier one in a module of Swift 2 only.
    case onlyInSwift2
  }

  /// A name that is called otherwise now.
  struct Use: Sendable {
    /// What a declaration of the user's own would be called.
    var name: String
    var certainty: Certainty
    var edits: [SourceEdit]
  }

  var uses: [Use] = []
  /// Names of the user's functions, variables, parameters, types and cases, and `label:` of the functions' labels.
  var declared: Set<String> = []
  /// Where a first parameter's name stands that was no label in Swift 2.
  var firstParameters: [Int] = []
  /// Names that only modern Swift has.
  var isModern = false
  /// `++` or `--`.
  var usesIncrement = false
  /// Priorities as plain numbers were possible until Swift 4.
  var usesPriorities = false
}
