import HostProtocol

/// Where the references of previews are.
///
/// `<folder of the source>/__Snapshots__/<source file>/<Preview>.<variant>.png`. Names are given out a source file at a time, so that
/// neither `--only` nor the paths of a run change any. Interface Builder files keep their extension: a class beside one has its name.
struct ReferenceNames {
  static let folderName = "__Snapshots__"

  private var names: [String: UniqueNames] = [:]
  private var given: [Key: String] = [:]
  /// The names in use by folder.
  private(set) var used: [String: Set<String>] = [:]

  private struct Key: Hashable {
    var module: Int
    var index: Int
  }

  init(_ selections: [PreviewSession.Selection]) {
    for selection in selections {
      let folder = ReferenceNames.folder(of: selection.preview.file)
      let name = names[folder, default: UniqueNames()].unique(SafeName.make(from: selection.preview.name))
      given[Key(module: selection.module, index: selection.index)] = name
      used[folder, default: []].insert(name)
    }
  }

  static func folder(of source: String) -> String {
    let (folder, name) = Path.split(source)
    return Path.join(Path.join(folder, folderName), Path.pathExtension(name) == "swift" ? Path.stem(name) : name)
  }

  func reference(of selection: PreviewSession.Selection, variant: String) -> String {
    let name = given[Key(module: selection.module, index: selection.index)] ?? SafeName.make(from: selection.preview.name)
    return Path.join(ReferenceNames.folder(of: selection.preview.file), "\(name).\(variant).png")
  }

  /// The preview's name and the variant of a file of ours; nil for those of other tools, which have no device in their names.
  static func parse(_ file: String) -> (preview: String, variant: String)? {
    guard ["png", "layout"].contains(Path.pathExtension(file)) else { return nil }
    let parts = Path.stem(file).split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    let variant = parts[1]
    let isOurs = Device.catalogue.contains { device in
      guard variant.hasPrefix(device.id) else { return false }
      let next = variant.dropFirst(device.id.count).first
      return next == nil || next == "-" || next == "@"
    }
    return isOurs ? (parts[0], variant) : nil
  }
}
