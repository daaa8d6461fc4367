public import Foundation

/// A file that shows a difference; it is written beside the new snapshot.
///
/// Stands where `XCTAttachment` does on Apple's systems.
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
