import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@MainActor struct UIStepperTests {
  /// Stored frames: 94 × 32 since iOS 13, 94 × 29 before.
  @Test(arguments: [(18, 32.0), (12, 29)])
  func hasOneSize(generation: Int, height: Double) {
    Environment.with(generation: generation) {
      let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 300, height: 1))
      #expect(stepper.frame == CGRect(x: 5, y: 6, width: 94, height: height))
      #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: height))
      #expect(stepper.contentHuggingPriority(for: .vertical) == .defaultHigh)
      #expect(!stepper.content.isEmpty)
    }
  }

  /// Apple's documented defaults, and values pinned to the range.
  @Test func valuesStayInTheRange() {
    Environment.with {
      let stepper = UIStepper()
      #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value) == (0, 100, 1, 0))
      #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
      stepper.value = 500
      #expect(stepper.value == 100)
      stepper.maximumValue = 10
      #expect(stepper.value == 10)
      stepper.value = .nan
      #expect(stepper.value == 0)
    }
  }

  @Test func theHalfAtItsLimitIsDimmed() {
    Environment.with {
      let stepper = UIStepper()
      #expect(stepper.drawnFill("decrement")?.color == UIColor.tertiaryLabel.cgColor)
      #expect(stepper.drawnFill("increment")?.color == UIColor.label.cgColor)
      stepper.value = 100
      #expect(stepper.drawnFill("increment")?.color == UIColor.tertiaryLabel.cgColor)
      stepper.wraps = true
      #expect(stepper.drawnFill("increment")?.color == UIColor.label.cgColor)
      #expect(stepper.drawnRect("decrement")?.midX == 23.5)
      stepper.semanticContentAttribute = .forceRightToLeft
      #expect(stepper.drawnRect("decrement")?.midX == 70.5)
    }
  }
}
