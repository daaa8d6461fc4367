import Testing
import VisualFormat

/// Texts made of the grammar's pieces and of mutated formats: each is read or refused at a place within it.
@Suite struct VisualFormatFuzzTests {
  private static let pieces = [
    "H:", "V:", "|", "-", "--", "[", "]", "(", ")", ",", "@", "==", ">=", "<=", "=", "<", "8", "20.5", "-3", "1e3", "e", ".", "a",
    "view", "_x1", "[a]", "[b(>=20)]", "[c(==a@750)]", "-8-", "-(>=2,<=9@5)-", "-gap-", " ", "\t", "é", "H", "V", ":", "*2", "\u{0}",
  ]

  /// A format that the grammar allows.
  private func valid(_ generator: inout SeededGenerator) -> String {
    func value() -> String { generator.pick(["8", "0", "12.5", "gap", "a"]) }
    func predicate() -> String {
      generator.pick(["", "==", ">=", "<="]) + value() + generator.pick(["", "", "@750", "@low"])
    }
    func list() -> String { "(" + (0...generator.number(0...2)).map { _ in predicate() }.joined(separator: ",") + ")" }
    func connection() -> String {
      switch generator.number(0...3) {
      case 0: ""
      case 1: "-"
      case 2: "-\(value())-"
      default: "-\(list())-"
      }
    }
    func view() -> String { "[\(generator.pick(["a", "b", "_c"]))\(generator.number(0...2) == 0 ? list() : "")]" }
    var text = generator.pick(["", "H:", "V:"])
    if generator.number(0...1) == 0 { text += "|" + connection() }
    text += view()
    for _ in 0..<generator.number(0...4) { text += connection() + view() }
    if generator.number(0...1) == 0 { text += connection() + "|" }
    return text
  }

  private func mutated(_ text: String, _ generator: inout SeededGenerator) -> String {
    var letters = Array(text)
    for _ in 0...generator.number(0...2) {
      let place = generator.number(0...letters.count)
      switch generator.number(0...2) {
      case 0: letters.insert(contentsOf: Array(generator.pick(Self.pieces)), at: place)
      case 1 where place < letters.count: letters.remove(at: place)
      default: if place < letters.count { letters[place] = Array(generator.pick(Self.pieces))[0] }
      }
    }
    return String(letters)
  }

  /// How many of so many texts are read; faults outside the text are recorded.
  private func accepted(of count: Int, seed: Int) -> Int {
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for index in 0..<count {
      let text: String
      switch index % 3 {
      case 0: text = valid(&generator)
      case 1: text = mutated(valid(&generator), &generator)
      default: text = (0...generator.number(0...8)).map { _ in generator.pick(Self.pieces) }.joined()
      }
      do throws(VisualFormatError) {
        let format = try VisualFormat(text)
        accepted += 1
        #expect(format.connections.count == format.items.count - 1)
      } catch {
        #expect((0...text.utf8.count).contains(error.position), "\(text): \(error)")
        #expect(index % 3 != 0, "refused: \(text)")
      }
    }
    return accepted
  }

  @Test func everyRejectionStandsWithinTheText() {
    let count = accepted(of: 100_000, seed: 1)
    // A third is well formed.
    #expect(count >= 33_333)
    #expect(count < 100_000)
  }

  @Test func hugeTextsTakeTimeInProportion() throws {
    let views = String(repeating: "-[view(>=20@750)]", count: 1_000_000 / 17)
    #expect(try VisualFormat("|" + views + "-|").items.count == 1_000_000 / 17 + 2)
    #expect(throws: VisualFormatError.self) { try VisualFormat(String(repeating: "(", count: 100_000)) }
    #expect(throws: VisualFormatError(.numberExpected, at: 3)) {
      try VisualFormat("[a" + String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000) + "]")
    }
    #expect(throws: VisualFormatError(.viewNotClosed, at: 1_000_001)) { try VisualFormat("[" + String(repeating: "a", count: 1_000_000)) }
  }
}
