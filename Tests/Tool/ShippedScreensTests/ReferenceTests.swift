import Foundation
import ImageDiff
import Testing

@Suite struct ReferenceTests {
  private static let remedy = "look at both; if the new picture is right, record it with `make references`"

  @Test func everyPictureEqualsItsReference() throws {
    let pictures = try Rendering.pictures.get()
    #expect(pictures.count == 48)
    for picture in pictures {
      guard let reference = try? Data(contentsOf: picture.reference) else {
        Issue.record("\(picture.preview) has no reference \(picture.reference.path): record it with `make references`")
        continue
      }
      let (old, new) = (try PNGReader.decode(reference), try picture.pixels())
      guard old.width == new.width, old.height == new.height else {
        Issue.record("\(picture.reference.path) is \(old.width)×\(old.height), drawn now \(new.width)×\(new.height): \(Self.remedy)")
        continue
      }
      if let difference = PixelDifference(old, new), difference.count > 0 {
        Issue.record(
          """
          \(picture.reference.path) differs from \(picture.path.path) in \(difference.count) pixels, by at most \
          \(difference.greatest) of 255: \(Self.remedy)
          """)
      }
    }
  }

  @Test func everyReferenceBelongsToAPreview() throws {
    let known = Set(try Rendering.pictures.get().map(\.reference.standardizedFileURL.path))
    for path in FileManager.default.subpaths(atPath: BuiltTool.layouts.path) ?? [] where path.hasSuffix(".png") {
      let file = BuiltTool.layouts.appendingPathComponent(path).standardizedFileURL.path
      #expect(known.contains(file), "\(file) is of no preview: `make references` removes it")
    }
  }

  @Test func referencesAreSmall() throws {
    var total = 0
    for picture in try Rendering.pictures.get() {
      let size = try Data(contentsOf: picture.reference).count
      // A screen full of Chinese at 2x takes a quarter of a megabyte.
      #expect(size <= 256 << 10, "\(picture.reference.path) has \(size) bytes")
      total += size
    }
    // Everyone who clones the repository takes them along.
    #expect(total <= 4 << 20, "the references have \(total) bytes together: record fewer pictures")
  }

  @Test(arguments: ["Login", "Header", "Offline"])
  func theDSLDrawsTheSamePixels(screen: String) throws {
    let pictures = try Rendering.pictures.get()
    let plain = pictures.filter { $0.preview == screen || $0.preview.hasPrefix("\(screen) ") }.filter { !$0.preview.contains("DSL") }
    #expect(plain.count >= 3)
    for picture in plain {
      let name = "\(screen) DSL" + picture.preview.dropFirst(screen.count)
      let twin = try #require(pictures.first { $0.preview == name }, "There is no preview \(name).")
      let difference = try PixelDifference(picture.pixels(), twin.pixels())
      #expect(difference?.count ?? 0 == 0, "\(name) differs from \(picture.preview)")
    }
  }
}
