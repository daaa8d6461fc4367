extension PictureComparison {
  /// Compares two pictures; of different sizes, from their top left corners.
  ///
  /// Rows are read side by side and dropped behind, so that memory does not grow with the pictures (except of those kinds of PNG that
  /// are decoded at once: palette, gray, 16 bits, interlaced).
  package static func compare(
    _ first: ComparedPicture, _ second: ComparedPicture, settings: ComparisonSettings = ComparisonSettings()
  ) throws(ComparisonError) -> PictureComparison {
    let (a, b) = (try OpenedPicture(first, .first), try OpenedPicture(second, .second))
    if let size = try a.sizeOfSameFile(as: b) { return PictureComparison(verdict: .identical, firstSize: size, secondSize: size) }
    let comparer = PictureComparer(RowRing(try a.rows()), RowRing(try b.rows()), settings: settings)
    // The rows are read out of the files' memory.
    defer { withExtendedLifetime((a, b)) {} }
    return try comparer.run()
  }
}
