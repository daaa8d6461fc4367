import Foundation

/// A `.strings` file: text in UTF-8 or UTF-16, or a property list as Xcode builds them.
package enum StringsFile {
  /// The pairs that could be read, and what is wrong with the file.
  package static func read(_ path: String) -> (pairs: [String: String], problem: LocalizationProblem?) {
    guard let data = FileManager.default.contents(atPath: path) else {
      return ([:], LocalizationProblem(file: path, line: nil, message: "the file cannot be read"))
    }
    if data.starts(with: "bplist".utf8) || data.prefix(256).range(of: Data("<plist".utf8)) != nil || data.starts(with: "<?xml".utf8) {
      do throws(LocalizationProblem) {
        let list = try PropertyListFile.dictionary(data, path)
        return (list.compactMapValues { $0 as? String }, nil)
      } catch { return ([:], error) }
    }
    guard let text = text(data) else {
      let line = 1 + data.prefix(firstInvalidOffset(data)).count { $0 == 0x0A }
      return ([:], LocalizationProblem(file: path, line: line, message: "the text is neither UTF-8 nor UTF-16"))
    }
    let parser = StringsParser(text)
    return (parser.pairs, parser.mistake.map { LocalizationProblem(file: path, line: $0.line, message: $0.message) })
  }

  private static func text(_ data: Data) -> String? {
    switch (data.first, data.dropFirst().first) {
    case (0xFF, 0xFE): return String(data: data.dropFirst(2), encoding: .utf16LittleEndian)
    case (0xFE, 0xFF): return String(data: data.dropFirst(2), encoding: .utf16BigEndian)
    // Without a mark: the first character of such a file is ASCII, a quote, a slash or a letter.
    case (0, .some(1...)): return String(data: data, encoding: .utf16BigEndian)
    case (.some(1...), 0): return String(data: data, encoding: .utf16LittleEndian)
    default: return String(validating: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, as: UTF8.self)
    }
  }

  /// Where the text stops being UTF-8.
  private static func firstInvalidOffset(_ data: Data) -> Int {
    var (low, high) = (0, data.count)
    // The longest valid beginning; a cut character at its end counts as valid.
    while low < high {
      let middle = (low + high + 1) / 2
      var end = middle
      while end > 0, end < data.count, data[data.startIndex + end] & 0xC0 == 0x80 { end -= 1 }
      if String(validating: data.prefix(end), as: UTF8.self) != nil { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
