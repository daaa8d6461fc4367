import CoreGraphics
import Foundation

/// The outlines that stand for Apple's symbols, read from the file that `Scripts/make-symbols.py` makes.
///
/// A line is a name, a tab and an outline in a square of side 1: `M x y`, `L x y`, `C x1 y1 x2 y2 x y`, `Z`.
package enum SymbolLibrary {
  /// Where the file is; the host says so before the first preview.
  ///
  /// Nil, or a file that is not there, has no symbols.
  package static var path: String? {
    get { lock.withLock { file } }
    set {
      lock.withLock {
        file = newValue
        lines = nil
        outlines = [:]
      }
    }
  }

  // Images can be drawn on any thread.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var file: String?
  nonisolated(unsafe) private static var lines: [Substring: Substring]?
  nonisolated(unsafe) private static var outlines: [String: CGPath] = [:]

  /// The outline of a symbol, or nil where there is none of that name.
  static func outline(of name: String) -> CGPath? {
    lock.withLock {
      if let known = outlines[name] { return known }
      guard let text = index()[Substring(name)], let outline = outline(from: text) else { return nil }
      outlines[name] = outline
      return outline
    }
  }

  /// The file is read when a picture first asks for a symbol, and only the outlines that are drawn are taken apart.
  private static func index() -> [Substring: Substring] {
    if let lines { return lines }
    var index: [Substring: Substring] = [:]
    if let file, let text = try? String(contentsOfFile: file, encoding: .utf8) {
      for line in text.split(separator: "\n") {
        guard let tab = line.firstIndex(of: "\t") else { continue }
        index[line[..<tab]] = line[line.index(after: tab)...]
      }
    }
    lines = index
    return index
  }

  private static func outline(from text: Substring) -> CGPath? {
    var elements: [CGPath.Element] = []
    var words = text.split(separator: " ")[...]
    func point() -> CGPoint? {
      guard words.count >= 2, let x = Double(words.removeFirst()), let y = Double(words.removeFirst()) else { return nil }
      return CGPoint(x: x, y: y)
    }
    while let letter = words.popFirst() {
      switch letter {
      case "Z": elements.append(.close)
      case "C":
        guard let first = point(), let second = point(), let end = point() else { return nil }
        elements.append(.curve(control1: first, control2: second, end: end))
      default:
        guard let end = point() else { return nil }
        elements.append(letter == "M" ? .move(end) : .line(end))
      }
    }
    return CGPath(elements: elements)
  }
}
