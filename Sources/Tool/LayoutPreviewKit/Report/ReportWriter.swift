import HostProtocol

/// Writes `index.html` and what it needs into the folder of a report, beside the pictures that are there already.
///
/// `index.html` holds the list; each snapshot that is not as recorded has a file of its own with its changes and views, read when it is
/// looked at. Nothing is asked of a network.
struct ReportWriter {
  let run: SnapshotRun
  /// Absolute paths: the folder that `test` ran in, and that of the report.
  let projectFolder: String
  let reportFolder: String
  /// The report's folder as people are to name it.
  var shownFolder = TestOptions.defaultReport

  /// The folder of the page's own files, and that of the snapshots' files, in the report.
  static let assetFolder = "assets"
  static let detailFolder = "details"

  /// Returns the path of the page.
  @discardableResult
  func write() throws -> String {
    let assets = Path.join(reportFolder, Self.assetFolder)
    try FileSystem.createFolder(assets)
    for asset in ReportPage.assets { try FileSystem.write(asset.text, to: Path.join(assets, asset.name)) }
    let data = ReportData(run: run, referenceFolder: Path.relative(projectFolder, from: reportFolder), shownFolder: shownFolder)
    // Files of an earlier run must not tell of this one.
    let details = Path.join(reportFolder, Self.detailFolder)
    FileSystem.remove(details)
    if data.entries.contains(where: { $0.detail != nil }) { try FileSystem.createFolder(details) }
    for entry in data.entries {
      guard let path = entry.detail else { continue }
      try FileSystem.write(data.detailScript(entry), to: Path.join(reportFolder, path))
    }
    let page = Path.join(reportFolder, "index.html")
    try FileSystem.write(ReportPage.html(data), to: page)
    return page
  }
}
