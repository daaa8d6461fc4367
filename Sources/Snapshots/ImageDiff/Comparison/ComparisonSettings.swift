/// What counts as a change.
package struct ComparisonSettings: Hashable, Sendable {
  /// The greatest ΔE (CIEDE2000) that counts as the same colour; 1 is about what an eye just notices.
  package var colorTolerance = 1.0
  /// Whether edges that moved by less than a pixel, or are anti-aliased otherwise, are told apart from other changes.
  package var tellsShifts = true
  /// More regions are counted only.
  package var maximumRegions = 1000

  package init() {}
}
