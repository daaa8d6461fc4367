import Foundation

/// A `.stringsdict` file: formats whose words depend on numbers, and strings of several widths.
enum StringsDictionary {
  static func read(_ path: String, language: String) -> (values: [String: LocalizedValue], problems: [LocalizationProblem]) {
    guard let data = FileManager.default.contents(atPath: path) else {
      return ([:], [LocalizationProblem(file: path, line: nil, message: "the file cannot be read")])
    }
    let list: [String: Any]
    do throws(LocalizationProblem) { list = try PropertyListFile.dictionary(data, path) } catch { return ([:], [error]) }
    var values: [String: LocalizedValue] = [:]
    var problems: [LocalizationProblem] = []
    for key in list.keys.sorted() {
      do throws(Mistake) {
        values[key] = try value(list[key], key, language)
      } catch {
        problems.append(LocalizationProblem(file: path, line: line(of: key, in: data), message: error.message))
      }
    }
    return (values, problems)
  }

  private struct Mistake: Error { var message: String }

  private static func value(_ entry: Any?, _ key: String, _ language: String) throws(Mistake) -> LocalizedValue {
    if let text = entry as? String { return .text(text) }
    guard let rules = entry as? [String: Any] else { throw Mistake(message: "“\(key)” is no dictionary") }
    if let widths = rules["NSStringVariableWidthRuleType"] as? [String: String] {
      // Without a width asked for, the widest: labels show what fits of it.
      guard let widest = widths.max(by: { (Int($0.key) ?? 0, $1.key) < (Int($1.key) ?? 0, $0.key) }) else {
        throw Mistake(message: "“\(key)” has no variant in NSStringVariableWidthRuleType")
      }
      return .text(widest.value)
    }
    guard let text = rules["NSStringLocalizedFormatKey"] as? String else {
      throw Mistake(message: "“\(key)” has no NSStringLocalizedFormatKey")
    }
    var variables: [String: LocalizedFormat.Variable] = [:]
    for name in rules.keys.sorted() where name != "NSStringLocalizedFormatKey" {
      guard let rule = rules[name] as? [String: Any] else { continue }
      variables[name] = try variable(rule, name, of: key)
    }
    for case .variable(let name, _) in FormatPiece.parse(text) where variables[name] == nil {
      throw Mistake(message: "“\(key)” names the variable “\(name)”, which it does not define")
    }
    return variables.isEmpty ? .text(text) : .format(LocalizedFormat(text: text, variables: variables, language: language))
  }

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  private static func variable(_ rule: [String: Any], _ name: String, of key: String) throws(Mistake) -> LocalizedFormat.Variable {
    if let type = rule["NSStringFormatSpecTypeKey"] as? String, type != "NSStringPluralRuleType" {
      throw Mistake(message: "“\(name)” of “\(key)” has the unknown rule type \(type); NSStringPluralRuleType is known")
    }
    let cases = rule.filter { categories.contains($0.key) }.compactMapValues { $0 as? String }
    guard cases["other"] != nil else {
      throw Mistake(message: "“\(name)” of “\(key)” has no words for the plural category `other`, which every language needs")
    }
    return LocalizedFormat.Variable(specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d", cases: cases)
  }

  /// The line of a key in the text of an XML property list.
  private static func line(of key: String, in data: Data) -> Int? {
    let escaped = key.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    guard let range = data.range(of: Data("<key>\(escaped)</key>".utf8)) else { return nil }
    return 1 + data[..<range.lowerBound].count { $0 == 0x0A }
  }
}
