import Foundation

/// The folders near a user's sources, gone through as an app's bundle would hold their files.
package enum ResourceTree {
  /// Deeper folders hold no resources; a limit for trees that are made without end.
  private static let greatestDepth = 12
  private static let ignoredFolders: Set<String> = ["__Snapshots__", "Pods", "Carthage", "DerivedData", "node_modules"]

  /// Visits what lies in a folder and in the folders, languages and bundles below, in the order of the names.
  ///
  /// Hidden files, reference pictures, and what package managers and Xcode put beside an app's own files are left out.
  package static func walk(_ folder: String, _ visit: (_ path: String, _ name: String, _ isFolder: Bool) -> Void) {
    walk(folder, depth: 0, visit)
  }

  private static func walk(_ folder: String, depth: Int, _ visit: (String, String, Bool) -> Void) {
    guard depth < greatestDepth, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in names.sorted() where !name.hasPrefix(".") && !ignoredFolders.contains(name) {
      let path = folder + "/" + name
      // Links are not followed: they may lead in circles.
      let isFolder =
        (!name.contains(".") || name.hasSuffix(".lproj") || name.hasSuffix(".bundle"))
        && (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeDirectory
      visit(path, name, isFolder)
      if isFolder { walk(path, depth: depth + 1, visit) }
    }
  }
}
