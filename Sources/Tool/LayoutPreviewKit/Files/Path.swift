/// Paths as text.
enum Path {
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder and the last component; the folder of a bare name is ".".
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }

  static func name(_ path: String) -> String { split(path).name }

  /// The last component without its last extension.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The extension of the last component in lower case, without the dot.
  static func pathExtension(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// An absolute path without `.`, `..` and doubled slashes; links are not followed.
  static func absolute(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : join(folder, path)).split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// A path as it is shown: relative where it lies in the folder, absolute elsewhere.
  static func shown(_ path: String, in folder: String) -> String {
    if path == folder { return "." }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// How to get from one absolute folder to another; "." where they are the same.
  static func relative(_ path: String, from folder: String) -> String {
    let (target, start) = (path.split(separator: "/"), folder.split(separator: "/"))
    var common = 0
    while common < min(target.count, start.count), target[common] == start[common] { common += 1 }
    let steps = start[common...].map { _ in ".." } + target[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
