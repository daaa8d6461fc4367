import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@MainActor struct UISwitchTests {
  /// Frames that Interface Builder stores: 51 × 31, with an alignment rect 49 wide; 63 × 28 from iOS 26 on.
  @Test(arguments: [(18, 51.0, 31.0), (26, 63, 28)])
  func hasOneSize(generation: Int, width: Double, height: Double) {
    Environment.with(generation: generation) {
      let size = CGSize(width: width, height: height)
      let control = UISwitch(frame: CGRect(x: 10, y: 40, width: 80, height: 30))
      #expect(control.frame == CGRect(origin: CGPoint(x: 10, y: 40), size: size))
      control.frame = CGRect(x: 1, y: 2, width: -5, height: 400)
      #expect(control.frame == CGRect(origin: CGPoint(x: 1, y: 2), size: size))
      #expect(control.sizeThatFits(.zero) == size)
      #expect(control.intrinsicContentSize == CGSize(width: width - 2, height: height))
      #expect(control.alignmentRect(forFrame: control.frame).size == control.intrinsicContentSize)
    }
  }

  /// Interface Builder's own defaults.
  @Test func hugsItsContentMoreThanOtherViews() {
    Environment.with {
      let control = UISwitch()
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(control.contentHuggingPriority(for: axis) == .defaultHigh)
        #expect(control.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
    }
  }

  /// A public dump of iOS 16 to 18: the thumb's image view of 43 points at (-6, -3) holds a shadow 3 points down and 8 around.
  @Test func theThumbStandsTwoPointsInside() {
    Environment.with {
      let control = UISwitch()
      #expect(control.drawnRect("thumb") == CGRect(x: 2, y: 2, width: 27, height: 27))
      #expect(control.drawnFill("track")?.color == UIColor.secondarySystemFill.cgColor)
      control.isOn = true
      #expect(control.drawnRect("thumb") == CGRect(x: 22, y: 2, width: 27, height: 27))
      #expect(control.drawnFill("track")?.color == UIColor.systemGreen.cgColor)
      let shadow = control.drawnGroup("thumb")?.shadow
      #expect(shadow?.offset == CGSize(width: 0, height: 3))
      #expect(shadow?.radius == 4)
    }
  }

  @Test func rightToLeftMirrorsIt() {
    Environment.with(direction: .rightToLeft) {
      let control = UISwitch()
      control.setOn(true, animated: true)
      #expect(control.drawnRect("thumb")?.minX == 2)
      control.semanticContentAttribute = .forceLeftToRight
      #expect(control.drawnRect("thumb")?.minX == 22)
    }
  }

  @Test func takesItsColours() {
    Environment.with(style: .dark) {
      let control = UISwitch()
      control.onTintColor = .red
      control.thumbTintColor = .yellow
      #expect(control.drawnFill("track")?.color == UIColor.secondarySystemFill.cgColor)
      control.isOn = true
      #expect(control.drawnFill("track")?.color == UIColor.red.cgColor)
      #expect(control.drawnFill("thumb")?.color == UIColor.yellow.cgColor)
      control.isEnabled = false
      #expect(control.drawnGroup("switch")?.opacity == 0.5)
    }
  }

  @Test func actionsAreSentByHandOnly() {
    Environment.with {
      let control = UISwitch()
      var values: [Bool] = []
      control.addAction(UIAction { values.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
      control.isOn = true
      #expect(values.isEmpty)
      control.sendActions(for: .valueChanged)
      #expect(values == [true])
      #expect(control.accessibilityValue == "1")
    }
  }
}
