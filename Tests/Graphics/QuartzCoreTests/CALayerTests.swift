import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Expected values are arithmetic on Core Animation's documented rules: frame = bounds moved by the anchor to the position.
@Suite struct CALayerTests {
  final class Custom: CAShapeLayer {
    var made = 0
    override init() {
      super.init()
      made = 7
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Plain: CALayer {
    var size = 3
  }

  @Test func defaultsAreCoreAnimations() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3 && layer.shadowOpacity == 0 && layer.opacity == 1)
    #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
    #expect(layer.borderWidth == 0 && layer.backgroundColor == nil)
    #expect(CAShapeLayer().fillColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(CAShapeLayer().lineWidth == 1 && CAShapeLayer().miterLimit == 10)
    #expect(CAGradientLayer().startPoint == CGPoint(x: 0.5, y: 0) && CATextLayer().fontSize == 36)
  }

  @Test func frameSetsBoundsAndPosition() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
  }

  @Test func frameIsTheBoxAroundTurnedBounds() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.position = CGPoint(x: 50, y: 50)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let frame = layer.frame
    #expect(abs(frame.minX - 40) < 1e-9 && abs(frame.minY - 45) < 1e-9)
    #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 10) < 1e-9)
  }

  @Test func settingTheFrameOfAScaledLayerKeepsTheTransform() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    #expect(layer.bounds.size == CGSize(width: 20, height: 10))
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
  }

  @Test func sublayersMoveBetweenParentsAndKeepTheirOrder() {
    let (first, second) = (CALayer(), CALayer())
    let children = (0..<3).map { _ in CALayer() }
    for child in children { first.addSublayer(child) }
    let extra = CALayer()
    first.insertSublayer(extra, below: children[1])
    #expect(first.sublayers == [children[0], extra, children[1], children[2]])
    first.insertSublayer(extra, above: children[2])
    #expect(first.sublayers == children + [extra])
    second.addSublayer(children[0])
    #expect(children[0].superlayer === second && first.sublayers?.count == 3)
    let replacement = CALayer()
    first.replaceSublayer(children[1], with: replacement)
    #expect(first.sublayers == [replacement, children[2], extra] && children[1].superlayer == nil)
  }

  @Test func pointsConvertThroughTheCommonAncestor() {
    let (root, left, right) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    left.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    right.frame = CGRect(x: 50, y: 60, width: 20, height: 20)
    right.bounds.origin = CGPoint(x: 5, y: 5)
    root.addSublayer(left)
    root.addSublayer(right)
    #expect(left.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -34, y: -43))
    #expect(right.convert(CGPoint(x: 1, y: 2), from: left) == CGPoint(x: -34, y: -43))
    #expect(root.convert(CGRect(x: 5, y: 5, width: 2, height: 2), from: right) == CGRect(x: 50, y: 60, width: 2, height: 2))
  }

  @Test func hitTestingSeesTheFrontmostLayer() {
    let (root, back, front) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    front.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    root.addSublayer(back)
    root.addSublayer(front)
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
    #expect(root.hitTest(CGPoint(x: 90, y: 10)) === root)
    #expect(root.hitTest(CGPoint(x: 190, y: 10)) == nil)
  }

  @Test func valuesAreReachedByKeyPath() {
    let layer = CALayer()
    layer.setValue(NSNumber(value: 2.0), forKeyPath: "transform.scale")
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    layer.setValue(12, forKeyPath: "bounds.size.width")
    #expect(layer.bounds.width == 12)
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.opacity == 0.5)
    layer.setValue("mine", forKey: "somethingElse")
    #expect(layer.value(forKey: "somethingElse") as? String == "mine")
  }

  @Test func layersOfARuntimeClassRunTheirOwnInitialiser() throws {
    let custom = try #require(CALayer.make(Custom.self) as? Custom)
    #expect(custom.made == 7 && custom.lineWidth == 1)
    #expect((CALayer.make(Plain.self) as? Plain)?.size == 3)
    #expect(type(of: CALayer.make(CAGradientLayer.self)) == CAGradientLayer.self)
  }

  @Test func anOwnerHearsOfChanges() {
    final class Owner: CALayerOwner {
      var heard: [String] = []
      func layer(_ layer: CALayer, didChange change: CALayer.Change) {
        switch change {
        case .bounds(let old): heard.append("bounds from \(old.width)")
        case .position: heard.append("position")
        case .sublayers: heard.append("sublayers")
        case .layout: heard.append("layout")
        default: heard.append("other")
        }
      }
    }
    let (layer, owner) = (CALayer(), Owner())
    layer.owner = owner
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(owner.heard == ["bounds from 0.0", "layout", "position"])
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(owner.heard.count == 3)
  }
}
