import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

/// Which figure stands for a symbol: the file's outline, lines of our own, or the nearest name with a report.
@MainActor @Suite(.serialized) final class SymbolTests {
  let file: URL

  init() throws {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString).tsv")
    try Data("tray\tM 0 0 L 1 0 L 1 1 Z\nbroken\tM 0 0 L 1\n".utf8).write(to: file)
    SymbolLibrary.path = file.path
  }

  deinit {
    SymbolLibrary.path = nil
    try? FileManager.default.removeItem(at: file)
  }

  func draw(_ name: String, weight: UIImage.SymbolWeight = .regular) -> (text: String, notes: [String]) {
    _ = UIKitDiagnostics.shared.take()
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: weight)))
    view.tintColor = .black
    view.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    let group = LayerEmitter().group(for: view.layer)!
    let list = DisplayList(size: view.bounds.size, background: nil, root: group)
    return (list.textDump, UIKitDiagnostics.shared.take().map(\.message))
  }

  @Test func anOutlineOfTheFileIsFilledInTheSymbolsSquare() {
    let (text, notes) = draw("tray", weight: .ultraLight)
    // 20 points make a square of 24.
    #expect(text.contains("fill path \"M 0 0 L 24 0 L 24 24 Z\""), "\(text)")
    #expect(notes.isEmpty)
  }

  @Test func aBolderWeightDrawsTheEdgeToo() {
    #expect(!draw("tray", weight: .ultraLight).text.contains("stroke"))
    #expect(draw("tray", weight: .bold).text.contains("stroke"))
  }

  @Test func aCircleStandsAroundAKnownFigure() {
    let (text, notes) = draw("tray.circle.fill")
    #expect(text.contains("even-odd"), "\(text)")
    #expect(notes.isEmpty)
  }

  @Test func anUnknownBadgeIsReportedAndLeftOut() {
    let (_, notes) = draw("tray.badge.dinosaur")
    #expect(notes == ["the system symbol “tray.badge.dinosaur” is not drawn: “tray” stands in its place"])
  }

  @Test func anUnknownNameIsReportedAndLeavesASquare() {
    let (text, notes) = draw("dinosaur")
    #expect(text.contains("stroke rect (3.36, 3.36, 17.28, 17.28)"))
    #expect(notes == ["the system symbol “dinosaur” is not drawn: an outlined square stands in its place"])
  }

  @Test func aBrokenOutlineIsLikeNone() {
    #expect(draw("broken").notes.count == 1)
  }

  @Test func withoutAFileLinesAreDrawnAllTheSame() {
    SymbolLibrary.path = nil
    #expect(draw("chevron.right").notes.isEmpty)
    #expect(draw("tray").notes.count == 1)
  }

  /// Measured: the disc that the iOS simulator drew in a box of 335 × 200 points is 177.67 points wide.
  @Test func theCheckmarkIsADiscOfItsProportions() throws {
    let view = UIImageView(image: .checkmark)
    view.contentMode = .scaleAspectFit
    view.frame = CGRect(x: 0, y: 0, width: 335, height: 200)
    let text = Environment.with(style: .light) {
      DisplayList(size: view.bounds.size, background: nil, root: LayerEmitter().group(for: view.layer)!).textDump
    }
    let size = UIImage.checkmark.size
    #expect(size.width == size.height)
    #expect(abs(size.width * (1 - 2 * 0.0558) * 200 / size.height - 177.67) < 0.1)
    #expect(text.contains("#007AFFFF"), "\(text)")
  }

  /// Views of symbols that Xcode 14 stored at two pixels a point: 12.5 × 16.5 without constraints, and 33 points high where 34 were asked
  /// for.
  @Test func aNotedShapeGivesTheImageItsSizeAndItsAlignment() {
    SymbolShapes.note("chevron.right", width: 97, height: 128)
    SymbolShapes.note("questionmark.circle", width: 128, height: 123)
    defer { SymbolShapes.forget() }
    let traits = UITraitCollection(displayScale: 2)
    let chevron = UIImage(systemName: "chevron.right")!.size(with: traits)
    #expect(abs(chevron.width - 12.5) <= 0.5)
    #expect(abs(chevron.height - 16.5) <= 0.5)
    let insets = UIImage(systemName: "questionmark.circle")!.alignmentRectInsets(with: traits)
    #expect(abs(34 + insets.top + insets.bottom - 33) <= 0.5)
    #expect(insets.top == insets.bottom)
  }

  @Test func withoutANoteASymbolIsASquare() {
    let image = UIImage(systemName: "chevron.right")!
    #expect(image.size(with: UITraitCollection(displayScale: 2)).width == image.size(with: UITraitCollection(displayScale: 2)).height)
    #expect(image.alignmentRectInsets(with: UITraitCollection(displayScale: 2)) == .zero)
  }
}
