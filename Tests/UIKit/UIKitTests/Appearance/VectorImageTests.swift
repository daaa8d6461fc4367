import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

/// SVG after the specification (SVG 1.1, paths, coordinates, painting); pages of PDF after ISO 32000.
@Suite struct VectorImageTests {
  private func paths(_ text: String) throws -> [CGPath] {
    try #require(SVGPicture(text)).items.compactMap { item in
      guard case .group(let group) = item, case .fill(.path(let path), _, _)? = group.items.first else { return nil }
      return path.applying(group.transform)
    }
  }

  @Test(arguments: [
    ("<svg width=\"24\" height=\"18\"/>", CGSize(width: 24, height: 18)),
    ("<?xml version=\"1.0\"?><!-- <svg width=\"1\"/> --><svg viewBox='0 0 40 30'></svg>", CGSize(width: 40, height: 30)),
    ("<svg width=\"16px\" height=\"100%\" viewBox=\"0 0 8 4\"/>", CGSize(width: 16, height: 4)),
  ])
  func sizes(text: String, size: CGSize) { #expect(SVGPicture(text)?.size == size) }

  @Test(arguments: [
    "", "<svg/>", "<html width=\"1\" height=\"1\"/>", "<svg width=\"-3\" height=\"2\"/>", "<svg width=\"1e300\" height=\"2\"/>",
  ])
  func whatHasNoSizeIsNone(text: String) { #expect(SVGPicture(text) == nil) }

  @Test func pathsInBothNotations() {
    let square = CGMutablePath()
    square.move(to: CGPoint(x: 1, y: 2))
    square.addLine(to: CGPoint(x: 4, y: 2))
    square.addLine(to: CGPoint(x: 4, y: 6))
    square.addLine(to: CGPoint(x: 1, y: 6))
    square.closeSubpath()
    #expect(SVGPath.path("M1 2H4V6L1,6z") == square)
    #expect(SVGPath.path("m1,2h3v4l-3+0Z") == square)
    #expect(SVGPath.path("M1 2 4 2 4 6 1 6 Z") == square)
  }

  @Test func smoothCurvesMirrorTheLastControlPoint() {
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 5), control2: CGPoint(x: 8, y: 4))
    curve.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 12, y: -4), control2: CGPoint(x: 18, y: -2))
    #expect(SVGPath.path("M0 0C0 5 8 4 10 0S18-2 20 0") == curve)
  }

  @Test func arcsAreQuartersOfTheirCircle() {
    // Half a circle of radius 5 about (5, 0), over the top: flags may stand without a space.
    let box = SVGPath.path("M0 0A5 5 0 0110 0").boundingBoxOfPath
    #expect(abs(box.minX) < 0.01 && abs(box.maxX - 10) < 0.01)
    #expect(abs(box.minY + 5) < 0.01 && abs(box.maxY) < 0.01)
  }

  @Test func badDataEndsThePathWhereItIsRead() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 1, y: 1))
    #expect(SVGPath.path("M0 0L1 1L2 x") == line)
    #expect(SVGPath.path("L1 1").isEmpty)
    #expect(SVGPath.path("").isEmpty)
  }

  @Test func theViewBoxIsFittedIntoTheSize() throws {
    // 10 × 20 in 40 × 40: twice as large, 10 points in from the left.
    let text = "<svg width=\"40\" height=\"40\" viewBox=\"0 0 10 20\"><rect x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></svg>"
    #expect(try paths(text).map(\.boundingBoxOfPath) == [CGRect(x: 12, y: 4, width: 6, height: 8)])
  }

  @Test func transformsApplyFromTheInside() throws {
    let text = """
      <svg width="9" height="9"><g transform="translate(10,20)"><g transform="scale(2) translate(1 1)">
      <circle cx="2" cy="2" r="1"/></g></g></svg>
      """
    let box = try #require(paths(text).first).boundingBoxOfPath
    #expect(abs(box.minX - 14) < 0.01 && abs(box.minY - 24) < 0.01 && abs(box.width - 4) < 0.01)
  }

  @Test func figuresInDefinitionsAreNotDrawn() throws {
    let text = """
      <svg width="9" height="9"><defs><g><path d="M0 0h1v1z"/></g></defs><clipPath id="c"><rect width="1" height="1"/></clipPath>
      <path fill="none" d="M0 0h1v1z"/><path style="fill:#f00;display:none" d="M0 0h1v1z"/><polygon points="0,0 2,0 2,2"/></svg>
      """
    #expect(try paths(text).count == 1)
    #expect(SVGPicture(text)?.leftOut == ["clipPath"])
  }

  @Test(
    arguments: [
      ("#f00", [1, 0, 0, 1]), ("#00FF00", [0, 1, 0, 1]), ("#0000ff80", [0, 0, 1, 128.0 / 255]), ("rgb(255, 0, 51)", [1, 0, 0.2, 1]),
      ("rgb(100%, 0%, 50%)", [1, 0, 0.5, 1]), ("white", [1, 1, 1, 1]),
    ] as [(String, [Double])])
  func colors(text: String, parts: [Double]) throws {
    let color = try #require(SVGStyle.color(text))
    for (found, wanted) in zip([color.red, color.green, color.blue, color.alpha], parts) { #expect(abs(Double(found) - wanted) < 0.001) }
  }

  @Test(arguments: ["#12", "#ggg", "rgb(1)", "noSuchColour"])
  func textsThatAreNoColors(text: String) { #expect(SVGStyle.color(text) == nil) }

  @Test func pagesOfPDFHaveTheirMediaBox() {
    func size(_ text: String) -> CGSize? { VectorImage.pageSize(of: Data(text.utf8)) }
    #expect(size("%PDF-1.5\n1 0 obj << /Type /Page /MediaBox [ 0 0 24 18.5 ] >>") == CGSize(width: 24, height: 18.5))
    #expect(size("%PDF-1.5 /MediaBox [0 0 24 18] /CropBox [2 2 22 12]") == CGSize(width: 20, height: 10))
    #expect(size("%PDF-1.5 /MediaBox [0 0]") == nil)
    #expect(size("/MediaBox [0 0 1 1]") == nil)
  }

  /// Answers with pixels of the scale that it is asked for: a page of ten points.
  private struct TenPoints: DrawingRasterizer {
    func rasterize(_ items: [DisplayList.Item], size: CGSize, scale: CGFloat) -> CGImage? { square(Int((size.width * scale).rounded())) }
    func rasterizePage(of document: Data, scale: CGFloat) throws -> RasterizedPage {
      if document.isEmpty { throw CocoaError(.coderReadCorrupt) }
      return RasterizedPage(image: square(Int((10 * scale).rounded())))
    }
    func pngData(of image: CGImage) -> Data? { nil }
    private func square(_ edge: Int) -> CGImage { CGImage(width: edge, height: edge, pixels: Data(count: edge * edge * 4)) }
  }

  @Test @MainActor func pagesHaveThePixelsOfTheScreen() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vectors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (rasterizer, file) = (DrawingRasterization.current, folder.appendingPathComponent("a.pdf").path)
    DrawingRasterization.current = TenPoints()
    defer {
      DrawingRasterization.current = rasterizer
      try? FileManager.default.removeItem(at: folder)
    }
    try Data("%PDF".utf8).write(to: URL(fileURLWithPath: file))
    for scale in [1, 2, 3] as [CGFloat] {
      var traits = TraitValues()
      traits.displayScale = scale
      let plain = AssetImage(variants: [AssetImage.Variant(path: file)])
      #expect(plain.pixels(for: traits)?.image.width == Int(10 * scale))
      #expect(plain.pixels(for: traits, shownAt: CGSize(width: 40, height: 40))?.image.width == Int(10 * scale))
      var attributes = ImageAttributes()
      attributes.preservesVectorRepresentation = true
      let kept = AssetImage(variants: [AssetImage.Variant(path: file)], attributes: attributes)
      #expect(kept.pixels(for: traits, shownAt: CGSize(width: 40, height: 25))?.image.width == Int(40 * scale))
      #expect(kept.pixels(for: traits, shownAt: CGSize(width: 40, height: 25))?.scale == 4 * scale)
      #expect(kept.pixels(for: traits)?.image.width == Int(10 * scale))
    }
    _ = UIKitDiagnostics.shared.take()
    let empty = folder.appendingPathComponent("b.pdf").path
    try Data().write(to: URL(fileURLWithPath: empty))
    let image = UIImage(content: .asset(name: "b", AssetImage(variants: [AssetImage.Variant(path: empty)])))
    #expect(image.size == CGSize(width: 24, height: 24))
    let notes = UIKitDiagnostics.shared.take()
    #expect(notes.count == 1 && notes.first?.kind == "unreadable-image" && notes.first?.message.contains("b.pdf") == true)
  }
}
