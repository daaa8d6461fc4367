import Foundation

/// The mode of tests that set none.
enum RecordDefault {
  static let mode: SnapshotTestingConfiguration.Record = {
    let variable = "SNAPSHOT_TESTING_RECORD"
    guard let name = ProcessInfo.processInfo.environment[variable] else { return .missing }
    guard let mode = SnapshotTestingConfiguration.Record(name: name) else {
      FileHandle.standardError.write(Data("\(variable) is \(name); it can be all, failed, missing or never\n".utf8))
      return .missing
    }
    return mode
  }()
}
