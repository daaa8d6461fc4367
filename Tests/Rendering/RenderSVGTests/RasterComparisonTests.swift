import CoreGraphics
import DisplayList
import Foundation
import ImageDiff
import RenderCairo
import RenderSVG
import Testing

/// The SVG drawn by other programs beside our own PNG, at one pixel a point.
@MainActor @Suite(.serialized) struct RasterComparisonTests {
  nonisolated static let programs = Rasterizer.installed
  nonisolated static let note: Comment = "neither rsvg-convert (package librsvg2-bin) nor chromium is installed"

  @Test(.enabled(if: !programs.isEmpty, note), arguments: programs)
  func pixelsOutsideTextAgree(_ program: Rasterizer) throws {
    for (name, list) in [
      ("login", Pictures.login), ("figures", Pictures.figures), ("texts", Pictures.texts), ("blends", Pictures.blends),
    ] {
      let share = try Comparison(list, program).shareOfEqualPixels
      print("\(name): \(program.rawValue) has \(DisplayList.number(share * 100)) % of the pixels outside text within 8 levels")
      #expect(share >= 0.99, "\(name) drawn by \(program.rawValue)")
    }
  }

  @Test(.enabled(if: !programs.isEmpty, note), arguments: programs)
  func linesOfTextStandWithinAPixel(_ program: Rasterizer) throws {
    for list in [Pictures.login, Pictures.texts] {
      let comparison = try Comparison(list, program)
      for line in comparison.lines {
        let (ours, theirs) = (comparison.ours.ink(in: line.box), comparison.theirs.ink(in: line.box))
        let distance = ours.distance(to: theirs)
        print("\(program.rawValue): \(line.text): \(distance) px (\(ours) and \(theirs))")
        #expect(distance <= 1, "\(line.text) drawn by \(program.rawValue)")
      }
    }
  }

  @Test(.enabled(if: Rasterizer.librsvg.path != nil, "rsvg-convert (package librsvg2-bin) is not installed"))
  func outlinesLookLikeOurPicture() throws {
    let comparison = try Comparison(Pictures.texts, .librsvg, options: SVGOptions(text: .outlines, engine: Pictures.engine))
    for line in comparison.lines {
      #expect(comparison.ours.ink(in: line.box).distance(to: comparison.theirs.ink(in: line.box)) <= 1, "\(line.text)")
    }
  }
}
