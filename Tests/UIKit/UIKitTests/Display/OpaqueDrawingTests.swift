import CoreGraphics
import DisplayList
import Testing
import UIKit

/// What drawing code leaves out: black in an opaque view without a background, as in pictures of the iOS simulator; else what is behind.
@MainActor @Suite struct OpaqueDrawingTests {
  final class Disc: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(ovalIn: bounds).fill()
    }
  }

  func fills(_ change: (UIView) -> Void) -> [String] {
    let view = Disc(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    change(view)
    let list = DisplayList(size: view.bounds.size, background: nil, root: LayerEmitter().group(for: view.layer)!)
    return list.textDump.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("fill rect") }
  }

  @Test func anOpaqueViewIsBlackWhereNothingIsDrawn() {
    #expect(fills { _ in } == ["fill rect (0, 0, 10, 10) #000000FF"])
  }

  @Test func aViewThatIsNotOpaqueIsClear() {
    #expect(fills { $0.isOpaque = false }.isEmpty)
  }

  @Test func aBackgroundStandsBehindTheDrawing() {
    #expect(fills { $0.backgroundColor = .white } == ["fill rect (0, 0, 10, 10) #FFFFFFFF"])
    #expect(fills { $0.backgroundColor = .clear }.isEmpty)
  }

  @Test func aViewThatDrawsNothingIsClear() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(LayerEmitter().group(for: view.layer)!.items.isEmpty)
  }
}
