import Testing

@testable import LayoutPreviewKit

@Suite struct TextTests {
  @Test func jsonKeepsTheOrderOfKeysAndEscapesText() {
    let json: JSON = ["b": 1, "a": .string("\"\\\n\u{1}é"), "list": [1, 2, 3], "none": .null, "part": JSON(0.5), "bad": JSON(.nan)]
    #expect(
      json.text == """
        {
          "b": 1,
          "a": "\\"\\\\\\n\\u0001é",
          "list": [1, 2, 3],
          "none": null,
          "part": 0.5,
          "bad": null
        }

        """)
  }

  @Test func suggestionsAreNear() {
    #expect(Suggestion.closest(to: "iphone15pro", among: ["iphone-15", "iphone-15-pro", "ipad-mini"]) == "iphone-15-pro")
    #expect(Suggestion.closest(to: "insp", among: ["init", "inspect"]) == "inspect")
    #expect(Suggestion.closest(to: "zzzz", among: ["render", "list"]) == nil)
  }

  @Test func textOfOthersCannotSteerTheTerminal() {
    #expect(Console.printable("a\u{1B}[31mb\u{9B}c\td\n") == "a\u{FFFD}[31mb\u{FFFD}c\td\n")
  }

  @Test func hashTellsNeighboursApart() {
    func hash(_ texts: String...) -> String {
      var hash = ContentHash()
      for text in texts { hash.combine(text) }
      return hash.text
    }
    #expect(hash("ab", "c") != hash("a", "bc"))
    #expect(hash("") != hash("", ""))
    #expect(hash("a\u{0}") != hash("a"))
    #expect(hash("12345678a") != hash("12345678b"))
    #expect(hash("x").utf8.count == 32)
  }

  @Test func addressesAndTextOnThePageAreNeverMarkup() {
    #expect(ContactSheet.escape("<img src=x onerror='a'>&\"") == "&lt;img src=x onerror=&#39;a&#39;&gt;&amp;&quot;")
    #expect(ContactSheet.address("离/a b@2x.png") == "%E7%A6%BB/a%20b@2x.png")
  }
}
