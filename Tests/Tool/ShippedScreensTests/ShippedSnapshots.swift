import Foundation
import ImageDiff

/// Every shipped screen compared with its references once, for all tests.
enum ShippedSnapshots {
  struct Run: Decodable {
    struct Result: Decodable {
      struct Verdict: Decodable {
        var status: String
        var message: String?
        var notes: [String]
        var changes: [Change]
      }
      struct Change: Decodable { var description: String }

      var name: String
      var reference: String
      var verdict: Verdict

      var path: URL { BuiltTool.package.appendingPathComponent(reference) }

      func pixels() throws -> PixelBuffer { try PNGReader.decode(Data(contentsOf: path)) }
    }
    var errors: [String]
    var results: [Result]
  }

  static let run = Result { try test() }

  private static func test() throws -> Run {
    let report = FileManager.default.temporaryDirectory.appendingPathComponent("shipped-screens-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: report) }
    return try BuiltTool.json(Run.self, ["test", "Layouts", "--record", "never", "--report", report.path, "--quiet"], allowing: [0, 1, 7])
  }
}
