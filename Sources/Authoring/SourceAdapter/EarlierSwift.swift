/// Brings the files of a module that is written in Swift 2, 3 or 4 up to the names of today.
///
/// Names are replaced where they stand, lines stay lines. A module is taken for one of Swift 2 only by what no later Swift can say; files
/// in it that use modern names stay as they are, and so does every name that the user declares.
struct EarlierSwift {
  private let files: [FileFacts]
  private let declared: Set<String>
  private let isSwift2: Bool

  init(_ files: [FileFacts]) {
    self.files = files
    declared = files.reduce(into: []) { $0.formUnion($1.earlier.declared) }
    let names = declared
    isSwift2 = files.contains { file in
      !file.earlier.isModern
        && file.earlier.uses.contains { use in
          guard !names.contains(use.name), !names.contains(use.name + ":") else { return false }
          return use.certainty == .swift2 || (use.certainty == .swift2UnlessForeign && !Self.importsForeign(file))
        }
    }
  }

  private static func importsForeign(_ file: FileFacts) -> Bool {
    !file.imports.isSubset(of: ModuleAdapter.importableModules.union(["Darwin", "ObjectiveC", "CoreFoundation", "MapKit", "AVFoundation"]))
  }

  /// What to replace in a file; empty for modern ones.
  func edits(for file: FileFacts) -> [SourceEdit] {
    guard isSwift2 || !file.earlier.uses.isEmpty else { return [] }
    let isSwift2 = isSwift2 && !file.earlier.isModern
    var edits: [SourceEdit] = []
    for use in file.earlier.uses where !declared.contains(use.name) && !declared.contains(use.name + ":") {
      if use.certainty == .certain || isSwift2 { edits += use.edits }
    }
    if isSwift2 { edits += file.earlier.firstParameters.map { SourceEdit(insert: "_ ", at: $0) } }
    return edits
  }

  /// Declarations that earlier code leans on, for one file of the module.
  var support: [String] {
    var lines: [String] = []
    if isSwift2 || files.contains(where: \.earlier.usesPriorities) {
      // Until Swift 4 a layout priority was a plain number.
      lines.append(
        "extension UIKit.UILayoutPriority: @retroactive Swift.ExpressibleByIntegerLiteral, @retroactive Swift.ExpressibleByFloatLiteral { "
          + "public init(integerLiteral value: Swift.Int) { self.init(Swift.Float(value)) }; "
          + "public init(floatLiteral value: Swift.Float) { self.init(value) } }")
    }
    if isSwift2, files.contains(where: \.earlier.usesIncrement) {
      for sign in ["+", "-"] {
        lines.append("postfix operator \(sign)\(sign)")
        lines.append(
          "@discardableResult postfix func \(sign)\(sign)<T: Swift.Numeric>(value: inout T) -> T "
            + "{ defer { value \(sign)= 1 }; return value }")
      }
    }
    return lines
  }
}
