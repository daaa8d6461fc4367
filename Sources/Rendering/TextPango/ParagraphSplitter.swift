import Foundation
import TextLayout

/// Cuts styled text into paragraphs.
enum ParagraphSplitter {
  struct Paragraph {
    var text: [UInt8] = []
    var pieces: [Shaper.Piece] = []
    var style: ParagraphStyle
    /// Where it begins in the text, in UTF-16.
    var start = 0
    /// Bytes that begin a control character which only the bidirectional algorithm is told.
    var controls: [Int] = []
  }

  /// Paragraphs end at LF, CR, CR LF and U+2029; a line end at the very end begins none unless an extra line is asked for.
  static func split(_ text: StyledText, hasExtraLine: Bool) -> [Paragraph] {
    var out: [Paragraph] = []
    var current: Paragraph?
    var lastWasReturn = false
    var position = 0
    for (number, run) in text.runs.enumerated() {
      let directions = run.attributes.effects.directions
      var begin: Int?
      func open() -> Paragraph { Paragraph(style: run.attributes.paragraph, start: position) }
      func control(_ scalar: Unicode.Scalar, _ paragraph: inout Paragraph) {
        paragraph.controls.append(paragraph.text.count)
        append(scalar, to: &paragraph)
      }
      func close(_ paragraph: inout Paragraph) {
        if begin != nil { for _ in directions { control("\u{202C}", &paragraph) } }
        if let start = begin, start < paragraph.text.count {
          paragraph.pieces.append(.init(range: start..<paragraph.text.count, run: number))
        }
        begin = nil
      }
      for scalar in run.text.unicodeScalars {
        defer { position += UTF16.width(scalar) }
        if scalar == "\n", lastWasReturn {
          lastWasReturn = false
          continue
        }
        lastWasReturn = scalar == "\r"
        // Taken out of `current` while it changes: two owners would copy the paragraph for each character.
        var paragraph = current ?? open()
        current = nil
        if scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" {
          close(&paragraph)
          if paragraph.pieces.isEmpty { paragraph.pieces = [.init(range: 0..<0, run: number)] }
          out.append(paragraph)
          continue
        }
        if begin == nil {
          begin = paragraph.text.count
          for direction in directions { control(direction.character, &paragraph) }
        }
        // The shaping library takes NUL for the end of the text; a control character that draws nothing stands in for it.
        append(scalar.value == 0 ? "\u{1}" : scalar, to: &paragraph)
        current = paragraph
      }
      if var paragraph = current {
        current = nil
        close(&paragraph)
        current = paragraph
      }
    }
    if let current {
      out.append(current)
    } else if let last = text.runs.indices.last, hasExtraLine || out.isEmpty {
      out.append(Paragraph(pieces: [.init(range: 0..<0, run: last)], style: text.runs[last].attributes.paragraph, start: position))
    }
    return out
  }

  private static func append(_ scalar: Unicode.Scalar, to paragraph: inout Paragraph) {
    if scalar.isASCII {
      paragraph.text.append(UInt8(scalar.value))
    } else if let bytes = UTF8.encode(scalar) {
      paragraph.text.append(contentsOf: bytes)
    }
  }
}

extension TextEffect.Direction {
  /// The control character that begins it (Unicode Standard Annex 9): LRE, RLE, LRO, RLO.
  fileprivate var character: Unicode.Scalar {
    switch (isOverride, isRightToLeft) {
    case (false, false): "\u{202A}"
    case (false, true): "\u{202B}"
    case (true, false): "\u{202D}"
    case (true, true): "\u{202E}"
    }
  }
}
