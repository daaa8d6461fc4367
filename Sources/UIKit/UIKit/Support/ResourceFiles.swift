import Foundation

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
        found = [:]
        for folder in folders { scan(folder, depth: 0) }
      }
      return found?[name] ?? []
    }
  }

  private func scan(_ folder: String, depth: Int) {
    guard depth < 12, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in names.sorted() where !name.hasPrefix(".") && name != "__Snapshots__" {
      let path = folder + "/" + name
      found?[name, default: []].append(path)
      guard !name.contains(".") || name.hasSuffix(".lproj") || name.hasSuffix(".bundle") else { continue }
      // Links are not followed: they may lead in circles.
      let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
      if type == .typeDirectory { scan(path, depth: depth + 1) }
    }
  }
}
