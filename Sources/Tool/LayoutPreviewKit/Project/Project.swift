/// Finds the modules that paths name.
struct Project {
  static let defaultFolder = "Layouts"

  /// Folders that hold no screens: build products, dependencies, references.
  private static let ignoredFolders: Set<String> = ["__Snapshots__", "Pods", "Carthage", "DerivedData", "node_modules"]
  private static let ignoredExtensions: Set<String> = ["xcodeproj", "xcworkspace", "xcassets", "framework", "app", "lproj", "bundle"]

  let currentFolder: String

  /// The modules of the paths, in the order given; without paths those below `Layouts/`.
  func modules(_ paths: [String]) throws -> [Module] {
    var modules: [Module] = []
    if paths.isEmpty {
      let folder = Path.absolute(Project.defaultFolder, in: currentFolder)
      guard FileSystem.isFolder(folder) else { throw ToolError.defaultFolderMissing }
      modules = try screens(below: folder)
    } else {
      for path in paths {
        let absolute = Path.absolute(path, in: currentFolder)
        guard !path.isEmpty, let status = FileSystem.status(absolute) else {
          throw ToolError.pathNotFound(path: path, suggestion: suggestion(for: path))
        }
        // A folder that is named like a document is told as one, so that the rest goes on.
        if !status.isFolder || Project.isInterface(absolute) {
          guard let module = module(ofFile: absolute) else { throw ToolError.notSwift(path: path) }
          modules.append(module)
        } else if Path.name(absolute) == Project.defaultFolder {
          modules += try screens(below: absolute)
        } else {
          let found = try self.modules(ofFolder: absolute)
          guard !found.isEmpty else { throw ToolError.noSources(path: path) }
          modules += found
        }
      }
    }
    var seen: Set<String> = []
    return modules.filter { seen.insert($0.path).inserted }
  }

  /// Each file and folder directly below is a screen of its own.
  private func screens(below folder: String) throws -> [Module] {
    var modules: [Module] = []
    for entry in try list(folder) {
      let path = Path.join(folder, entry.name)
      switch entry.kind {
      case .file where !entry.name.hasPrefix("."):
        if let module = module(ofFile: path) { modules.append(module) }
      case .folder where isLookedInto(entry.name):
        modules += try self.modules(ofFolder: path)
      default: continue
      }
    }
    guard !modules.isEmpty else { throw ToolError.noSources(path: Path.shown(folder, in: currentFolder)) }
    return modules
  }

  /// Nil for a file of another kind.
  private func module(ofFile path: String) -> Module? {
    if Project.isInterface(path) { return module(ofInterface: path) }
    guard Path.pathExtension(path) == "swift" else { return nil }
    return Module(
      name: ModuleName.make(from: Path.stem(path)), path: path, sources: [path], resourceFolders: [Path.split(path).folder])
  }

  private static func isInterface(_ path: String) -> Bool { ["storyboard", "xib"].contains(Path.pathExtension(path)) }

  /// An Interface Builder file looks for images where the app's own files are: around it, and around the folder of its language, then
  /// in the folder given, then in the whole project.
  private func module(ofInterface path: String, given: String? = nil) -> Module {
    let folder = Path.split(path).folder
    let around = Path.pathExtension(folder) == "lproj" ? Path.split(folder).folder : folder
    var folders = [around]
    for other in [given, projectFolder(above: around)] { if let other, !folders.contains(other) { folders.append(other) } }
    return Module(kind: .interface, name: ModuleName.make(from: Path.stem(path)), path: path, sources: [], resourceFolders: folders)
  }

  /// The nearest folder that holds an Xcode project, or what one is made from.
  ///
  /// Of 2,126 images that 793 public files name, 1,265 lie around the file and 1,902 in its project.
  private func projectFolder(above folder: String) -> String? {
    var folder = folder
    for _ in 0..<8 {
      let names = ((try? FileSystem.list(folder)) ?? []).map(\.name)
      if names.contains(where: { Project.markers.contains($0) || Project.markerExtensions.contains(Path.pathExtension($0)) }) {
        return folder
      }
      let parent = Path.split(folder).folder
      guard parent != folder, !parent.isEmpty else { return nil }
      folder = parent
    }
    return nil
  }

  private static let markers: Set<String> = ["Package.swift", "Podfile", "project.yml"]
  private static let markerExtensions: Set<String> = ["xcodeproj", "xcworkspace"]

  /// The Swift files as one module, and each Interface Builder file as one of its own, which sees the resources of the whole folder.
  private func modules(ofFolder path: String) throws -> [Module] {
    var sources: [String] = []
    var interfaces: [String] = []
    var pending = [path]
    // A link to a folder above would be followed for ever.
    var seen: Set<String> = []
    while let folder = pending.popLast() {
      guard seen.insert(FileSystem.realPath(folder) ?? folder).inserted else { continue }
      for entry in try list(folder) {
        let child = Path.join(folder, entry.name)
        switch entry.kind {
        case .file where Path.pathExtension(entry.name) == "swift" && !entry.name.hasPrefix("."): sources.append(child)
        case .file where Project.isInterface(entry.name) && !entry.name.hasPrefix("."): interfaces.append(child)
        case .folder where isLookedInto(entry.name) || Path.pathExtension(entry.name) == "lproj": pending.append(child)
        default: continue
        }
      }
    }
    // A package's manifest is no code of the app.
    sources.removeAll { Path.name($0) == "Package.swift" }
    sources.sort { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    interfaces.sort { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    var modules: [Module] = []
    if !sources.isEmpty {
      modules.append(Module(name: ModuleName.make(from: Path.name(path)), path: path, sources: sources, resourceFolders: [path]))
    }
    for interface in interfaces {
      modules.append(module(ofInterface: interface, given: path))
    }
    return modules
  }

  private func isLookedInto(_ folder: String) -> Bool {
    !folder.hasPrefix(".") && !Project.ignoredFolders.contains(folder)
      && !Project.ignoredExtensions.contains(Path.pathExtension(folder))
      && !folder.hasSuffix("Tests")
  }

  private func list(_ folder: String) throws -> [(name: String, kind: FileSystem.Kind)] {
    do {
      return try FileSystem.list(folder)
    } catch let error as FileError {
      throw ToolError.file(error)
    }
  }

  /// A neighbour with almost the same name.
  private func suggestion(for path: String) -> String? {
    let (folder, name) = Path.split(path)
    guard let entries = try? FileSystem.list(Path.absolute(folder, in: currentFolder)) else { return nil }
    let names = entries.map(\.name).filter { !$0.hasPrefix(".") }
    let match = Suggestion.closest(to: name, among: names) ?? names.first { Path.stem($0) == name }
    return match.map { path.contains("/") ? Path.join(folder, $0) : $0 }
  }
}
