import Foundation
import Localization
import Testing

@Suite struct LocalizedTablesTests {
  private func tables(_ files: [String: String]) throws -> (LocalizedTables, Folder) {
    let folder = try Folder(files)
    return (LocalizedTables(folders: [folder.path]), folder)
  }

  private func text(_ tables: LocalizedTables, _ key: String, _ language: String, table: String = "Localizable") -> String? {
    if case .text(let text) = tables.answer(for: key, table: table, preferred: language, device: "iphone").value { text } else { nil }
  }

  @Test func aTableIsTakenFromTheNearestLanguage() throws {
    let (tables, folder) = try tables([
      "en.lproj/Localizable.strings": #""a" = "A"; "b" = "B";"#, "zh-Hans.lproj/Localizable.strings": #""a" = "甲";"#,
      "en.lproj/Other.strings": #""a" = "Other";"#, "Base.lproj/Screen.strings": #""a" = "Base";"#,
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(text(tables, "a", "zh-Hans-CN") == "甲")
    #expect(text(tables, "a", "fr") == "A")
    #expect(text(tables, "a", "zh-Hans", table: "Other") == "Other")
    #expect(text(tables, "a", "zh-Hans", table: "Screen") == "Base")
    // A bundle does not look into another language's table for a single key.
    #expect(text(tables, "b", "zh-Hans") == nil)
  }

  @Test func aCatalogFallsBackStringByString() throws {
    let (tables, folder) = try tables([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Log in": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "تسجيل الدخول"}}}},
        "title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Welcome"}},
                                     "ar": {"stringUnit": {"state": "new", "value": ""}}}},
        "where": {"localizations": {"en": {"variations": {"device": {
            "ipad": {"stringUnit": {"state": "translated", "value": "On iPad"}},
            "other": {"stringUnit": {"state": "translated", "value": "Here"}}}}}}}
      }}
      """
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(text(tables, "Log in", "ar") == "تسجيل الدخول")
    #expect(text(tables, "Log in", "en") == "Log in")
    #expect(text(tables, "title", "ar") == "Welcome")
    #expect(tables.answer(for: "title", table: "Localizable", preferred: "ar", device: "iphone").isFallback)
    #expect(text(tables, "where", "en") == "Here")
    #expect(tables.answer(for: "where", table: "Localizable", preferred: "en", device: "ipad").value == .text("On iPad"))
    #expect(text(tables, "unknown", "en") == nil)
  }

  @Test func brokenCatalogsNameTheirLine() throws {
    let (tables, folder) = try tables(["Localizable.xcstrings": "{\n  \"sourceLanguage\": \"en\",\n  \"strings\" {}\n}\n"])
    let problems = tables.answer(for: "a", table: "Localizable", preferred: "en", device: "iphone").problems
    #expect(problems.count == 1)
    #expect(problems.first?.line == 3)
    #expect(problems.first?.file == folder.path + "/Localizable.xcstrings")
  }

  @Test func aDictionaryWithoutOtherNamesTheKeyAndItsLine() throws {
    let (tables, folder) = try tables([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>good</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d file</string>
            <key>other</key><string>%d files</string>
          </dict>
        </dict>
        <key>bad</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>%d file</string>
          </dict>
        </dict>
        <key>wide</key>
        <dict>
          <key>NSStringVariableWidthRuleType</key>
          <dict><key>20</key><string>Hi</string><key>100</key><string>Hello there</string></dict>
        </dict>
      </dict>
      </plist>
      """
    ])
    defer { withExtendedLifetime(folder) {} }
    let answer = tables.answer(for: "good", table: "Localizable", preferred: "en", device: "iphone")
    guard case .format(let format) = answer.value else {
      Issue.record("“good” is a format")
      return
    }
    #expect(FormatExpansion.string(format, locale: nil, arguments: [1]) == "1 file")
    #expect(answer.problems.map(\.line) == [15])
    #expect(answer.problems.first?.message.contains("“n” of “bad” has no words for the plural category `other`") == true)
    #expect(text(tables, "wide", "en") == "Hello there")
  }

  @Test func pluralsOfACatalogFollowTheLanguage() throws {
    let (tables, folder) = try tables([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld items": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
        "ru": {"stringUnit": {"state": "translated", "value": "%#@n@ всего"}, "substitutions": {"n": {
          "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg вещь"}},
            "few": {"stringUnit": {"state": "translated", "value": "%arg вещи"}},
            "many": {"stringUnit": {"state": "translated", "value": "%arg вещей"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg вещи"}}}}}}}
      }}}}
      """
    ])
    defer { withExtendedLifetime(folder) {} }
    func shown(_ number: Int, _ language: String) -> String {
      guard
        case .format(let format) = tables.answer(for: "%lld items", table: "Localizable", preferred: language, device: "iphone").value
      else { return "no format" }
      return FormatExpansion.string(format, locale: nil, arguments: [number])
    }
    #expect(shown(1, "en") == "1 item")
    #expect(shown(2, "en") == "2 items")
    #expect(shown(22, "ru") == "22 вещи всего")
    #expect(shown(5, "ru") == "5 вещей всего")
  }
}
