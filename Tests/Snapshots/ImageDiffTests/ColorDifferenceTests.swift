import ImageDiff
import Testing

/// Published pairs and their distances.
///
/// G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary
/// Test Data, and Mathematical Observations", Color Research and Application 30 (2005), table 1.
@Suite struct ColorDifferenceTests {
  typealias Row = (one: LabColor, two: LabColor, difference: Double)

  private static func row(_ a: (Double, Double, Double), _ b: (Double, Double, Double), _ difference: Double) -> Row {
    (LabColor(lightness: a.0, a: a.1, b: a.2), LabColor(lightness: b.0, a: b.1, b: b.2), difference)
  }

  private static let table: [Row] = [
    row((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425), row((50, 3.1571, -77.2803), (50, 0, -82.7485), 2.8615),
    row((50, 2.8361, -74.0200), (50, 0, -82.7485), 3.4412), row((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
    row((50, 0, 0), (50, -1, 2), 2.3669), row((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
    row((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195), row((50, -0.001, 2.49), (50, 0.0009, -2.49), 4.8045),
    row((50, 2.5, 0), (50, 0, -2.5), 4.3065), row((50, 2.5, 0), (73, 25, -18), 27.1492), row((50, 2.5, 0), (61, -5, 29), 22.8977),
    row((50, 2.5, 0), (56, -27, -3), 31.9030), row((50, 2.5, 0), (58, 24, 15), 19.4535),
    row((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    row((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    row((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
  ]

  @Test func publishedPairs() {
    for row in Self.table {
      #expect(abs(row.one.difference(from: row.two) - row.difference) < 0.0001)
      #expect(abs(row.two.difference(from: row.one) - row.difference) < 0.0001)
    }
  }

  @Test func boundsHoldEveryPublishedDifference() {
    for row in Self.table {
      let bounds = row.one.boundsOfDifference(from: row.two)
      #expect(bounds.lower <= row.difference + 0.0001 && row.difference <= bounds.upper + 0.0001)
    }
  }
}
