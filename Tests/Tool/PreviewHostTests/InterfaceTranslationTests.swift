import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import PreviewHost

/// Strings beside a storyboard, as Xcode lays them out.
@MainActor
@Suite(.serialized) struct InterfaceTranslationTests {
  private func text(_ files: [String: String], language: String?) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("InterfaceTranslation-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, content) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: file, atomically: true, encoding: .utf8)
    }
    let before = ResourceFolders.paths
    ResourceFolders.paths = [folder.path]
    Localizer.shared.use(language)
    defer {
      ResourceFolders.paths = before
      Localizer.shared.use(nil)
    }
    let label =
      "<label opaque=\"NO\" text=\"Hello\" id=\"abc-de-fgh\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"20\"/></label>"
    var document = try InterfaceStoryboard.document([InterfaceStoryboard.scene("a", label)])
    document.path = folder.path + "/Base.lproj/Main.storyboard"
    return InterfaceLibrary().localized(document).scenes.first?.root.part("view")?.subviews.first?.string("text")
  }

  /// The notes where a language was asked for that has no strings beside the file.
  private func notes(file: String, language: String) throws -> [String] {
    Localizer.shared.use(language)
    defer { Localizer.shared.use(nil) }
    var document = try InterfaceStoryboard.document([InterfaceStoryboard.scene("a", "")])
    document.path = file
    _ = UIKitDiagnostics.shared.take()
    _ = InterfaceLibrary().localized(document, isAskedFor: true)
    return UIKitDiagnostics.shared.take().map(\.message)
  }

  @Test func aLanguageWithoutTextsIsTold() throws {
    let expected = "there is no Main.strings for “fr” beside the file: its own texts are shown"
    #expect(try notes(file: "App/Base.lproj/Main.storyboard", language: "fr") == [expected])
    #expect(try notes(file: "App/Main.storyboard", language: "fr") == [expected])
    #expect(try notes(file: "App/Base.lproj/Main.storyboard", language: "en").isEmpty)
    #expect(try notes(file: "App/fr.lproj/Main.storyboard", language: "fr").isEmpty)
  }

  @Test func aTableOfTheLanguage() throws {
    let files = ["de.lproj/Main.strings": "\"abc-de-fgh.text\" = \"Hallo\";", "en.lproj/Main.strings": "\"abc-de-fgh.text\" = \"Hi\";"]
    #expect(try text(files, language: "de") == "Hallo")
    #expect(try text(files, language: "de-AT") == "Hallo")
    #expect(try text(files, language: nil) == "Hi")
  }

  @Test func aCatalog() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"abc-de-fgh.text": {"localizations":
      {"ja": {"stringUnit": {"state": "translated", "value": "\u{3053}"}}}}}}
      """
    #expect(try text(["mul.lproj/Main.xcstrings": catalog], language: "ja") == "\u{3053}")
  }

  @Test func otherTablesAreNotTheFiles() throws {
    #expect(try text(["de.lproj/Other.strings": "\"abc-de-fgh.text\" = \"Hallo\";"], language: "de") == "Hello")
  }
}
