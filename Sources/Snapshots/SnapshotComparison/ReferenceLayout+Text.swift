package import Foundation

// The file's text, and back.

extension ReferenceLayout {
  private static let title = "layoutpreview layout 1"
  /// Deeper views are indented like this depth and say their own: the text of a tree must not grow with the square of its depth.
  private static let deepestIndent = 40

  package var text: String { head.text + "\n" + body }

  /// The views without the head: what is compared first, byte by byte.
  package var body: String {
    var text = ""
    text.reserveCapacity(views.count * 160)
    for view in views {
      let indent = String(repeating: "  ", count: min(view.depth, ReferenceLayout.deepestIndent))
      text += indent
      if view.depth > ReferenceLayout.deepestIndent { text += "@\(view.depth) " }
      if !view.name.isEmpty { text += ReferenceLayout.word(view.name) + ": " }
      text += ReferenceLayout.word(view.class)
      for number in view.frame { text += " " + ReferenceLayout.brief(number) }
      text += "\n"
      for attribute in view.attributes {
        text += indent
        text += "- "
        text += attribute.key
        text += " "
        text += attribute.value
        text += "\n"
      }
    }
    return text
  }

  /// Separates the head from the views; nil where the file is none of ours.
  package static func split(_ data: Data) -> (head: Head, body: Data)? {
    guard data.starts(with: Data((title + "\n").utf8)), let gap = data.range(of: Data("\n\n".utf8)) else { return nil }
    var head = Head(fonts: "", tool: "", size: "")
    for line in String(decoding: data[..<gap.lowerBound], as: UTF8.self).split(separator: "\n").dropFirst() {
      guard let space = line.firstIndex(of: " ") else { continue }
      let value = String(line[line.index(after: space)...])
      switch line[..<space] {
      case "fonts": head.fonts = value
      case "tool": head.tool = value
      case "size": head.size = value
      default: continue
      }
    }
    return (head, data[gap.upperBound...])
  }

  /// Reads the views of a file; nil where a line makes no sense.
  package static func views(of body: Data) -> [View]? {
    var views: [View] = []
    for line in String(decoding: body, as: UTF8.self).split(separator: "\n") {
      let spaces = line.prefix { $0 == " " }.count
      var rest = line.dropFirst(spaces)
      if rest.hasPrefix("- ") {
        rest = rest.dropFirst(2)
        guard !views.isEmpty, let space = rest.firstIndex(of: " ") else { return nil }
        views[views.count - 1].attributes.append(Attribute(String(rest[..<space]), String(rest[rest.index(after: space)...])))
        continue
      }
      var depth = spaces / 2
      if rest.hasPrefix("@"), let space = rest.firstIndex(of: " ") {
        guard let deeper = Int(rest[rest.index(after: rest.startIndex)..<space]) else { return nil }
        depth = deeper
        rest = rest[rest.index(after: space)...]
      }
      guard depth <= (views.last?.depth ?? -1) + 1, let view = view(rest, depth: depth) else { return nil }
      views.append(view)
    }
    return views
  }

  private static func view(_ line: Substring, depth: Int) -> View? {
    var rest = line
    guard var word = takeWord(&rest) else { return nil }
    var name = ""
    if rest.hasPrefix(": ") {
      name = word
      rest = rest.dropFirst(2)
      guard let next = takeWord(&rest) else { return nil }
      word = next
    }
    let frame = rest.split(separator: " ").compactMap { Double($0) }
    guard frame.count == 4 else { return nil }
    return View(depth: depth, name: name, class: word, frame: frame)
  }

  /// Takes a word, plain or in quotation marks.
  private static func takeWord(_ rest: inout Substring) -> String? {
    guard rest.first == "\"" else {
      let word = rest.prefix { $0 != " " && $0 != ":" }
      rest = rest[word.endIndex...]
      return word.isEmpty ? nil : String(word)
    }
    var word = ""
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex, rest[index] != "\"" {
      if rest[index] == "\\" {
        index = rest.index(after: index)
        guard index < rest.endIndex else { return nil }
        word.append(rest[index] == "n" ? "\n" : rest[index] == "t" ? "\t" : rest[index])
      } else {
        word.append(rest[index])
      }
      index = rest.index(after: index)
    }
    guard index < rest.endIndex else { return nil }
    rest = rest[rest.index(after: index)...]
    return word
  }

  /// A name as it stands in a line: in quotation marks where it holds more than letters, digits and a few signs.
  private static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == 0x5F || byte == 0x2E || byte == 0x2D || byte == 0x3C || byte == 0x3E
    }
    return isPlain && !text.hasPrefix("-") ? text : quoted(text)
  }

  /// Text in quotation marks, on one line whatever it holds.
  package static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{0B}", "\u{0C}": out += "\\n"
      case "\t": out += "\\t"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  /// At most three decimals, none where there are none.
  package static func brief(_ number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}

extension ReferenceLayout.Head {
  package var text: String {
    "layoutpreview layout 1\nfonts \(fonts)\ntool \(tool)\nsize \(size)\n"
  }
}
