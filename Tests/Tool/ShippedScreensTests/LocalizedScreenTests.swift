import Foundation
import Testing

/// A screen with `.strings`, `.stringsdict` and a string catalog, drawn in several languages: the words are those of its files, chosen by
/// Apple's rules for tables and Unicode's for plurals.
@Suite(.serialized) struct LocalizedScreenTests {
  private static let screen = BuiltTool.package.appendingPathComponent("Tests/Tool/Projects/strings-follow-locale")

  /// The words of the screen's labels by locale, in their order.
  private static let words = Result { try draw(["en", "en-GB", "ru", "ar", "zh-Hans-CN", "zh-TW", "fr"]) }

  private static func draw(_ locales: [String]) throws -> [String: [String]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("localized-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try BuiltTool.run([
      "render", screen.path, "--out", folder.path, "--format", "svg", "--locale", locales.joined(separator: ","), "--timeout", "120",
      "--quiet",
    ])
    var words: [String: [String]] = [:]
    for locale in locales {
      let name = locale == "en" ? "iphone-15.svg" : "iphone-15-\(locale).svg"
      let svg = try String(contentsOf: folder.appendingPathComponent("Inbox/\(name)"), encoding: .utf8)
      words[locale] = svg.matches(of: /<text[^>]*>(.*?)<\/text>/.dotMatchesNewlines()).map { match in
        compact(String(match.output.1.replacing(/<[^>]*>/, with: "")))
      }
    }
    return words
  }

  /// Without the spaces and direction marks that stand between the stretches of a line of two directions.
  private static func compact(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0 != " " && $0 != "\u{200F}" && $0 != "\n" }.map(Character.init))
  }

  @Test(arguments: [
    ("en", ["Inbox", "1 message", "2 messages", "5 messages", "3 drafts", "Archive", "Send", "Fallback", "1,234,567"]),
    ("en-GB", ["Inbox", "1 message", "2 messages", "5 messages", "3 drafts", "Archive", "Send", "Fallback", "1,234,567"]),
    (
      "ru",
      [
        "Входящие", "1 сообщение", "2 сообщения", "5 сообщений", "3 черновика", "Archive", "Отправить", "Fallback",
        "1\u{A0}234\u{A0}567",
      ]
    ),
    ("zh-Hans-CN", ["收件箱", "1 封邮件", "2 封邮件", "5 封邮件", "3 封草稿", "归档", "发送", "Fallback", "1,234,567"]),
    // Traditional Chinese is another script: the development language stands in.
    ("zh-TW", ["Inbox", "1 message", "2 messages", "5 messages", "3 drafts", "Archive", "Send", "Fallback", "1,234,567"]),
    (
      "fr",
      [
        "Inbox", "1 message", "2 messages", "5 messages", "3 drafts", "Archive", "Send", "Fallback",
        "1\u{202F}234\u{202F}567",
      ]
    ),
    // Arabic has no Actions table and no catalog words. Unicode's digits for Egypt.
    ("ar", ["البريد الوارد", "رسالة واحدة", "رسالتان", "٥ رسائل", "٣ drafts", "Archive", "Send", "Fallback", "١٬٢٣٤٬٥٦٧"]),
  ])
  func labelsShowTheWordsOfTheLocale(_ locale: String, _ expected: [String]) throws {
    #expect(try Self.words.get()[locale] == expected.map(Self.compact))
  }
}
