import Foundation
import TextLayout

/// How much of a long text a container can show.
enum VisibleBeginning {
  /// Texts up to this many characters are set whole.
  private static let least = 4_000

  /// A number of characters that surely fills the container; nil where the whole text counts or is not much longer.
  static func characterCount(of text: StyledText, in container: TextContainer) -> Int? {
    let length = text.runs.reduce(0) { $0 + $1.text.utf8.count }
    guard length > least, container.width.isFinite, container.width > 0, container.exclusions.isEmpty else { return nil }
    var smallest = CGFloat.infinity
    for run in text.runs {
      let style = run.attributes.paragraph
      guard style.alignment != .justified, !style.allowsTightening, run.attributes.font.size > 0 else { return nil }
      switch style.lineBreakMode {
      case .byTruncatingHead, .byTruncatingMiddle: return nil
      case .byTruncatingTail, .byClipping, .byWordWrapping, .byCharWrapping: break
      }
      smallest = min(smallest, run.attributes.font.size)
    }
    var lines = container.maximumNumberOfLines > 0 ? CGFloat(container.maximumNumberOfLines) : .infinity
    if container.height.isFinite { lines = min(lines, max(1, (container.height / smallest).rounded(.up))) }
    // The narrowest letters are a quarter of an em wide; half as many again as a reserve.
    let count = lines * (container.width / (smallest * 0.25) + 1) * 1.5
    guard count.isFinite, count < CGFloat(length) / 2 else { return nil }
    return max(least / 2, Int(count))
  }

  /// The first characters of a text, with the length of them in UTF-16; nil where that is all of it.
  static func prefix(of text: StyledText, count: Int) -> (text: StyledText, units: Int)? {
    var rest = count
    var units = 0
    var runs: [StyledText.Run] = []
    for run in text.runs {
      let part = run.text.prefix(rest)
      runs.append(.init(text: String(part), attributes: run.attributes))
      units += part.utf16.count
      rest -= part.utf8.count
      if part.endIndex < run.text.endIndex { return (StyledText(runs: runs), units) }
      if rest <= 0 { break }
    }
    return runs.count < text.runs.count ? (StyledText(runs: runs), units) : nil
  }
}
