import Localization
import Testing

/// The examples are those of the Unicode CLDR's chart “Language Plural Rules”.
@Suite struct PluralRulesTests {
  @Test(arguments: [
    ("en", 0, "other"), ("en", 1, "one"), ("en", 2, "other"), ("ru", 1, "one"), ("ru", 21, "one"), ("ru", 3, "few"), ("ru", 5, "many"),
    ("ru", 11, "many"), ("ar", 0, "zero"), ("ar", 1, "one"), ("ar", 2, "two"), ("ar", 3, "few"), ("ar", 11, "many"), ("ar", 100, "other"),
    ("zh-Hans", 1, "other"), ("ja", 5, "other"), ("fr", 0, "one"), ("fr", 2, "other"), ("pl", 2, "few"), ("pl", 5, "many"),
    ("he", 2, "two"), ("cy", 6, "many"), ("lv", 0, "zero"), ("cs", 3, "few"),
  ])
  func followTheUnicodeChart(_ language: String, _ number: Int, _ category: String) {
    #expect(PluralRules.category(of: Double(number), in: language) == category)
  }

  @Test func aLanguageThatNobodyKnowsCountsOneWay() {
    #expect(PluralRules.category(of: 1, in: "xx") == "other")
  }
}
