import Foundation

/// Which of an app's languages a person who prefers another one sees.
package enum LanguageFallback {
  /// A language tag in the form that tables are compared in: `zh_CN` and `zh-CN` are `zh-Hans-CN`, `English` is `en`.
  package static func normalized(_ identifier: String) -> String {
    let parts = Parts(identifier)
    return [parts.language, parts.script, parts.region].compactMap { $0 }.joined(separator: "-")
  }

  /// From the language itself to those that stand in for it, `zh-Hans-CN zh-Hans zh`.
  package static func chain(of identifier: String) -> [String] {
    let parts = Parts(identifier)
    var chain: [String] = []
    func add(_ tags: String?...) {
      let tag = tags.compactMap { $0 }.joined(separator: "-")
      if !chain.contains(tag) { chain.append(tag) }
    }
    add(parts.language, parts.script, parts.region)
    if parts.script != nil { add(parts.language, parts.script) }
    let isDefaultScript = parts.script == nil || parts.script == defaultScripts[parts.language]
    if isDefaultScript {
      add(parts.language, parts.region)
      if let region = parts.region, let parent = parent(parts.language, region) { add(parts.language, parent) }
      add(parts.language)
    }
    return chain
  }

  /// The languages of `available` that stand in for the preferred one, best first; empty if there is none.
  ///
  /// Another region's language of the same script is better than none: `pt-BR` for `pt`.
  package static func matches(_ preferred: String, in available: [String]) -> [String] {
    let known = Dictionary(available.map { (normalized($0), $0) }) { first, _ in first }
    var result = chain(of: preferred).compactMap { known[normalized($0)] }
    if result.isEmpty {
      let wanted = Parts(preferred)
      result =
        available.sorted().first {
          let parts = Parts($0)
          return parts.language == wanted.language
            && (parts.script ?? defaultScripts[parts.language]) == (wanted.script ?? defaultScripts[wanted.language])
        }.map { [$0] } ?? []
    }
    var seen: Set<String> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// Regions that read a neighbour's variety before the language at large, as Unicode's parent locales say.
  private static func parent(_ language: String, _ region: String) -> String? {
    switch language {
    case "es" where latinAmerica.contains(region): "419"
    case "pt" where region != "BR": "PT"
    case "en" where commonwealth.contains(region): "GB"
    default: nil
    }
  }

  private static let latinAmerica: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV", "US", "UY", "VE",
  ]
  private static let commonwealth: Set<String> = ["AU", "IE", "IN", "NZ", "SG", "ZA", "HK", "MT"]
  private static let defaultScripts = ["zh": "Hans", "sr": "Cyrl", "pa": "Guru", "uz": "Latn", "az": "Latn", "bs": "Latn"]

  private static let olderNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es", "dutch": "nl", "iw": "he",
    "in": "id", "ji": "yi", "tl": "fil", "no": "nb",
  ]

  private struct Parts {
    var language: String
    var script: String?
    var region: String?

    init(_ identifier: String) {
      let words = identifier.split { $0 == "-" || $0 == "_" }.map(String.init)
      let first = words.first?.lowercased() ?? ""
      language = olderNames[first] ?? first
      for word in words.dropFirst() {
        if word.count == 4, script == nil, word.allSatisfy(\.isLetter) {
          script = word.prefix(1).uppercased() + word.dropFirst().lowercased()
        }
        if word.count == 2 || (word.count == 3 && word.allSatisfy(\.isNumber)) { region = word.uppercased() }
      }
      if language == "zh", script == nil {
        script = region.map { ["TW", "HK", "MO"].contains($0) ? "Hant" : "Hans" } ?? "Hans"
      }
    }
  }
}
