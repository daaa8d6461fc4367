import Foundation
import Localization

/// What the strings of one picture lacked, put together to a note a table.
struct MissingStrings {
  private var problems: [LocalizationProblem] = []
  /// Keys by the words that say what is wrong with them, both in the order in which they came up.
  private var keys: [(reason: Reason, keys: [String])] = []

  private enum Reason: Hashable {
    case noTable(String)
    case noKey(table: String, language: String)
    case noTranslation(table: String, language: String, shown: String)
    case noLanguage(String, shown: String)
  }

  mutating func note(
    _ answer: LocalizedTables.Answer, key: String, table: String, in tables: LocalizedTables, preferred: String, wasAskedFor: Bool
  ) {
    for problem in answer.problems where !problems.contains(problem) { problems.append(problem) }
    // Code without any strings shows its keys on purpose, and what nobody chose is no reason to complain.
    guard wasAskedFor, !tables.isEmpty else { return }
    let shown = tables.language(for: preferred)
    if !answer.hasTable {
      add(key, .noTable(table))
    } else if LanguageFallback.matches(preferred, in: tables.languages).isEmpty,
      LanguageFallback.normalized(preferred) != LanguageFallback.normalized(tables.developmentLanguage)
    {
      add(key, .noLanguage(preferred, shown: tables.developmentLanguage))
    } else if answer.value == nil, shown != tables.developmentLanguage || MissingStrings.isSymbolic(key) {
      add(key, .noKey(table: table, language: shown))
    } else if answer.isFallback, shown != tables.developmentLanguage {
      add(key, .noTranslation(table: table, language: shown, shown: tables.developmentLanguage))
    }
  }

  /// Whether a key is a name like `login.title` rather than the text itself, which needs no entry in its own language.
  private static func isSymbolic(_ key: String) -> Bool { !key.contains(" ") && key.contains { $0 == "." || $0 == "_" } }

  private mutating func add(_ key: String, _ reason: Reason) {
    if let index = keys.firstIndex(where: { $0.reason == reason }) {
      if !keys[index].keys.contains(key) { keys[index].keys.append(key) }
    } else {
      keys.append((reason, [key]))
    }
  }

  var notes: [Localizer.Note] {
    problems.map { Localizer.Note(kind: "strings", message: $0.message, file: $0.file, line: $0.line) }
      + keys.map { entry in
        let message =
          switch entry.reason {
          case .noTable(let table):
            "there is no table of strings named \(table); \(MissingStrings.list(entry.keys, "shown as its key", "shown as their keys"))"
          case .noKey(let table, let language):
            "\(table) has no string in \(language) for \(MissingStrings.list(entry.keys, "which is shown itself", "which are shown themselves"))"
          case .noTranslation(let table, let language, let shown):
            "\(table) has no translation to \(language) of \(MissingStrings.list(entry.keys, "shown in \(shown)", "shown in \(shown)"))"
          case .noLanguage(let language, let shown): "there are no strings in \(language); those in \(shown) are shown"
          }
        return Localizer.Note(kind: "missing-string", message: message)
      }
  }

  /// Names up to five keys.
  private static func list(_ keys: [String], _ one: String, _ many: String) -> String {
    let named = keys.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
    return named + (keys.count > 5 ? " and \(keys.count - 5) more" : "") + ", " + (keys.count == 1 ? one : many)
  }
}
