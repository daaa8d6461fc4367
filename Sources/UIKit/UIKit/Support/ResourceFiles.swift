import Foundation
import Localization

/// The files of the resource folders by name, as `Bundle.main` finds those of an app.
package final class ResourceFiles: @unchecked Sendable {
  nonisolated(unsafe) package static var shared = ResourceFiles(folders: [])

  private let folders: [String]
  private let lock = NSLock()
  private var found: [String: [String]]?

  package init(folders: [String]) { self.folders = folders }

  /// A file's path: in the folder of the language shown, else of no language, else of the base, else of any.
  func path(named name: String?, extension ext: String?, directory: String?, in bundle: String) -> String? {
    var file = name ?? ""
    if let ext, !ext.isEmpty { file += (ext.hasPrefix(".") ? "" : ".") + ext }
    guard !file.isEmpty else { return nil }
    let candidates = paths(named: (file as NSString).lastPathComponent).filter { path in
      let folder = (path as NSString).deletingLastPathComponent
      let wanted = [directory, (file as NSString).deletingLastPathComponent].compactMap { $0 }.filter { !$0.isEmpty }
      return wanted.allSatisfy { folder.hasSuffix("/" + $0) } && (!bundle.hasSuffix(".lproj") || path.hasPrefix(bundle + "/"))
    }
    let shown = Localizer.shared.shownLanguage + ".lproj"
    func rank(_ path: String) -> Int {
      let language = path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
      guard let language else { return 1 }
      switch language {
      case shown: return 0
      case "Base.lproj": return 2
      case Localizer.shared.developmentLanguage + ".lproj": return 3
      default: return 4
      }
    }
    return candidates.enumerated().min { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }?.element
  }

  private func paths(named name: String) -> [String] {
    lock.withLock {
      if found == nil {
        var files: [String: [String]] = [:]
        for folder in folders { ResourceTree.walk(folder) { path, name, _ in files[name, default: []].append(path) } }
        found = files
      }
      return found?[name] ?? []
    }
  }
}
