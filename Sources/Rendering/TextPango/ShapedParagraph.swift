import Foundation
import TextLayout

/// One paragraph, itemised and shaped, before it is broken into lines; clusters in the order of the text; not changed any more once it is made.
final class ShapedParagraph {
  let text: [UInt8]
  var clusters: [Cluster] = []
  var segments: [Segment] = []
  var glyphs: [ShapedGlyph] = []
  /// The text's own direction; nil where it holds no letter that has one.
  var naturalIsRightToLeft: Bool?
  /// The direction it was shaped with.
  var isRightToLeft = false
  let style: ParagraphStyle
  /// The run whose font sets the height of a line without characters.
  let firstRun: Int
  var missingCharacters: [String] = []
  /// Where it begins in the text, in UTF-16.
  var textStart = 0
  /// Bytes that begin a control character which the text itself does not have.
  var controls: Set<Int> = []

  init(text: [UInt8], style: ParagraphStyle, firstRun: Int) {
    self.text = text
    self.style = style
    self.firstRun = firstRun
  }

  /// How many UTF-16 units of the text some bytes stand for.
  func units(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range where text[index] & 0xC0 != 0x80 { count += text[index] >= 0xF0 ? 2 : 1 }
    if !controls.isEmpty { for index in range where controls.contains(index) { count -= 1 } }
    return count
  }

  /// Some bytes as text, without what only the bidirectional algorithm is told.
  func string(_ range: Range<Int>) -> String {
    guard !controls.isEmpty else { return String(decoding: text[range], as: UTF8.self) }
    let own = range.filter { index in !(0..<3).contains { controls.contains(index - $0) } }
    return String(decoding: own.map { text[$0] }, as: UTF8.self)
  }
}
