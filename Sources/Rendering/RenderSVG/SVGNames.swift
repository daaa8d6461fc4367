/// Makes ids that every tool keeps as they are: letters, digits, `-` and `_`, a letter first, none twice.
struct SVGNames {
  private var used: Set<String> = []
  /// The next number of a name that was used, so that many equal names stay cheap.
  private var next: [String: Int] = [:]

  mutating func unique(_ name: String, kind: String = "view") -> String {
    let base = Self.safe(name) ?? Self.safe(kind) ?? "view"
    if used.insert(base).inserted { return base }
    var number = next[base] ?? 2
    while !used.insert("\(base)-\(number)").inserted { number += 1 }
    next[base] = number + 1
    return "\(base)-\(number)"
  }

  /// The name with everything else turned into single hyphens; nil where no letter or digit is left.
  static func safe(_ name: String) -> String? {
    var out = ""
    var pendingHyphen = false
    for scalar in name.unicodeScalars.prefix(120) {
      let isSafe = scalar.isASCII && (scalar.properties.isAlphabetic || (48...57).contains(scalar.value) || scalar == "_" || scalar == "-")
      if isSafe {
        if pendingHyphen, !out.isEmpty { out += "-" }
        pendingHyphen = false
        out.unicodeScalars.append(scalar)
      } else {
        pendingHyphen = true
      }
    }
    guard out.unicodeScalars.contains(where: { $0.properties.isAlphabetic || (48...57).contains($0.value) }) else { return nil }
    let startsWell = out.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" } ?? false
    return startsWell ? out : "view-\(out)"
  }
}
