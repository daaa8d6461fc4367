import Localization
import Testing

@Suite struct LanguageFallbackTests {
  @Test(arguments: [
    ("zh-Hans-CN", ["en", "zh-Hans"], ["zh-Hans"]), ("zh-Hans-CN", ["zh", "en"], ["zh"]), ("zh-TW", ["zh-Hans", "zh-Hant"], ["zh-Hant"]),
    ("zh-HK", ["zh-Hans"], []), ("zh_CN", ["zh-Hans"], ["zh-Hans"]), ("ar-EG", ["ar", "en"], ["ar"]),
    ("es-MX", ["es", "es-419"], ["es-419", "es"]),
    ("pt", ["pt-BR", "pt-PT"], ["pt-BR"]), ("pt-AO", ["pt-PT", "pt"], ["pt-PT", "pt"]), ("en-AU", ["en", "en-GB"], ["en-GB", "en"]),
    ("en", ["English"], ["English"]), ("he", ["iw"], ["iw"]), ("xx", ["en"], []), ("sr-Latn", ["sr"], []), ("fr-CA", ["fr"], ["fr"]),
  ])
  func choosesWhatIsNearest(_ preferred: String, _ available: [String], _ expected: [String]) {
    #expect(LanguageFallback.matches(preferred, in: available) == expected)
  }
}
