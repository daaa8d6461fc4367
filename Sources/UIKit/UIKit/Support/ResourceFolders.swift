import Foundation

/// Where names of images, colours, fonts and strings are looked up: the folders near the user's sources, set by the host.
package enum ResourceFolders {
  /// Absolute paths, the first match wins.
  nonisolated(unsafe) package static var paths: [String] = [] {
    didSet {
      AssetLibrary.shared = AssetLibrary(folders: paths)
      ResourceFiles.shared = ResourceFiles(folders: paths)
      Localizer.shared.foldersDidChange()
    }
  }
}
