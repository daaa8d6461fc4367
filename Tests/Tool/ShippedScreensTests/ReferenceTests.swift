import Foundation
import ImageDiff
import Testing

@Suite struct ReferenceTests {
  @Test func everyScreenIsItsReference() throws {
    let run = try ShippedSnapshots.run.get()
    #expect(run.errors.isEmpty)
    #expect(run.results.count == 51)
    for result in run.results where result.verdict.status != "passed" {
      let verdict = result.verdict
      let lines = verdict.notes + verdict.changes.prefix(8).map(\.description) + [verdict.message].compactMap { $0 }
      Issue.record(
        """
        \(result.name): \(verdict.status), \(result.reference)
        \(lines.joined(separator: "\n"))
        look at it with `layoutpreview test`; if it is right, take it with `layoutpreview accept` or `make references`
        """)
    }
  }

  @Test func everyReferenceHasItsLayout() throws {
    for result in try ShippedSnapshots.run.get().results {
      let layout = result.path.deletingPathExtension().appendingPathExtension("layout")
      let text = try String(contentsOf: layout, encoding: .utf8)
      #expect(text.hasPrefix("layoutpreview layout 1\nfonts "))
    }
  }

  @Test func referencesAreSmall() throws {
    var total = 0
    for picture in try ShippedSnapshots.run.get().results {
      let size = try Data(contentsOf: picture.path).count
      // A screen full of Chinese at 2x takes a quarter of a megabyte.
      #expect(size <= 256 << 10, "\(picture.reference) has \(size) bytes")
      total += size
    }
    // Everyone who clones the repository takes them along.
    #expect(total <= 4 << 20, "the references have \(total) bytes together: record fewer pictures")
  }

  @Test(arguments: ["Login", "Header", "Offline"])
  func theDSLDrawsTheSamePixels(screen: String) throws {
    let pictures = try ShippedSnapshots.run.get().results
    let plain = pictures.filter { $0.name == screen || $0.name.hasPrefix("\(screen) ") }.filter { !$0.name.contains("DSL") }
    #expect(plain.count >= 3)
    for picture in plain {
      let name = "\(screen) DSL" + picture.name.dropFirst(screen.count)
      let twin = try #require(pictures.first { $0.name == name }, "There is no preview \(name).")
      let difference = try PixelDifference(picture.pixels(), twin.pixels())
      #expect(difference?.count ?? 0 == 0, "\(name) differs from \(picture.name)")
    }
  }
}
