import Foundation
import Localization

/// Looks strings up for the locale that a picture is drawn in.
///
/// The host sets the locale and reads what was missing after each preview.
package final class Localizer: @unchecked Sendable {
  package static let shared = Localizer()

  private let lock = NSRecursiveLock()
  private var mainTables: LocalizedTables?
  private var folderTables: [String: LocalizedTables] = [:]
  private var formats: [LocalizedFormat] = []
  private var formatIndices: [LocalizedFormat: Int] = [:]
  private var missing = MissingStrings()
  private var storedLocale: Locale?
  private var storedLanguage = "en"
  private var wasAskedFor = false

  /// The locale that code sees as its current one; nil leaves Foundation's.
  package var locale: Locale? { lock.withLock { storedLocale } }

  /// The language that strings are looked up for, as `--locale` names it.
  package var language: String { lock.withLock { storedLanguage } }

  /// Takes over the locale of a picture.
  /// - Parameter identifier: A BCP 47 tag; nil for what nobody chose, English.
  package func use(_ identifier: String?) {
    lock.withLock {
      storedLanguage = identifier ?? "en"
      wasAskedFor = identifier != nil
      storedLocale = Localizer.locale(for: storedLanguage)
      missing = MissingStrings()
    }
  }

  /// A phone always has a region: a language without one gets the region where most people speak it, by Unicode's likely subtags.
  static func locale(for identifier: String) -> Locale {
    let locale = Locale(identifier: identifier.replacing("-", with: "_"))
    guard locale.region == nil, let region = Locale.Language(identifier: locale.language.maximalIdentifier).region else { return locale }
    return Locale(identifier: locale.identifier + "_" + region.identifier)
  }

  /// Forgets the strings of other folders.
  package func foldersDidChange() { lock.withLock { (mainTables, folderTables) = (nil, [:]) } }

  private var tables: LocalizedTables {
    if let mainTables { return mainTables }
    let tables = LocalizedTables(folders: ResourceFolders.paths)
    mainTables = tables
    return tables
  }

  var languages: [String] { lock.withLock { tables.languages } }
  var developmentLanguage: String { lock.withLock { tables.developmentLanguage } }
  /// The language that is shown to who prefers `language`.
  var shownLanguage: String { lock.withLock { tables.language(for: storedLanguage) } }

  /// What a key stands for; nil where nothing is known about it.
  ///
  /// A format with variables is marked, so that formatting finds its rules.
  /// - Parameter folder: The bundle's; an `.lproj` folder is one language's.
  func string(for key: String, table: String?, folder: String? = nil, language: String? = nil) -> String? {
    lock.withLock {
      let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
      let device = UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
      var (tables, preferred) = (tables, language ?? storedLanguage)
      if let folder, folder.hasSuffix(".lproj") {
        tables = folderTables[folder] ?? LocalizedTables(folders: [folder])
        folderTables[folder] = tables
        preferred = String((folder as NSString).lastPathComponent.dropLast(6))
      }
      let answer = tables.answer(for: key, table: table, preferred: preferred, device: device)
      missing.note(answer, key: key, table: table, in: tables, preferred: preferred, wasAskedFor: wasAskedFor)
      switch answer.value {
      case .text(let text): return text
      case .format(let format): return mark(format)
      case nil: return nil
      }
    }
  }

  /// What the strings asked for since `use` lacked.
  package func takeNotes() -> [Note] {
    lock.withLock {
      defer { missing = MissingStrings() }
      return missing.notes
    }
  }

  /// Something that the user should know about strings.
  package struct Note: Hashable, Sendable {
    package var kind: String
    package var message: String
    package var file: String?
    package var line: Int?
  }

  // MARK: Formats

  // A Swift string is characters only, so a format carries the number of its rules in tag characters, which no font draws.
  private static let markStart: Unicode.Scalar = "\u{E0001}"
  private static let markEnd: Unicode.Scalar = "\u{E007F}"

  /// The text that an Interface Builder file has in the language of the picture; nil where its own stands.
  package func interfaceString(for key: String, table: String) -> String? {
    lock.withLock {
      guard case .text(let text)? = tables.answer(for: key, table: table, preferred: storedLanguage, device: "iphone").value else {
        return nil
      }
      return text
    }
  }

  /// Whether there are strings of a table at all.
  package func hasTable(_ table: String) -> Bool {
    lock.withLock { tables.answer(for: "", table: table, preferred: storedLanguage, device: "iphone").hasTable }
  }

  private func mark(_ format: LocalizedFormat) -> String {
    let index = formatIndices[format] ?? formats.count
    if index == formats.count {
      formats.append(format)
      formatIndices[format] = index
    }
    var mark = String.UnicodeScalarView()
    mark.append(Localizer.markStart)
    for digit in String(index).unicodeScalars { mark.append(Unicode.Scalar(0xE0000 + digit.value) ?? Localizer.markEnd) }
    mark.append(Localizer.markEnd)
    return String(mark) + format.text
  }

  /// Puts arguments into a format, one of ours or any.
  func format(_ text: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    // The first byte of a tag character; nearly no text has it.
    guard text.utf8.contains(0xF3), let format = lock.withLock({ unmarked(text) }) else {
      return PlainFormat.string(text, locale: locale, arguments: arguments)
    }
    return FormatExpansion.string(format, locale: locale, arguments: arguments)
  }

  /// The format that a text with marks stands for, also where code put more words around it.
  private func unmarked(_ text: String) -> LocalizedFormat? {
    var plain = String.UnicodeScalarView()
    var number: Int?
    var found: [LocalizedFormat] = []
    for scalar in text.unicodeScalars {
      if scalar == Localizer.markStart {
        number = 0
      } else if scalar == Localizer.markEnd, let index = number {
        if formats.indices.contains(index) { found.append(formats[index]) }
        number = nil
      } else if let value = number, (0xE0030...0xE0039).contains(scalar.value) {
        number = value * 10 + Int(scalar.value - 0xE0030)
      } else {
        plain.append(scalar)
      }
    }
    guard let first = found.first else { return nil }
    let variables = found.dropFirst().reduce(into: first.variables) { $0.merge($1.variables) { own, _ in own } }
    return LocalizedFormat(text: String(plain), variables: variables, language: first.language)
  }
}
