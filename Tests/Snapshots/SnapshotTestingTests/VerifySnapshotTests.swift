import Foundation
import Testing

@testable import SnapshotTesting

@Suite struct VerifySnapshotTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("verify-\(UUID().uuidString)")

  private func verify(_ text: String, record: SnapshotTestingConfiguration.Record? = nil, named name: String? = "text") -> String? {
    verifySnapshot(of: text, as: .lines, named: name, record: record, snapshotDirectory: folder.path, testName: "greets(_:)")
  }

  private var reference: URL { folder.appendingPathComponent("greets-_.text.txt") }

  @Test func `A missing reference is recorded, fails once, then holds`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try #require(verify("hello")).contains("recorded"))
    #expect(try String(contentsOf: reference, encoding: .utf8) == "hello")
    #expect(verify("hello") == nil)
  }

  @Test func `A difference names both files and the lines`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = verify("hello\nworld")
    let failure = try #require(verify("hello\nmoon"))
    #expect(failure.contains(reference.path) && failure.contains("-world\n+moon"))
    #expect(try String(contentsOf: reference, encoding: .utf8) == "hello\nworld")
  }

  @Test func `Never records nothing`() {
    #expect(verify("hello", record: .never) != nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `Failed records what differs, and says so`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = verify("old")
    #expect(try #require(verify("new", record: .failed)).contains("recorded anew"))
    #expect(verify("new") == nil)
  }

  @Test func `The mode around a test holds for it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    withSnapshotTesting(record: .never) { #expect(verify("hello") != nil) }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    withSnapshotTesting(record: .never) { withSnapshotTesting(record: .all) { #expect(verify("hello") != nil) } }
    #expect(FileManager.default.fileExists(atPath: reference.path))
  }

  @Test(.snapshots(record: .never)) func `The trait's mode holds for its test`() {
    #expect(verify("hello") != nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `Snapshots without a name are numbered`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = (verify("a", named: nil), verify("b", named: nil))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["greets-_.1.txt", "greets-_.2.txt"])
  }

  @Test func `A recording of the same bytes leaves the file alone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = verify("hello")
    let before = try FileManager.default.attributesOfItem(atPath: reference.path)[.systemFileNumber] as? UInt64
    _ = verify("hello", record: .all)
    let after = try FileManager.default.attributesOfItem(atPath: reference.path)[.systemFileNumber] as? UInt64
    #expect(before == after && before != nil)
  }
}
