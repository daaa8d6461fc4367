package import FoundationEssentials

extension PNGReader {
  /// The texts (tEXt chunks) that stand before the pixels, in order; none where the file is no PNG or ends too early.
  package static func texts(in data: Data) -> [PNGText] {
    var found: [PNGText] = []
    data.withUnsafeBytes { bytes in
      func word(_ at: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[at + $1]) } }
      func latin1(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(bytes[range].map { Unicode.Scalar($0) })) }
      guard bytes.count > 8, bytes.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return }
      var at = 8
      while at + 8 <= bytes.count {
        let (length, kind) = (word(at), latin1(at + 4..<at + 8))
        let content = at + 8..<at + 8 + length
        guard kind != "IDAT", content.upperBound + 4 <= bytes.count else { return }
        if kind == "tEXt", let end = content.first(where: { bytes[$0] == 0 }) {
          found.append(PNGText(keyword: latin1(content.lowerBound..<end), text: latin1(end + 1..<content.upperBound)))
        }
        at = content.upperBound + 4
      }
    }
    return found
  }
}
