import Foundation

/// The tables of strings in folders, in every language: `<language>.lproj` folders and string catalogs.
///
/// Files are found once and read when a string of their table is first asked for.
package final class LocalizedTables {
  /// Files of one table: where it stands in languages, and its catalogs.
  private struct Files {
    var strings: [String: [String]] = [:]
    var dictionaries: [String: [String]] = [:]
    var catalogs: [String] = []
  }

  private struct Loaded {
    var values: [String: LocalizedValue] = [:]
    var problems: [LocalizationProblem] = []
  }

  private struct TableKey: Hashable {
    var table: String
    var language: String
  }

  /// The folder of languages that files without an `.lproj` count to, and Interface Builder's.
  private static let base = "Base"

  private var files: [String: Files] = [:]
  private var loaded: [TableKey: Loaded] = [:]
  private var catalogs: [String: Result<StringCatalog, LocalizationProblem>] = [:]
  private var folderLanguages: Set<String> = []
  private var choices: [String: [String]] = [:]

  package init(folders: [String]) {
    for folder in folders {
      if let language = LocalizedTables.language(of: (folder as NSString).lastPathComponent) { folderLanguages.insert(language) }
      let prefix = (folder as NSString).deletingLastPathComponent.count
      ResourceTree.walk(folder) { path, name, isFolder in
        if isFolder, let language = LocalizedTables.language(of: name) { folderLanguages.insert(language) }
        add(path, name, language: LocalizedTables.language(ofPath: path.dropFirst(prefix)))
      }
    }
  }

  /// The language of an `.lproj` folder; nil for others, and for the base's.
  private static func language(of name: some StringProtocol) -> String? {
    name.hasSuffix(".lproj") && name != "\(base).lproj" ? String(name.dropLast(6)) : nil
  }

  /// The language of the innermost `.lproj` folder that a file lies in.
  private static func language(ofPath path: Substring) -> String {
    path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }.flatMap { language(of: $0) } ?? base
  }

  private func add(_ path: String, _ name: String, language: String) {
    let stem = (name as NSString).deletingPathExtension
    switch (name as NSString).pathExtension {
    case "strings": files[stem, default: Files()].strings[language, default: []].append(path)
    case "stringsdict": files[stem, default: Files()].dictionaries[language, default: []].append(path)
    case "xcstrings": files[stem, default: Files()].catalogs.append(path)
    default: return
    }
  }

  /// Whether there are any strings at all.
  package var isEmpty: Bool { files.isEmpty }

  /// The language that the app was written in: a catalog's, else English.
  package private(set) lazy var developmentLanguage: String = {
    for table in files.keys.sorted() {
      for path in files[table]?.catalogs ?? [] {
        if case .success(let catalog) = catalog(path) { return catalog.sourceLanguage }
      }
    }
    let folders = folderLanguages.sorted()
    return folders.first { LanguageFallback.normalized($0) == "en" } ?? folders.first ?? "en"
  }()

  /// Every language there is, in the order of their names.
  package private(set) lazy var languages: [String] = {
    var languages = folderLanguages
    for path in files.values.flatMap(\.catalogs) {
      if case .success(let catalog) = catalog(path) { languages.formUnion(catalog.languages) }
    }
    return languages.sorted()
  }()

  /// The languages that are looked at for a preferred one, best first, without the development language.
  private func choices(for preferred: String) -> [String] {
    if let known = choices[preferred] { return known }
    let found = LanguageFallback.matches(preferred, in: languages)
    choices[preferred] = found
    return found
  }

  /// The language of the app that a person who prefers another one sees.
  package func language(for preferred: String) -> String { choices(for: preferred).first ?? developmentLanguage }

  package struct Answer {
    /// Nil where no language has the key.
    package var value: LocalizedValue?
    /// Whether the value is in a language other than the preferred one's.
    package var isFallback = false
    /// Whether there is a table of that name.
    package var hasTable = false
    /// What is wrong with the files that were looked at.
    package var problems: [LocalizationProblem] = []
  }

  /// Looks a key up.
  ///
  /// A table that the preferred language has no file of is taken from the development language, and then from `Base`, as a
  /// bundle does; in a catalog each string falls back to the source language by itself.
  package func answer(for key: String, table: String, preferred: String, device: String) -> Answer {
    guard let files = files[table] else { return Answer() }
    var answer = Answer(hasTable: true)
    let wanted = choices(for: preferred)
    for language in wanted {
      if let value = value(key, table, language, device, files, &answer.problems) {
        answer.value = value
        return answer
      }
    }
    let hasOwnTable = wanted.contains { files.strings[$0] != nil || files.dictionaries[$0] != nil }
    for language in [developmentLanguage, LocalizedTables.base] where !wanted.contains(language) {
      let value =
        hasOwnTable && language != LocalizedTables.base
        ? catalogValue(key, language, device, files, &answer.problems)
        : value(key, table, language, device, files, &answer.problems)
      if let value {
        answer.value = value
        answer.isFallback = language != LocalizedTables.base
        return answer
      }
    }
    for path in files.catalogs {
      guard case .success(let catalog) = catalog(path), catalog.has(key) else { continue }
      answer.value = value(of: key, catalog, catalog.sourceLanguage, device, &answer.problems)
      answer.isFallback = true
      return answer
    }
    return answer
  }

  private func value(
    _ key: String, _ table: String, _ language: String, _ device: String, _ files: Files, _ problems: inout [LocalizationProblem]
  ) -> LocalizedValue? {
    let own = load(table, language, files)
    problems += own.problems
    return own.values[key] ?? catalogValue(key, language, device, files, &problems)
  }

  private func catalogValue(
    _ key: String, _ language: String, _ device: String, _ files: Files, _ problems: inout [LocalizationProblem]
  ) -> LocalizedValue? {
    for path in files.catalogs {
      switch catalog(path) {
      case .success(let catalog):
        if let value = value(of: key, catalog, language, device, &problems) { return value }
      case .failure(let problem): if !problems.contains(problem) { problems.append(problem) }
      }
    }
    return nil
  }

  private func value(
    of key: String, _ catalog: StringCatalog, _ language: String, _ device: String, _ problems: inout [LocalizationProblem]
  ) -> LocalizedValue? {
    switch catalog.value(of: key, language: language, device: device) {
    case .success(let value): return value
    case .failure(let problem): problems.append(problem)
    case nil: break
    }
    return nil
  }

  private func load(_ table: String, _ language: String, _ files: Files) -> Loaded {
    let key = TableKey(table: table, language: language)
    if let known = loaded[key] { return known }
    var result = Loaded()
    for path in files.strings[language] ?? [] {
      let file = StringsFile.read(path)
      if let problem = file.problem { result.problems.append(problem) }
      if result.values.isEmpty {
        result.values = file.pairs.mapValues { .text($0) }
      } else {
        result.values.merge(file.pairs.mapValues { .text($0) }) { first, _ in first }
      }
    }
    for path in files.dictionaries[language] ?? [] {
      let file = StringsDictionary.read(path, language: language == LocalizedTables.base ? developmentLanguage : language)
      result.problems += file.problems
      // A dictionary's entry goes before a table's of the same key.
      result.values.merge(file.values) { $1 }
    }
    loaded[key] = result
    return result
  }

  private func catalog(_ path: String) -> Result<StringCatalog, LocalizationProblem> {
    if let known = catalogs[path] { return known }
    let result: Result<StringCatalog, LocalizationProblem>
    do throws(LocalizationProblem) { result = .success(try StringCatalog(path)) } catch { result = .failure(error) }
    catalogs[path] = result
    return result
  }
}
