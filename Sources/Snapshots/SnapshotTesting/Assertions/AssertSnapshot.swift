public import Foundation

/// Asserts that a value looks as its reference on disk.
///
/// A missing reference is recorded, and the test fails once.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
  guard let failure else { return }
  TestIssue.record(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a value looks as its references on disk, one for each named strategy.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
      line: line, column: column)
  }
}

/// Asserts that a value looks as its references on disk, one for each strategy.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
      column: column)
  }
}

/// Compares a value with its reference on disk, and tells what differs; nil where nothing does.
///
/// The base of asserts of one's own: `snapshotDirectory` is where references lie, `__Snapshots__/<test file>` beside the file by default.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let mode = record ?? SnapshotTestingConfiguration.current.record ?? SnapshotDefaults.mode
  let files = SnapshotFiles(
    testFile: "\(filePath)", testName: testName, name: name, directory: snapshotDirectory, pathExtension: snapshotting.pathExtension)
  do {
    let diffing = snapshotting.diffing
    let reference = mode == .all ? nil : FileManager.default.contents(atPath: files.reference.path)
    if reference == nil, mode == .never { return "There is no reference \(files.reference.path), and none is recorded: the mode is never." }
    var taken: Format?
    snapshotting.snapshot(try value()).run { taken = $0 }
    MainLoop.turn(for: timeout) { taken != nil }
    guard let taken else { return "The snapshot was not taken within \(timeout) s; a higher timeout: may help." }

    guard let reference else {
      try files.writeReference(diffing.toData(taken))
      return mode == .all
        ? "Recorded \(files.reference.path), as the mode is all; the test compares again under another mode."
        : "There was no reference: recorded \(files.reference.path). The next run compares with it."
    }
    guard let (difference, attachments) = diffing.diff(diffing.fromData(reference), taken) else { return nil }
    let data = diffing.toData(taken)
    let failed = try files.writeFailure(data, attachments)
    if mode == .failed { try files.writeReference(data) }
    let tool = SnapshotTestingConfiguration.current.diffTool ?? SnapshotDefaults.tool
    return """
      The snapshot\(name.map { " “\($0)”" } ?? "") of \(testName) differs from its reference.\(mode == .failed ? " It is recorded anew." : "")

      \(tool(currentFilePath: files.reference.path, failedFilePath: failed.path))

      \(difference.trimmingCharacters(in: .whitespacesAndNewlines))
      """
  } catch {
    return "The snapshot could not be taken or written: \(error)"
  }
}
