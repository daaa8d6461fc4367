import HostProtocol

/// A run as the page of a report reads it.
struct ReportData {
  /// A result with what the page calls it.
  struct Entry {
    var result: SnapshotResult
    /// In the page's address; no two entries share it.
    var id: String
    /// Where the preview stands; the reference, where there is no preview any more.
    var place: String
    /// The file with what is long, relative to the page; nil for what passed.
    var detail: String?
  }

  let run: SnapshotRun
  let entries: [Entry]
  /// The folder of the references' paths, relative to the page.
  private let referenceFolder: String
  /// The report's own folder, as people are to name it.
  private let shownFolder: String

  init(run: SnapshotRun, referenceFolder: String, shownFolder: String = TestOptions.defaultReport) {
    self.run = run
    self.referenceFolder = referenceFolder
    self.shownFolder = shownFolder
    var ids = UniqueNames()
    var names = UniqueNames()
    entries = run.results.map { result in
      let hasDetail = result.verdict.status != .passed || !result.verdict.notes.isEmpty
      let safe = SafeName.make(from: result.name) + (result.variant.isEmpty ? "" : "." + result.variant)
      return Entry(
        result: result, id: ids.unique(result.variant.isEmpty ? result.name : "\(result.name)/\(result.variant)"),
        place: result.file.isEmpty ? result.reference : "\(result.file):\(result.line)",
        detail: hasDetail ? "\(ReportWriter.detailFolder)/\(names.unique(safe)).js" : nil)
    }
  }

  /// What stands in the page itself: a line a snapshot.
  var list: JSON {
    [
      "line": .string(line), "notes": JSON(run.notes), "errors": JSON(run.errors), "snapshots": .array(entries.map(listed)),
    ]
  }

  private var line: String {
    var parts = ["layoutpreview \(run.toolVersion)"]
    if let shard = run.shard { parts.append("shard \(shard)") }
    if run.isFiltered { parts.append("not all previews") }
    return parts.joined(separator: " · ")
  }

  /// Keys without a value are left out: thousands of lines are read before the page is seen.
  private func listed(_ entry: Entry) -> JSON {
    let (result, verdict) = (entry.result, entry.result.verdict)
    var members: [JSON.Member] = [
      .init(key: "id", value: .string(entry.id)), .init(key: "name", value: .string(Console.printable(result.name))),
      .init(key: "variant", value: .string(result.variant)), .init(key: "place", value: .string(entry.place)),
      .init(key: "status", value: .string(verdict.status.rawValue)),
    ]
    if let device = Device.ofVariant(result.variant)?.name { members.append(.init(key: "device", value: .string(device))) }
    if let summary = verdict.summary { members.append(.init(key: "summary", value: .string(Console.printable(summary)))) }
    // A picture that is small itself has no smaller one.
    if let path = verdict.thumbnail ?? verdict.after?.path ?? verdict.before?.path {
      members.append(.init(key: "thumbnail", value: .string(ContactSheet.address(path))))
    }
    if let path = entry.detail { members.append(.init(key: "detail", value: .string(ContactSheet.address(path)))) }
    if verdict.status == .passed, verdict.before == nil {
      let path = ContactSheet.address(Path.join(referenceFolder, result.reference))
      members.append(.init(key: "picture", value: .string(path)))
      members.append(.init(key: "reference", value: text(result.reference)))
      members.append(.init(key: "scale", value: JSON(verdict.scale)))
    }
    return .object(members)
  }

  /// The file of a snapshot: a page that was opened from a file may run scripts, but read nothing.
  func detailScript(_ entry: Entry) -> String {
    "receiveDetail(\(JSON.string(entry.id).embedded), \(detail(entry).embedded));\n"
  }

  private func detail(_ entry: Entry) -> JSON {
    let verdict = entry.result.verdict
    var members: [JSON.Member] = [
      .init(key: "scale", value: JSON(verdict.scale)), .init(key: "notes", value: texts(verdict.notes)),
      .init(key: "changes", value: .array(verdict.changes.map(changed))), .init(key: "views", value: .array(verdict.views.map(viewed))),
    ]
    if let message = verdict.message { members.append(.init(key: "message", value: .string(Console.printable(message)))) }
    if let pixels = verdict.pixels {
      let value: JSON = [
        "kind": .string(pixels.kind.rawValue), "count": JSON(pixels.count), "real": JSON(pixels.real ?? pixels.count),
        "total": JSON(pixels.total),
        "box": .array(pixels.box.map { JSON($0) }), "greatest": JSON(pixels.greatest),
      ]
      members.append(.init(key: "pixels", value: value))
    }
    for (key, picture) in [("before", verdict.before), ("after", verdict.after), ("difference", verdict.difference)] {
      guard let picture else { continue }
      let value: JSON = ["path": .string(ContactSheet.address(picture.path)), "width": JSON(picture.width), "height": JSON(picture.height)]
      members.append(.init(key: key, value: value))
    }
    if let command = entry.result.acceptCommand(report: shownFolder) { members.append(.init(key: "accept", value: .string(command))) }
    return .object(members)
  }

  private func changed(_ change: ViewChange) -> JSON {
    var members: [JSON.Member] = [
      .init(key: "kind", value: .string(change.kind.rawValue)), .init(key: "view", value: text(change.view)),
      .init(key: "path", value: text(change.path)), .init(key: "description", value: text(change.description)),
    ]
    if let frame = change.oldFrame { members.append(.init(key: "oldFrame", value: .array(frame.map { JSON($0) }))) }
    if let frame = change.newFrame { members.append(.init(key: "newFrame", value: .array(frame.map { JSON($0) }))) }
    return .object(members)
  }

  private func viewed(_ view: SnapshotView) -> JSON {
    [
      "depth": JSON(view.depth), "name": text(view.name), "class": text(view.class), "state": .string(view.state.rawValue),
      "frame": .array(view.frame.map { JSON($0) }), "changes": texts(view.changes),
    ]
  }

  private func text(_ text: String) -> JSON { .string(Console.printable(text)) }
  private func texts(_ texts: [String]) -> JSON { .array(texts.map(text)) }
}
