import Foundation
import ImageDiff

/// Every shipped screen rendered once, for all tests.
enum Rendering {
  private struct Report: Decodable {
    struct Preview: Decodable {
      struct Output: Decodable { var path: String }
      var name: String
      var file: String
      var status: String
      var outputs: [Output]
    }
    var previews: [Preview]
  }

  struct Picture {
    var preview: String
    var path: URL
    /// Where the reference stands: `<folder of the source>/__Snapshots__/<source file>/<Preview>.<device and variant>.png`.
    var reference: URL

    func pixels() throws -> PixelBuffer { try PNGReader.decode(Data(contentsOf: path)) }
  }

  static let pictures = Result { try render() }

  private static func render() throws -> [Picture] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shipped-screens-\(UUID().uuidString)")
    let report = try BuiltTool.json(
      Report.self,
      [
        "render", BuiltTool.layouts.path, "--out", folder.path, "--format", "png", "--scale", "2", "--strict", "--timeout", "120",
        "--quiet",
      ])
    return report.previews.flatMap { preview in
      preview.outputs.map { output in
        let path = URL(fileURLWithPath: output.path, relativeTo: BuiltTool.package)
        let source = URL(fileURLWithPath: preview.file, relativeTo: BuiltTool.package).absoluteURL
        let name = "\(path.deletingLastPathComponent().lastPathComponent).\(path.lastPathComponent)"
        let references = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
          .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
        return Picture(preview: preview.name, path: path, reference: references.appendingPathComponent(name))
      }
    }
  }
}
