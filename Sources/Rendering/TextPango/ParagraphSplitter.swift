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
    var splitter = Splitter(paragraphs: [])
    for (number, run) in text.runs.enumerated() {
      var string = run.text
      string.withUTF8 { splitter.add($0, run: number, run.attributes) }
    }
    var out = splitter.paragraphs
    if let current = splitter.current {
      out.append(current)
    } else if let last = text.runs.indices.last, hasExtraLine || out.isEmpty {
      let style = text.runs[last].attributes.paragraph
      out.append(Paragraph(pieces: [.init(range: 0..<0, run: last)], style: style, start: splitter.position))
    }
    return out
  }

  private struct Splitter {
    var paragraphs: [Paragraph]
    var current: Paragraph?
    var position = 0
    private var lastWasReturn = false

    init(paragraphs: [Paragraph]) { self.paragraphs = paragraphs }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, run: Int, _ attributes: TextAttributes) {
      let directions = attributes.effects.directions
      var index = 0
      while index < bytes.count {
        if lastWasReturn, bytes[index] == 0x0A {
          // The second half of CR LF.
          index += 1
          position += 1
          lastWasReturn = false
          continue
        }
        lastWasReturn = false
        var paragraph = current ?? Paragraph(style: attributes.paragraph, start: position)
        current = nil
        let end = lineEnd(in: bytes, from: index)
        if end.lowerBound > index {
          let begin = paragraph.text.count
          for direction in directions { paragraph.addControl(direction.character) }
          for byte in bytes[index..<end.lowerBound] {
            // The shaping library takes NUL for the end of the text; a control character that draws nothing stands in for it.
            paragraph.text.append(byte == 0 ? 1 : byte)
            if byte & 0xC0 != 0x80 { position += byte >= 0xF0 ? 2 : 1 }
          }
          for _ in directions { paragraph.addControl("\u{202C}") }
          paragraph.pieces.append(.init(range: begin..<paragraph.text.count, run: run))
        }
        index = end.upperBound
        guard !end.isEmpty else {
          current = paragraph
          continue
        }
        position += 1
        lastWasReturn = bytes[end.lowerBound] == 0x0D
        if paragraph.pieces.isEmpty { paragraph.pieces = [.init(range: 0..<0, run: run)] }
        paragraphs.append(paragraph)
      }
    }

    /// The next line end, empty where there is none.
    private func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int> {
      for index in start..<bytes.count {
        switch bytes[index] {
        case 0x0A, 0x0D: return index..<(index + 1)
        case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9: return index..<(index + 3)
        default: continue
        }
      }
      return bytes.count..<bytes.count
    }
  }
}

extension ParagraphSplitter.Paragraph {
  fileprivate mutating func addControl(_ scalar: Unicode.Scalar) {
    controls.append(text.count)
    text += UTF8.encode(scalar).map { Array($0) } ?? []
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
