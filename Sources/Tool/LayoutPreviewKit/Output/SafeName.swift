/// Names of previews as names of folders: letters, digits, `-` and `_`, and never two names that become one.
enum SafeName {
  private static let byteLimit = 80

  /// A space becomes `-`; a name that cannot be read back from the result carries a hash.
  static func make(from name: String) -> String {
    var safe = ""
    var isReversible = true
    for character in name {
      let isPlain =
        character == "_" || character.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
      if isPlain {
        safe.append(character)
      } else {
        if character != " " || safe.hasSuffix("-") || safe.isEmpty { isReversible = false }
        if !safe.isEmpty, !safe.hasSuffix("-") { safe.append("-") }
      }
    }
    while safe.hasSuffix("-") {
      safe.removeLast()
      isReversible = false
    }
    while safe.utf8.count > byteLimit {
      safe.removeLast()
      isReversible = false
    }
    guard !isReversible || safe.isEmpty else { return safe }
    var hash = ContentHash()
    hash.combine(name)
    return (safe.isEmpty ? "preview" : safe) + "-" + hash.text(digits: 6)
  }
}
