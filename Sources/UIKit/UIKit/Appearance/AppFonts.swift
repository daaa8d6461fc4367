import Foundation
import TextLayout

/// The fonts that a project brings along, made known as its app's bundle would.
package enum AppFonts {
  /// Registers the font files of a library and returns what is wrong with them.
  ///
  /// Every font file counts, whether an `Info.plist` names it under `UIAppFonts` or not: what a preview shows should not hang on a
  /// property list that it may not be built with. Names under `UIAppFonts` without a file are reported.
  package static func register(_ library: AssetLibrary) -> [UIKitDiagnostics.Note] {
    var notes: [UIKitDiagnostics.Note] = []
    for path in library.fonts {
      do {
        try TextSystem.current.registerFont(at: path)
      } catch {
        notes.append(.init(kind: "broken-font", message: "\(error); the rest is drawn without it"))
      }
    }
    let names = Set(library.fonts.map { ($0 as NSString).lastPathComponent })
    for path in library.infoFiles {
      for name in listed(in: path) where !names.contains((name as NSString).lastPathComponent) {
        notes.append(
          .init(
            kind: "missing-font-file", message: "'\(path)' lists “\(name)” under UIAppFonts, but there is no such file near the sources"))
      }
    }
    return notes
  }

  /// The names under `UIAppFonts`; none where the file is no property list.
  private static func listed(in path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
    else { return [] }
    return (list["UIAppFonts"] as? [Any] ?? []).compactMap { $0 as? String }
  }
}
