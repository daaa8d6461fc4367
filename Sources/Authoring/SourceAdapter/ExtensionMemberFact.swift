/// A method or property of an extension, which only the Objective-C runtime could override.
struct ExtensionMemberFact: Sendable {
  /// The extended type.
  var path: [String]
  var name: String
  /// Argument labels of a method, nil for a property.
  var labels: [String]?
  var isOverride: Bool
  /// The word `override`, to be blanked.
  var overrideRange: Range<Int>?
  var nameOffset: Int
  /// The declaration up to its braces, with the name left out: what stands before and behind it.
  var headBefore: String
  var headBehind: String
  /// What a forwarding body says before and behind the name that it forwards to.
  var callBefore: String
  var callBehind: String
  /// Whether a property can be set.
  var isSettable: Bool

  /// The member with its body elsewhere, under another name.
  func forwarding(to other: String) -> String {
    let body = isSettable ? "get { \(other) } set { \(other) = newValue }" : callBefore + other + callBehind
    return headBefore + name + headBehind + " { " + body + " }"
  }
}
