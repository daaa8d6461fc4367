import Cassowary
import CoreGraphics
import Foundation
import LayoutEngine
import Testing

/// Equations between items, with frames that arithmetic gives.
@Suite struct LayoutEngineTests {
  /// A tree of a fixed root, a box in it at (30, 40), and an item in the box.
  private struct Tree {
    let engine = LayoutEngine()
    let root: LayoutItem
    let box: LayoutItem
    let inner: LayoutItem

    init() {
      root = engine.makeItem(parent: nil, owner: nil)
      box = engine.makeItem(parent: root, owner: nil)
      inner = engine.makeItem(parent: box, owner: nil)
      OwnConstraints(root).place(at: CGRect(x: 0, y: 0, width: 300, height: 200))
      OwnConstraints(box).place(at: CGRect(x: 30, y: 40, width: 100, height: 80), origin: .autoresizing)
    }

    func add(
      _ item: LayoutItem, _ attribute: LayoutAttribute, _ other: LayoutItem?, _ otherAttribute: LayoutAttribute? = nil,
      multiplier: CGFloat = 1, _ constant: CGFloat = 0
    ) {
      _ = engine.add(
        LayoutEquation(item, attribute, .equal, other, otherAttribute, multiplier: multiplier, constant: constant))
    }
  }

  @Test func anEdgeIsMeasuredInTheCommonAncestor() {
    let tree = Tree()
    tree.add(tree.inner, .right, tree.root, .right, -10)
    tree.add(tree.inner, .width, nil, nil, 20)
    _ = tree.engine.solve()
    #expect(tree.inner.frame.minX == CGFloat(300 - 10 - 20 - 30))
  }

  @Test func aMultiplierOnAnEdgeMultipliesTheCoordinate() {
    let tree = Tree()
    let other = tree.engine.makeItem(parent: tree.root, owner: nil)
    tree.add(other, .left, tree.box, .left, multiplier: 2)
    tree.add(other, .width, nil, nil, 10)
    _ = tree.engine.solve()
    #expect(other.frame.minX == CGFloat(60))
  }

  @Test func constraintsHoldBetweenAlignmentRectanglesNotFrames() {
    let tree = Tree()
    tree.inner.alignmentInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    tree.add(tree.inner, .left, tree.box, .left)
    tree.add(tree.inner, .width, tree.box, .width)
    tree.add(tree.inner, .top, tree.box, .top)
    tree.add(tree.inner, .height, tree.box, .height)
    _ = tree.engine.solve()
    #expect(tree.inner.frame == CGRect(x: -2, y: -1, width: 106, height: 84))
  }

  @Test func baselinesMeetAcrossItems() {
    let tree = Tree()
    let label = tree.engine.makeItem(parent: tree.root, owner: nil)
    label.firstBaseline = 16
    tree.inner.firstBaseline = 20
    tree.add(tree.inner, .top, tree.box, .top, 5)
    tree.add(label, .firstBaseline, tree.inner, .firstBaseline)
    _ = tree.engine.solve()
    // The box stands at 40, its content at 45, the baseline at 65.
    #expect(label.frame.minY == CGFloat(65 - 16))
  }

  @Test func anAutoresizedItemTakesItsShareOfTheParentsGrowth() {
    let engine = LayoutEngine()
    let root = engine.makeItem(parent: nil, owner: nil)
    let rootPlace = OwnConstraints(root)
    rootPlace.place(at: CGRect(x: 0, y: 0, width: 200, height: 100))
    let item = engine.makeItem(parent: root, owner: nil)
    OwnConstraints(item).autoresize(
      frame: CGRect(x: 10, y: 20, width: 80, height: 40), parentSize: CGSize(width: 100, height: 100),
      originShare: CGPoint(x: 0.25, y: 0), sizeShare: CGSize(width: 0.75, height: 0))
    _ = engine.solve()
    #expect(item.frame == CGRect(x: 35, y: 20, width: 155, height: 40))
    rootPlace.place(at: CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = engine.solve()
    #expect(item.frame == CGRect(x: 10, y: 20, width: 80, height: 40))
  }

  @Test func contentIsHuggedAndKeptFromBeingCut() {
    let tree = Tree()
    let own = OwnConstraints(tree.inner)
    own.setContent(width: 50, height: 10, hugging: (250, 250), compression: (750, 750))
    _ = tree.engine.solve()
    #expect(tree.inner.frame.size == CGSize(width: 50, height: 10))
    _ = tree.engine.add(LayoutEquation(tree.inner, .width, .equal, constant: 30, priority: 700))
    _ = tree.engine.solve()
    #expect(tree.inner.frame.width == CGFloat(50))
    own.setContent(width: 20, height: 10, hugging: (250, 250), compression: (750, 750))
    _ = tree.engine.solve()
    #expect(tree.inner.frame.width == CGFloat(30))
  }

  @Test func theSizeOfTheDeeperItemIsGivenUpInAConflict() {
    let tree = Tree()
    tree.add(tree.inner, .left, tree.box, .left)
    tree.add(tree.inner, .right, tree.box, .right)
    tree.add(tree.inner, .width, nil, nil, 20)
    _ = tree.engine.solve()
    #expect(tree.engine.conflicts.count == 1)
    #expect(tree.engine.conflicts.first?.dropped.attribute == .width)
    #expect(tree.engine.conflicts.first?.dropped.origin == .user)
    #expect(tree.inner.frame.width == CGFloat(100))
  }

  @Test func onlyWhatMovedIsReported() {
    let tree = Tree()
    tree.add(tree.inner, .left, tree.box, .left, 5)
    tree.add(tree.inner, .width, nil, nil, 20)
    _ = tree.engine.solve()
    let other = tree.engine.makeItem(parent: tree.root, owner: nil)
    tree.add(other, .left, tree.root, .left, 7)
    #expect(tree.engine.solve().allSatisfy { $0 === other })
    #expect(tree.engine.solve().isEmpty)
  }
}
