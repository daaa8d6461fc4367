import Foundation
import Localization
import Testing

@Suite struct FormatExpansionTests {
  /// The example of Apple's “Localizing strings that contain plurals”, in Russian with its three forms.
  private func files(_ language: String, _ cases: [String: String]) -> LocalizedFormat {
    LocalizedFormat(text: "%#@files@ in %@", variables: ["files": .init(specifier: "ld", cases: cases)], language: language)
  }

  private func string(_ format: LocalizedFormat, _ arguments: any CVarArg...) -> String {
    FormatExpansion.string(format, locale: nil, arguments: arguments)
  }

  @Test func eachVariableTakesTheArgumentAtItsPlace() {
    let format = files("ru", ["one": "%ld файл", "few": "%ld файла", "many": "%ld файлов", "other": "%ld файла"])
    #expect(string(format, 1, "A") == "1 файл in A")
    #expect(string(format, 3, "A") == "3 файла in A")
    #expect(string(format, 5, "A") == "5 файлов in A")
    #expect(string(format, 21, "A") == "21 файл in A")
  }

  @Test func zeroMayBeSaidInEveryLanguage() {
    #expect(string(files("en", ["zero": "No files", "one": "One file", "other": "%ld files"]), 0, "A") == "No files in A")
  }

  @Test func aNestedVariableTakesTheNextArgument() {
    let format = LocalizedFormat(
      text: "%#@people@",
      variables: [
        "people": .init(specifier: "d", cases: ["one": "%d person in %#@rooms@", "other": "%d people in %#@rooms@"]),
        "rooms": .init(specifier: "d", cases: ["one": "%d room", "other": "%d rooms"]),
      ], language: "en")
    #expect(string(format, 1, 2) == "1 person in 2 rooms")
    #expect(string(format, 4, 1) == "4 people in 1 room")
  }

  @Test func positionsChangeTheOrder() {
    let format = LocalizedFormat(
      text: "%2$@ has %1$#@n@", variables: ["n": .init(specifier: "d", cases: ["one": "%d day", "other": "%d days"])], language: "en")
    #expect(string(format, 2, "May") == "May has 2 days")
  }

  @Test func argStandsForTheNumberOfASubstitution() {
    let format = LocalizedFormat(
      text: "Found %#@a@ and %#@b@",
      variables: [
        "a": .init(argument: 0, specifier: "lld", cases: ["one": "%arg cat", "other": "%arg cats"]),
        "b": .init(argument: 1, specifier: "lld", cases: ["one": "%arg dog", "other": "%arg dogs"]),
      ], language: "en")
    #expect(string(format, 1, 3) == "Found 1 cat and 3 dogs")
  }

  @Test func aWholeStringVariesWithItsFirstInteger() {
    let format = LocalizedFormat.varying(["one": "%@ has %lld new message", "other": "%@ has %lld new messages"], language: "en")
    #expect(string(format, "Ann", 1) == "Ann has 1 new message")
    #expect(string(format, "Ann", 7) == "Ann has 7 new messages")
  }

  @Test func percentSignsStay() {
    let format = LocalizedFormat(text: "%#@n@, 100%%", variables: ["n": .init(specifier: "d", cases: ["other": "%d%%"])], language: "en")
    #expect(string(format, 5) == "5%, 100%")
  }

  @Test func missingArgumentsAreShownAsTheyAreWritten() {
    #expect(string(files("en", ["other": "%ld files"]), 3) == "3 files in %@")
    #expect(string(files("en", ["other": "%ld files"])) == "%ld files in %@")
  }

  @Test func variablesThatNameThemselvesEnd() {
    let format = LocalizedFormat(text: "%#@a@", variables: ["a": .init(specifier: "d", cases: ["other": "x%#@a@"])], language: "en")
    #expect(string(format, 1).hasPrefix("xx"))
  }

  @Test func numbersTakeTheLocalesDigits() {
    let format = files("ar", ["other": "%ld ملف"])
    #expect(FormatExpansion.string(format, locale: Locale(identifier: "ar_EG"), arguments: [15, "ب"]) == "١٥ ملف in ب")
  }
}
