import SourceAdapter

/// Source text with emoji digits where something is expected: `func 1️⃣#selector(…)`.
///
/// The markers are taken out of the text before it is used.
struct MarkedText {
  let text: String
  let markers: [Character: SourcePosition]

  init(_ marked: String) {
    var text = ""
    var markers: [Character: SourcePosition] = [:]
    var position = SourcePosition(line: 1, column: 1)
    for character in marked {
      if character.unicodeScalars.contains("\u{20E3}") {
        markers[character] = position
      } else {
        text.append(character)
        if character == "\n" {
          position = SourcePosition(line: position.line + 1, column: 1)
        } else {
          position.column += character.utf8.count
        }
      }
    }
    self.text = text
    self.markers = markers
  }
}

/// Adapts one file and gives the user's part of the result, without the first line and what is added at the end.
func adaptedBody(_ text: String, beside others: [String] = []) -> String {
  let module = adaptedModule([text] + others)
  let lines = module.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
  let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
  return lines.dropFirst().prefix(count).joined(separator: "\n")
}

/// Adapts texts as the files `File0.swift`, `File1.swift` and so on.
func adaptedModule(_ texts: [String]) -> AdaptedModule {
  adapt(texts.enumerated().map { SourceFile(path: "File\($0.offset).swift", text: $0.element) })
}
