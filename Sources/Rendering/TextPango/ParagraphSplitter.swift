import Foundation
import TextLayout

/// Cuts styled text into paragraphs.
enum ParagraphSplitter {
  struct Paragraph {
    var text: [UInt8] = []
    var pieces: [Shaper.Piece] = []
    var style: ParagraphStyle
  }

  /// Paragraphs end at LF, CR, CR LF and U+2029; a line end at the very end begins none unless an extra line is asked for.
  static func split(_ text: StyledText, hasExtraLine: Bool) -> [Paragraph] {
    var out: [Paragraph] = []
    var current: Paragraph?
    var lastWasReturn = false
    for (number, run) in text.runs.enumerated() {
      var begin: Int?
      func open() -> Paragraph { Paragraph(style: run.attributes.paragraph) }
      func close(_ paragraph: inout Paragraph) {
        if let start = begin, start < paragraph.text.count {
          paragraph.pieces.append(.init(range: start..<paragraph.text.count, run: number))
        }
        begin = nil
      }
      for scalar in run.text.unicodeScalars {
        if scalar == "\n", lastWasReturn {
          lastWasReturn = false
          continue
        }
        lastWasReturn = scalar == "\r"
        var paragraph = current ?? open()
        if scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" {
          close(&paragraph)
          if paragraph.pieces.isEmpty { paragraph.pieces = [.init(range: 0..<0, run: number)] }
          out.append(paragraph)
          current = nil
          continue
        }
        if begin == nil { begin = paragraph.text.count }
        // The shaping library takes NUL for the end of the text; a control character that draws nothing stands in for it.
        paragraph.text += UTF8.encode(scalar.value == 0 ? "\u{1}" : scalar).map { Array($0) } ?? []
        current = paragraph
      }
      if var paragraph = current {
        close(&paragraph)
        current = paragraph
      }
    }
    if let current {
      out.append(current)
    } else if let last = text.runs.indices.last, hasExtraLine || out.isEmpty {
      out.append(Paragraph(pieces: [.init(range: 0..<0, run: last)], style: text.runs[last].attributes.paragraph))
    }
    return out
  }
}
