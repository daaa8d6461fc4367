/// A constraint as the file says it; items are ids, nil for the view that holds it.
package struct InterfaceConstraint: Hashable, Sendable, InterfaceAttributes {
  package var id: String
  package var firstItem: String?
  package var firstAttribute: String
  package var relation: Relation
  package var secondItem: String?
  package var secondAttribute: String?
  package var multiplier: Double
  package var constant: Double
  package var priority: Double
  /// The standard spacing, whatever `constant` says.
  package var isSymbolic: Bool
  /// Holds in Interface Builder only.
  package var isPlaceholder: Bool
  package var identifier: String?
  package var userLabel: String?
  package var attributes: [String: String]
  package var variations: [InterfaceVariation]
  package var line: Int

  package enum Relation: String, Sendable { case equal, greaterThanOrEqual, lessThanOrEqual }

  package init(_ element: InterfaceElement) {
    id = element["id"] ?? ""
    firstItem = element["firstItem"]
    firstAttribute = element["firstAttribute"] ?? ""
    relation = element["relation"].flatMap(Relation.init) ?? .equal
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    multiplier = InterfaceConstraint.ratio(element["multiplier"] ?? "1") ?? 1
    constant = element.number("constant") ?? 0
    priority = element.number("priority") ?? 1000
    isSymbolic = element.flag("symbolic") ?? false
    isPlaceholder = element.flag("placeholder") ?? false
    identifier = element["identifier"]
    userLabel = element["userLabel"]
    attributes = element.attributes
    variations = element.all("variation").map(InterfaceVariation.init)
    line = element.line
  }

  /// `0.8`, `16:9` or `1/3`; nil for anything else.
  package static func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { part in
      Double(part.filter { !$0.isWhitespace })
    }
    let value: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { above in parts[1].flatMap { $0 == 0 ? nil : above / $0 } }
      default: nil
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}
