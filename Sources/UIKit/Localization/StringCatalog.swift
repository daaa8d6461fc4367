import Foundation

extension JSONMembers {
  /// A string with escapes, by Foundation.
  static func unescaped(_ literal: ArraySlice<UInt8>) -> String? {
    (try? JSONSerialization.jsonObject(with: Data(literal), options: .fragmentsAllowed)) as? String
  }
}

/// A string catalog (`.xcstrings`): one table in every language.
final class StringCatalog {
  let sourceLanguage: String
  private var strings: [String: Range<Int>] = [:]
  private let bytes: [UInt8]
  private let path: String
  private var read: [String: [String: Any]] = [:]

  init(_ path: String) throws(LocalizationProblem) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LocalizationProblem(file: path, line: nil, message: "the file cannot be read")
    }
    self.path = path
    let bytes = [UInt8](data)
    self.bytes = bytes
    var scanner = JSONMembers(bytes)
    do throws(JSONMembers.Mistake) {
      try scanner.check()
      let root = try scanner.members(at: 0)
      let language = root.first { $0.key == "sourceLanguage" }.flatMap { StringCatalog.value(bytes[$0.value]) as? String }
      sourceLanguage = language ?? "en"
      guard let table = root.first(where: { $0.key == "strings" }) else {
        throw JSONMembers.Mistake(offset: 0, message: "“strings” is missing")
      }
      for member in try scanner.members(at: table.value.lowerBound) { strings[member.key] = member.value }
    } catch {
      throw LocalizationProblem(
        file: path, line: 1 + data.prefix(error.offset).count { $0 == 0x0A },
        message: "the string catalog is not valid: \(error.message)")
    }
  }

  private static func value(_ bytes: ArraySlice<UInt8>) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  }

  private func entry(_ key: String) -> [String: Any]? {
    if let known = read[key] { return known }
    let entry = strings[key].flatMap { StringCatalog.value(bytes[$0]) as? [String: Any] }
    read[key] = entry
    return entry
  }

  /// Every language that a string is translated to, and the source language.
  private(set) lazy var languages: [String] = {
    var languages: Set<String> = [sourceLanguage]
    var scanner = JSONMembers(bytes)
    for range in strings.values {
      guard let members = try? scanner.members(at: range.lowerBound),
        let localizations = members.first(where: { $0.key == "localizations" })
      else { continue }
      for member in (try? scanner.members(at: localizations.value.lowerBound)) ?? [] { languages.insert(member.key) }
    }
    return languages.sorted()
  }()

  func has(_ key: String) -> Bool { strings[key] != nil }

  /// What a language says; nil where it has no translation.
  ///
  /// A string of the source language without words of its own is its key. `new` marks what waits for a translation.
  /// - Parameter device: `iphone` or `ipad`.
  func value(of key: String, language: String, device: String) -> Result<LocalizedValue, LocalizationProblem>? {
    guard let entry = entry(key) else { return nil }
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
}
