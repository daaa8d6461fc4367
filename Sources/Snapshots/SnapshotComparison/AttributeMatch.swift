/// Which attributes of a view are not what they were.
enum AttributeMatch {
  typealias Pair = (old: ReferenceLayout.Attribute?, new: ReferenceLayout.Attribute?)

  static func differences(_ old: [ReferenceLayout.Attribute], _ new: [ReferenceLayout.Attribute]) -> [Pair] {
    guard old != new else { return [] }
    var pairs: [Pair] = []
    var seen: Set<String> = ["="]
    for attribute in old + new where seen.insert(attribute.key).inserted {
      let (a, b) = (old.first { $0.key == attribute.key }, new.first { $0.key == attribute.key })
      if a?.value != b?.value { pairs.append((a, b)) }
    }
    return pairs + constraints(old.filter { $0.key == "=" }, new.filter { $0.key == "=" })
  }

  /// Constraints have no names: those between the same two anchors are one, with another constant or priority.
  private static func constraints(_ old: [ReferenceLayout.Attribute], _ new: [ReferenceLayout.Attribute]) -> [Pair] {
    var added = new
    var gone: [ReferenceLayout.Attribute] = []
    for attribute in old {
      if let index = added.firstIndex(of: attribute) { added.remove(at: index) } else { gone.append(attribute) }
    }
    var pairs: [Pair] = []
    for attribute in gone {
      let index = added.firstIndex { anchors($0.value) == anchors(attribute.value) }
      pairs.append((attribute, index.map { added.remove(at: $0) }))
    }
    return pairs + added.map { (nil, $0) }
  }

  /// `a.top == b.bottom` of `a.top == b.bottom + 8 @750`.
  private static func anchors(_ equation: String) -> String {
    var words = equation.split(separator: " ")
    if words.last?.hasPrefix("@") == true { words.removeLast() }
    if let last = words.last, Double(last) != nil {
      words.removeLast()
      if words.last == "+" || words.last == "-" { words.removeLast() }
    }
    return words.joined(separator: " ")
  }
}
