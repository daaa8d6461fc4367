import UIKit

extension PreviewTrait where T == Preview.ViewTraits {
  /// What `layoutpreview test` may let pass in this preview.
  ///
  /// Xcode does not know this trait: `#if canImport(PreviewRegistration)` keeps it from such a preview.
  /// Flags, and the preview's own entry in `layoutpreview.json`, stand before the trait.
  ///
  /// - Parameters:
  ///   - maxChanged: Pixels that may be really changed, `20`, or a share of all, `0.1%`.
  ///   - colorTolerance: The CIEDE2000 distance up to which colours count as the same.
  ///   - frameTolerance: Points that an edge of a view may move by.
  ///   - ignoring: Names, identifiers or classes of views that are not looked at.
  public static func snapshot(
    maxChanged: String? = nil, colorTolerance: Double? = nil, frameTolerance: Double? = nil, ignoring: [String] = []
  ) -> PreviewTrait<T> {
    PreviewTrait(
      kind: .snapshot(
        SnapshotTrait(maxChanged: maxChanged, colorTolerance: colorTolerance, frameTolerance: frameTolerance, ignoring: ignoring)))
  }
}

/// The values of a `snapshot` trait.
package struct SnapshotTrait: Sendable {
  package var maxChanged: String?
  package var colorTolerance: Double?
  package var frameTolerance: Double?
  package var ignoring: [String]
}
