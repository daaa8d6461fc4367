import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import Testing
import UIKit

/// What layers become in a display list; expected lines follow from Core Animation's documentation of each property.
@MainActor @Suite struct LayerEmitterTests {
  func dump(_ layer: CALayer) -> [String] {
    guard let group = LayerEmitter().group(for: layer) else { return [] }
    let list = DisplayList(size: layer.bounds.size, background: nil, root: group)
    return list.textDump.split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
  }

  func layer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func anAnimationThatStaysIsDrawnAtItsEnd() {
    let box = layer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0.25
    fade.isRemovedOnCompletion = false
    fade.fillMode = .forwards
    box.add(fade, forKey: "fade")
    #expect(dump(box) == ["CALayer at (0, 0) opacity 0.25", "fill rect (0, 0, 10, 10) #FF0000FF"])
  }

  @Test func aReplicatorDrawsItsSublayersAgain() {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceAlphaOffset = -0.5
    replicator.addSublayer(layer(CGRect(x: 0, y: 0, width: 10, height: 10), red))
    #expect(
      dump(replicator) == [
        "CAReplicatorLayer at (0, 0)", "CAReplicatorLayer \"instance-1\" at (0, 0)", "CALayer at (0, 0)",
        "fill rect (0, 0, 10, 10) #FF0000FF", "CAReplicatorLayer \"instance-2\" at (20, 0)", "CALayer at (0, 0)",
        "fill rect (0, 0, 10, 10) #FF000080",
      ])
  }

  @Test func aSublayerTransformActsAboutTheMiddle() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    root.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    root.addSublayer(layer(CGRect(x: 0, y: 0, width: 10, height: 10), red))
    #expect(dump(root)[1] == "CALayer \"sublayers\" transform (0.5, 0, 0, 0.5, 25, 25)")
  }

  @Test func renderingALayerDrawsItIntoTheContext() {
    let outer = layer(CGRect(x: 30, y: 30, width: 40, height: 40), red)
    outer.cornerRadius = 4
    _ = UIView()
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1)
    context.translateBy(x: 5, y: 6)
    outer.render(in: context)
    let root = DisplayList.Group(name: "root", kind: "root", items: DisplayList.items(from: context))
    let lines = DisplayList(size: CGSize(width: 100, height: 100), background: nil, root: root).textDump
    #expect(lines.contains("at (5, 6)") && lines.contains("fill rect (0, 0, 40, 40) radius 4 #FF0000FF"))
  }

  @Test func aLayerClassOfTheUsersOwnRunsItsOwnInitialiser() {
    final class Bubble: CAShapeLayer {
      override init() {
        super.init()
        fillColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { fatalError("not from a nib") }
    }
    final class BubbleView: UIView {
      override class var layerClass: AnyClass { Bubble.self }
    }
    let view = BubbleView()
    #expect((view.layer as? Bubble)?.fillColor == CGColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func whatAViewDrawsItselfIsDrawnOnce() {
    final class Drawing: UIView {
      override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        UIGraphicsGetCurrentContext()?.fill(rect)
      }
    }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isOpaque = false
    #expect(dump(view.layer).filter { $0.hasPrefix("fill") } == ["fill rect (0, 0, 10, 10) #FF0000FF"])
    Environment.installFonts()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Once"
    #expect(dump(label.layer).filter { $0.hasPrefix("text") }.count == 1)
  }
}
