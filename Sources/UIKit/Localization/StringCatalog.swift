import Foundation

/// A string catalog (`.xcstrings`): one table in every language.
final class StringCatalog {
  let sourceLanguage: String
  private let strings: [String: Any]
  private let path: String

  init(_ path: String) throws(LocalizationProblem) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LocalizationProblem(file: path, line: nil, message: "the file cannot be read")
    }
    let document: Any
    do {
      document = try JSONSerialization.jsonObject(with: data)
    } catch {
      let words = "\((error as NSError).userInfo["NSDebugDescription"] ?? error)"
      throw LocalizationProblem(
        file: path, line: StringCatalog.line(in: words, of: data), message: "the string catalog is not valid JSON: \(words)")
    }
    guard let root = document as? [String: Any], let strings = root["strings"] as? [String: Any] else {
      throw LocalizationProblem(file: path, line: 1, message: "the string catalog has no “strings”")
    }
    self.path = path
    self.strings = strings
    sourceLanguage = root["sourceLanguage"] as? String ?? "en"
  }

  /// Every language that a string is translated to, and the source language.
  private(set) lazy var languages: [String] = {
    var languages: Set<String> = [sourceLanguage]
    for entry in strings.values {
      guard let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] else { continue }
      languages.formUnion(localizations.keys)
    }
    return languages.sorted()
  }()

  func has(_ key: String) -> Bool { strings[key] != nil }

  /// What a language says; nil where it has no translation.
  ///
  /// A string of the source language without words of its own is its key. `new` marks what waits for a translation.
  /// - Parameter device: `iphone` or `ipad`.
  func value(of key: String, language: String, device: String) -> Result<LocalizedValue, LocalizationProblem>? {
    guard let entry = strings[key] as? [String: Any] else { return nil }
    guard let localization = (entry["localizations"] as? [String: Any])?[language] as? [String: Any] else {
      return language == sourceLanguage ? .success(.text(key)) : nil
    }
    do throws(LocalizationProblem) {
      let value = try value(localization, key, language, device)
      return value.map { .success($0) }
    } catch { return .failure(error) }
  }

  private func value(
    _ localization: [String: Any], _ key: String, _ language: String, _ device: String
  ) throws(LocalizationProblem) -> LocalizedValue? {
    let cases = try cases(localization, key, language, device)
    var variables: [String: LocalizedFormat.Variable] = [:]
    for (name, substitution) in localization["substitutions"] as? [String: [String: Any]] ?? [:] {
      guard let words = try self.cases(substitution, key, language, device), !words.isEmpty else { continue }
      variables[name] = LocalizedFormat.Variable(
        argument: (substitution["argNum"] as? Int).map { $0 - 1 }, specifier: substitution["formatSpecifier"] as? String ?? "lld",
        cases: words)
    }
    guard let cases, let other = cases["other"] else { return nil }
    guard cases.count > 1 else {
      return variables.isEmpty ? .text(other) : .format(LocalizedFormat(text: other, variables: variables, language: language))
    }
    var format = LocalizedFormat.varying(cases, language: language)
    format.variables.merge(variables) { $1 }
    return .format(format)
  }

  /// The words by plural category; a string that does not vary has `other` alone.
  private func cases(
    _ node: [String: Any], _ key: String, _ language: String, _ device: String
  ) throws(LocalizationProblem) -> [String: String]? {
    if let unit = node["stringUnit"] as? [String: Any] {
      if unit["state"] as? String == "new", language != sourceLanguage { return nil }
      return (unit["value"] as? String).map { ["other": $0] }
    }
    guard let variations = node["variations"] as? [String: Any] else { return nil }
    if let devices = variations["device"] as? [String: [String: Any]] {
      guard let chosen = devices[device] ?? devices["other"] else {
        throw problem("“\(key)” in \(language) has no variation for the device `\(device)` and none for `other`")
      }
      return try cases(chosen, key, language, device)
    }
    guard let plurals = variations["plural"] as? [String: [String: Any]] else { return nil }
    var words: [String: String] = [:]
    for (category, variation) in plurals {
      if let nested = try cases(variation, key, language, device) { words[category] = nested["other"] }
    }
    guard words["other"] != nil || words.isEmpty else {
      throw problem("“\(key)” in \(language) has no variation for the plural category `other`, which every language needs")
    }
    return words.isEmpty ? nil : words
  }

  private func problem(_ message: String) -> LocalizationProblem { LocalizationProblem(file: path, line: nil, message: message) }

  /// Foundation's words name the place as “around line 3, column 5” or “around character 15”.
  private static func line(in words: String, of data: Data) -> Int? {
    func number(after mark: String) -> Int? {
      words.range(of: mark).flatMap { Int(words[$0.upperBound...].prefix { $0.isNumber }) }
    }
    if let line = number(after: "line ") { return line }
    if let offset = number(after: "character ") ?? number(after: "position ") {
      return 1 + data.prefix(offset).count { $0 == 0x0A }
    }
    return words.contains("end of file") ? 1 + data.count { $0 == 0x0A } : nil
  }
}
