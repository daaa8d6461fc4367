public import Foundation

/// What strategies of one's own name, as on Apple's systems.
public typealias XCTAttachment = SnapshotAttachment

/// A file that shows a difference; it is written beside the new snapshot.
public struct SnapshotAttachment: Sendable {
  public var name: String
  public var pathExtension: String
  public var data: Data

  public init(name: String, pathExtension: String, data: Data) {
    self.name = name
    self.pathExtension = pathExtension
    self.data = data
  }
}
