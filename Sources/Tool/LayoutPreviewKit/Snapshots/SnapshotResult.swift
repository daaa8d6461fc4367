import HostProtocol

/// One preview in one variant, or an obsolete reference.
struct SnapshotResult: Codable, Hashable {
  /// The preview's own name, unchanged: text of others, never markup.
  ///
  /// Of an obsolete reference the name of its file.
  var name: String
  /// The source relative to the folder that `test` ran in, and the line of the preview; empty and 0 where there is no preview.
  var file: String
  var line: Int
  /// The variant as it stands in file names: `iphone-15-dark@2x`.
  var variant: String
  /// The reference's picture, relative to the folder that `test` ran in; no two results have the same.
  var reference: String
  var verdict: SnapshotVerdict

  /// Name and variant for people: `Login (iphone-15-dark)`.
  var title: String { variant.isEmpty ? name : "\(name) (\(variant))" }

  /// The seconds that it took, by its reference; none where nothing was drawn.
  var costs: [String: Double] { verdict.cost > 0 ? [reference: (verdict.cost * 10_000).rounded() / 10_000] : [:] }
}
