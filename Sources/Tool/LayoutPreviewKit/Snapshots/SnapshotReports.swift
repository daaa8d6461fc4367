/// The forms that a run is told in beside the terminal.
struct SnapshotReports {
  let run: SnapshotRun
  let context: Context

  /// Writes the pages beside the pictures in `folder`, for the report that will lie in `report`.
  func writePages(to folder: String, report: String) throws {
    try ReportWriter(
      run: run, projectFolder: context.currentFolder, reportFolder: folder, shownFolder: context.shown(report)
    ).write()
  }

  /// What `--junit` and `--github` ask for; `report` is the folder of the report.
  func tell(report: String) throws {
    let shown = context.shown(report)
    do {
      if let path = context.arguments.value("junit") {
        let file = Path.absolute(path, in: context.currentFolder)
        try FileSystem.createFolder(Path.split(file).folder)
        try FileSystem.write(JUnitReport(run: run, reportFolder: shown).xml, to: file)
      }
      guard context.arguments.has("github") else { return }
      let workspace = context.environment["GITHUB_WORKSPACE"]
      for line in GitHubAnnotations(run: run, projectFolder: context.currentFolder, workspace: workspace).lines {
        // GitHub reads both streams; standard output is the document's where one was asked for.
        context.isJSON ? context.console.say(line) : context.console.result(line + "\n")
      }
      if let path = context.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
        try FileSystem.append(StepSummary(run: run, reportFolder: shown).markdown, to: path)
      }
    } catch let error as FileError {
      throw ToolError.file(error)
    }
  }
}
