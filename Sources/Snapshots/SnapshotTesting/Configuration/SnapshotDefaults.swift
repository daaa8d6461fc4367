import Foundation
import Synchronization

/// What holds for tests that set nothing themselves.
enum SnapshotDefaults {
  static var mode: SnapshotTestingConfiguration.Record {
    get { record.withLock { $0 } }
    set { record.withLock { $0 = newValue } }
  }

  static var tool: SnapshotTestingConfiguration.DiffTool {
    get { diffTool.withLock { $0 } }
    set { diffTool.withLock { $0 = newValue } }
  }

  private static let record = Mutex<SnapshotTestingConfiguration.Record>(modeOfEnvironment)
  private static let diffTool = Mutex<SnapshotTestingConfiguration.DiffTool>(.default)

  private static let modeOfEnvironment: SnapshotTestingConfiguration.Record = {
    let variable = "SNAPSHOT_TESTING_RECORD"
    guard let name = ProcessInfo.processInfo.environment[variable] else { return .missing }
    guard let mode = SnapshotTestingConfiguration.Record(rawValue: name) else {
      FileHandle.standardError.write(Data("\(variable) is \(name); it can be all, failed, missing or never\n".utf8))
      return .missing
    }
    return mode
  }()
}

/// Whether every reference is written anew.
@available(*, deprecated, message: "withSnapshotTesting(record:) sets it for a stretch of code.")
public var isRecording: Bool {
  get { (SnapshotTestingConfiguration.current.record ?? SnapshotDefaults.mode) == .all }
  set { SnapshotDefaults.mode = newValue ? .all : .missing }
}

/// The command that a failure's message has ready to be pasted.
@available(*, deprecated, message: "withSnapshotTesting(diffTool:) sets it for a stretch of code.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.current.diffTool ?? SnapshotDefaults.tool }
  set { SnapshotDefaults.tool = newValue }
}
