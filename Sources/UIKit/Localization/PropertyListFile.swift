import Foundation

/// Property lists that stand for tables of strings.
enum PropertyListFile {
  static func dictionary(_ data: Data, _ path: String) throws(LocalizationProblem) -> [String: Any] {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let words = "\((error as NSError).userInfo["NSDebugDescription"] ?? error)"
      throw LocalizationProblem(file: path, line: line(in: words), message: "the property list is not valid: \(words)")
    }
    guard let dictionary = list as? [String: Any] else {
      throw LocalizationProblem(file: path, line: nil, message: "the property list holds no dictionary")
    }
    return dictionary
  }

  /// Foundation's words end with “on line 5”.
  private static func line(in words: String) -> Int? {
    words.range(of: "line ").flatMap { Int(words[$0.upperBound...].prefix { $0.isNumber }) }
  }
}
