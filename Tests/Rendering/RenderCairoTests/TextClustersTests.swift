import Foundation
import RenderCairo
import Testing
import TextLayout

@Suite struct TextClustersTests {
  private func clusters(_ string: String, _ glyphs: [UInt32]) -> [TextClusters.Cluster] {
    TextClusters(string, glyphs: glyphs.map { Glyph(id: $0, x: 0, y: 0) }, nominal: { $0.value }).clusters
  }

  @Test func oneGlyphACharacter() {
    #expect(clusters("aé", [97, 233]) == [.init(bytes: 1, glyphs: 1), .init(bytes: 2, glyphs: 1)])
  }

  @Test func ligatureInTheMiddleIsOneCluster() {
    #expect(
      clusters("office", [111, 900, 99, 101])
        == [.init(bytes: 1, glyphs: 1), .init(bytes: 3, glyphs: 1), .init(bytes: 1, glyphs: 1), .init(bytes: 1, glyphs: 1)])
  }

  @Test func noClusterIsEmpty() {
    for cluster in clusters("aab", [97, 98]) + clusters("ab", [97, 97, 98]) + clusters("x", [1, 2]) {
      #expect(cluster.bytes > 0 && cluster.glyphs > 0)
    }
  }

  @Test func bytesAndGlyphsAddUp() {
    let found = clusters("fi離fi", [900, 38626, 900])
    #expect(found.reduce(0) { $0 + $1.bytes } == 7 && found.reduce(0) { $0 + $1.glyphs } == 3)
  }
}
