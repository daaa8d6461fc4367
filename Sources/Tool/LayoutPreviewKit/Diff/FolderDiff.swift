import ImageDiff

/// Compares two folders file by file.
struct FolderDiff {
  /// How a file of one folder relates to that of the same path in the other.
  enum Status: String, CaseIterable {
    case same, changed, onlyInFirst = "only-in-first", onlyInSecond = "only-in-second", broken
  }

  struct Entry {
    var path: String
    var status: Status
    var result: FileComparer.Result?
    var picture: String?
  }

  private let context: Context
  private let comparer: FileComparer

  init(_ context: Context, _ comparer: FileComparer) {
    (self.context, self.comparer) = (context, comparer)
  }

  func run(_ first: String, _ second: String) throws -> ExitCode {
    let (old, new) = (try FolderDiff.pictures(in: first), try FolderDiff.pictures(in: second))
    guard !old.isEmpty || !new.isEmpty else { throw ToolError.noPictures(folders: context.arguments.operands) }
    let (oldSet, newSet) = (Set(old), Set(new))
    let all = (old + new.filter { !oldSet.contains($0) }).sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    var entries: [Entry] = []
    for path in all {
      guard newSet.contains(path) else {
        entries.append(Entry(path: path, status: .onlyInFirst))
        continue
      }
      guard oldSet.contains(path) else {
        entries.append(Entry(path: path, status: .onlyInSecond))
        continue
      }
      entries.append(try compare(path, Path.join(first, path), Path.join(second, path)))
    }
    let report = DiffReport(context)
    if context.isJSON {
      context.console.result(report.json(entries).text)
    } else {
      report.table(entries)
    }
    for entry in entries {
      if case .broken(let path, let reason)? = entry.result?.outcome { context.console.error("\"\(context.shown(path))\": \(reason)") }
    }
    return entries.reduce(.success) { code, entry in
      code.worse(entry.status == .same ? .success : entry.status == .broken ? .brokenPicture : .differs)
    }
  }

  private func compare(_ path: String, _ first: String, _ second: String) throws -> Entry {
    let result = comparer.compare(first, second)
    if case .broken = result.outcome { return Entry(path: path, status: .broken, result: result) }
    var entry = Entry(path: path, status: result.differs ? .changed : .same, result: result)
    if result.differs, case .picture(let comparison) = result.outcome, let folder = context.arguments.value("out") {
      let target = Path.join(Path.absolute(folder, in: context.currentFolder), path)
      try comparer.writePicture(comparison, first, second, to: target)
      entry.picture = context.shown(target)
    }
    return entry
  }

  /// PNG and SVG files below a folder, as paths in it; what begins with a dot is left out.
  private static func pictures(in folder: String) throws -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let path = waiting.popLast() {
      for entry in try FileSystem.list(Path.join(folder, path)) where !entry.name.hasPrefix(".") {
        let inside = path.isEmpty ? entry.name : Path.join(path, entry.name)
        if entry.kind == .folder {
          waiting.append(inside)
        } else if ["png", "svg"].contains(Path.pathExtension(entry.name)) {
          found.append(inside)
        }
      }
    }
    return found
  }
}
