import Foundation
import InterfaceBuilder
import UIKit

/// The documents of a request, each read once.
@MainActor
final class InterfaceLibrary {
  private var known: [String: Result<InterfaceDocument, InterfaceBuilderError>] = [:]

  func document(at path: String) throws(InterfaceBuilderError) -> InterfaceDocument {
    if let result = known[path] { return try result.get() }
    let result = InterfaceLibrary.read(path)
    known[path] = result
    return try result.get()
  }

  private var translations: [String: InterfaceDocument] = [:]

  /// The document in the language of the picture, by the strings beside it.
  ///
  /// - Parameter isAskedFor: Whether a person chose the language: then it is told where there are no texts in it.
  func localized(_ document: InterfaceDocument, isAskedFor: Bool = false) -> InterfaceDocument {
    let table = ((document.path as NSString).lastPathComponent as NSString).deletingPathExtension
    guard Localizer.shared.hasTable(table) else {
      if isAskedFor, !InterfaceLibrary.isWritten(document.path, in: Localizer.shared.language) {
        UIKitDiagnostics.shared.note(
          kind: "missing-string",
          message: "there is no \(table).strings for “\(Localizer.shared.language)” beside the file: its own texts are shown")
      }
      return document
    }
    let key = Localizer.shared.language + " " + document.path
    if let known = translations[key] { return known }
    let translation = document.localized { Localizer.shared.interfaceString(for: $0, table: table) }
    translations[key] = translation
    return translation
  }

  /// Whether a file's own texts are in a language: it lies in that language's folder, or in none and is in English, as most are.
  private static func isWritten(_ path: String, in language: String) -> Bool {
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    guard folder.hasSuffix(".lproj"), folder != "Base.lproj" else { return language.prefix(2) == "en" }
    return folder.dropLast(".lproj".count).lowercased() == language.lowercased()
  }

  private static func read(_ path: String) -> Result<InterfaceDocument, InterfaceBuilderError> {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return .failure(.unreadable("it is a folder"))
    }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return .success(try InterfaceDocument(path: path, data: data))
    } catch let error as InterfaceBuilderError {
      return .failure(error)
    } catch {
      return .failure(.unreadable((error as NSError).localizedDescription))
    }
  }
}
