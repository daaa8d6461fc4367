import Foundation

/// What `inspect --json` prints, as far as these tests need it.
struct Inspection: Decodable {
  struct Node: Decodable {
    var name: String
    var frame: [Double]
    var ambiguous: Ambiguity
    var children: [Node]

    /// The node and all below it.
    var all: [Node] { [self] + children.flatMap(\.all) }
  }

  /// `false` or the axes.
  struct Ambiguity: Decodable {
    var axes: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      axes = (try? container.decode([String].self)) ?? []
    }
  }

  struct Preview: Decodable {
    var name: String
    var root: Node
  }

  struct Document: Decodable { var previews: [Preview] }

  var documents: [Document]
  var previews: [Preview] { documents.flatMap(\.previews) }

  static func of(_ screen: String) throws -> Inspection {
    try BuiltTool.json(Inspection.self, ["inspect", BuiltTool.layouts.appendingPathComponent(screen).path])
  }
}
