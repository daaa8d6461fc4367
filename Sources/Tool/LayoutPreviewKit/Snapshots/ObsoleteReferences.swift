/// References that no preview makes any more.
///
/// Looked for among all previews that there are, not those of a run: neither `--only` nor `--shard` makes one obsolete. Where sources do
/// not compile nothing is known of their previews, and nothing is said of their references.
struct ObsoleteReferences {
  private let names: ReferenceNames
  /// Variants that the project draws its previews in; nil where each run says so itself.
  private let variants: Set<String>?
  /// Files and folders whose previews are not known.
  private let unknown: [String]

  init(_ names: ReferenceNames, variants: Set<String>?, unknown: [String]) {
    self.names = names
    self.variants = variants
    self.unknown = unknown
  }

  private static let ignoredFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Pictures, absolute, in the order of their paths; `roots` are the files and folders of the command line.
  func find(in roots: [String]) -> [String] {
    var found: Set<String> = []
    for root in roots {
      if FileSystem.isFolder(root) {
        found.formUnion(search(root))
      } else {
        found.formUnion(obsolete(in: ReferenceNames.folder(of: root)))
      }
    }
    return found.sorted()
  }

  private func search(_ root: String) -> [String] {
    var found: [String] = []
    var pending = [root]
    var seen: Set<String> = []
    while let folder = pending.popLast() {
      guard seen.insert(FileSystem.realPath(folder) ?? folder).inserted, let entries = try? FileSystem.list(folder) else { continue }
      for entry in entries where entry.kind == .folder {
        let path = Path.join(folder, entry.name)
        if entry.name == ReferenceNames.folderName {
          for source in (try? FileSystem.list(path)) ?? [] where source.kind == .folder {
            found += obsolete(in: Path.join(path, source.name))
          }
        } else if !entry.name.hasPrefix("."), !ObsoleteReferences.ignoredFolders.contains(entry.name) {
          pending.append(path)
        }
      }
    }
    return found
  }

  private func obsolete(in folder: String) -> [String] {
    guard !unknown.contains(where: { isBelow(folder, $0) }), let entries = try? FileSystem.list(folder) else { return [] }
    let used = names.used[folder] ?? []
    var found: [String] = []
    for entry in entries where entry.kind == .file && !entry.name.hasPrefix(".") {
      guard let (preview, variant) = ReferenceNames.parse(entry.name) else { continue }
      if used.contains(preview), variants?.contains(variant) ?? true { continue }
      found.append(Path.join(folder, "\(preview).\(variant).png"))
    }
    return found
  }

  /// Whether a folder of references belongs to a file or to a folder of sources.
  private func isBelow(_ folder: String, _ source: String) -> Bool {
    folder == ReferenceNames.folder(of: source) || folder.hasPrefix(source.hasSuffix("/") ? source : source + "/")
  }
}
