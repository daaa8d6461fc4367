import ImageDiff

/// Carries out `layoutpreview diff`: two pictures, two drawings, or two folders of them.
struct DiffCommand {
  let context: Context

  init(_ context: Context) { self.context = context }

  func run() throws -> ExitCode {
    let operands = context.arguments.operands
    let paths = operands.map { Path.absolute($0, in: context.currentFolder) }
    for (path, operand) in zip(paths, operands) where !FileSystem.exists(path) {
      throw ToolError.pathNotFound(path: operand, suggestion: nil)
    }
    let (first, second) = (paths[0], paths[1])
    let comparer = try FileComparer(context)
    switch (FileSystem.isFolder(first), FileSystem.isFolder(second)) {
    case (true, true): return try FolderDiff(context, comparer).run(first, second)
    case (false, false): return try one(first, second, comparer)
    case (let isFolder, _):
      throw ToolError.usage(.folderAndFile(folder: isFolder ? operands[0] : operands[1], file: isFolder ? operands[1] : operands[0]))
    }
  }

  private func one(_ first: String, _ second: String, _ comparer: FileComparer) throws -> ExitCode {
    let result = comparer.compare(first, second)
    var picture: String?
    if let target = context.arguments.value("out"), case .picture(let comparison) = result.outcome {
      picture = Path.absolute(target, in: context.currentFolder)
      try comparer.writePicture(comparison, first, second, to: picture ?? target)
    }
    let report = DiffReport(context)
    if context.isJSON {
      context.console.result(report.json(result, picture: picture.map(context.shown)).text)
    } else {
      report.explain(result)
      if let picture { context.console.note("written: \(context.shown(picture))") }
    }
    if case .broken(let path, let reason) = result.outcome { context.console.error("\"\(context.shown(path))\": \(reason)") }
    return result.exitCode
  }
}
