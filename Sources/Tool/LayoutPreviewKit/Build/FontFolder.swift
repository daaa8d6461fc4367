/// The folder of pinned fonts that `Scripts/make-fonts.py` makes.
enum FontFolder {
  /// Where it may be: `.build/fonts` of the checkout that the executable was built in, `share/layoutpreview/fonts` of the prefix.
  static func candidates(executable: String) -> [String] {
    var folders: [String] = []
    let beside = Path.split(executable).folder
    var folder = beside
    while folder != "/" {
      if Path.name(folder) == ".build" {
        folders.append(Path.join(folder, "fonts"))
        break
      }
      folder = Path.split(folder).folder
    }
    folders.append(Path.absolute("../share/layoutpreview/fonts", in: beside))
    return folders
  }

  static func locate(executable: String, override: String?) throws -> String {
    let folders = override.map { [$0] } ?? candidates(executable: executable)
    guard let folder = folders.first(where: FileSystem.isFolder) else { throw ToolError.fontsMissing(folders: folders) }
    return folder
  }
}
