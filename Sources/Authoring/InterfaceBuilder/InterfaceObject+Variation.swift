extension InterfaceObject {
  /// The object as a pair of size classes has it, `compact` or `regular`: fonts, colours, rectangles and attributes of its variations.
  ///
  /// What a variation says of constraints and subviews is left to who makes them.
  package func varied(width: String, height: String) -> InterfaceObject {
    let applying = variations.filter { $0.key != "default" && $0.applies(width: width, height: height) }
    guard !applying.isEmpty else { return self }
    var object = self
    for variation in applying.sorted(by: { $0.specificity < $1.specificity }) {
      for (name, value) in variation.attributes where name != "key" { object.attributes[name] = value }
      for element in variation.elements {
        guard let key = element["key"] else { continue }
        object.elements.removeAll { $0["key"] == key }
        object.elements.append(element)
      }
    }
    return object
  }
}
