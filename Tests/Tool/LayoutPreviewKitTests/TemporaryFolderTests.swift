import Foundation
import Testing

@testable import LayoutPreviewKit

@Suite struct TemporaryFolderTests {
  @Test func theFolderGoesWithItsContentsWhenNobodyHoldsIt() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("temporary-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    var folder = TemporaryFolder(Environment([("TMPDIR", place.path)]))
    let path = try #require(folder?.path)
    #expect(path.hasPrefix(place.path + "/"))
    try Data("left".utf8).write(to: URL(fileURLWithPath: path + "/file"))
    folder = nil
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
  }

  @Test func whereNoneCanBeMadeThereIsNone() {
    #expect(TemporaryFolder(Environment([("TMPDIR", "/nowhere/at/all")])) == nil)
  }
}
