import Localization
import Testing

@Suite struct StringsParserTests {
  @Test func readsPairsBetweenComments() {
    let parser = StringsParser(
      """
      /* Title of the screen */
      "login.title" = "Log in"; // short
      bare_key = "value";
      "same";
      """)
    #expect(parser.mistake == nil)
    #expect(parser.pairs == ["login.title": "Log in", "bare_key": "value", "same": "same"])
  }

  @Test func readsEscapes() {
    let parser = StringsParser(#""a" = "\"x\"\n\t\\ \U00e9 \u4f60 \101 \ud83d\ude00";"#)
    #expect(parser.pairs["a"] == "\"x\"\n\t\\ é 你 A 😀")
  }

  @Test func namesTheLineOfAMissingSemicolon() {
    let parser = StringsParser("\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";\n")
    #expect(parser.mistake == StringsParser.Mistake(line: 2, message: "the ; after the value of “b” is missing"))
    #expect(parser.pairs["a"] == "1")
  }

  @Test(arguments: [
    ("\"a\" \"b\";", "the = after the key “a” is missing"), ("\"a\" = \"b;\n", "the string that starts here has no end"),
    ("/* no end", "the comment that starts here has no end"), ("\"a\" = ;", "a value for the key “a” should stand here, not “;”"),
    ("\"a\" = \"\\Uzz\";", "\\U needs up to four hexadecimal digits after it"), ("{ a = b;", "the closing } is missing"),
  ])
  func namesWhatIsWrong(_ text: String, _ message: String) {
    #expect(StringsParser(text).mistake?.message == message)
  }

  @Test func aHundredThousandKeysTakeLessThanASecond() {
    let text = (0..<100_000).map { "\"key.\($0)\" = \"Value number \($0)\";\n" }.joined()
    var parser: StringsParser?
    let duration = ContinuousClock().measure { parser = StringsParser(text) }
    #expect(parser?.pairs.count == 100_000)
    // Debug code on a busy machine; release code takes a tenth.
    #expect(duration < .seconds(20))
  }
}
