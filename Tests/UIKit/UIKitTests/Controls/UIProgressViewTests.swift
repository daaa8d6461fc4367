import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@MainActor struct UIProgressViewTests {
  /// Stored frames are 4 points high since iOS 13 and 2 before.
  @Test(arguments: [(18, 4), (12, 2)] as [(Int, CGFloat)])
  func hasTheHeightOfItsGeneration(generation: Int, height: CGFloat) {
    Environment.with(generation: generation) {
      let view = UIProgressView(progressViewStyle: .default)
      #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
      #expect(view.frame.height == height)
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }
  }

  @Test(arguments: [(0.5, 0.5), (-1, 0), (3, 1), (.nan, 0), (.infinity, 1)] as [(Float, Float)])
  func progressIsPinned(value: Float, expected: Float) {
    Environment.with {
      let view = UIProgressView()
      view.setProgress(value, animated: true)
      #expect(view.progress == expected)
    }
  }

  @Test func fillsFromTheLeadingEdge() {
    Environment.with {
      let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
      #expect(view.drawnGroup("progress") == nil)
      view.progress = 0.25
      #expect(view.drawnRect("progress") == CGRect(x: 0, y: 0, width: 50, height: 4))
      #expect(view.drawnRect("track") == view.bounds)
      #expect(view.drawnFill("progress")?.color == UIColor.systemBlue.cgColor)
      view.progressTintColor = .red
      view.trackTintColor = .green
      #expect(view.drawnFill("progress")?.color == UIColor.red.cgColor)
      #expect(view.drawnFill("track")?.color == UIColor.green.cgColor)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.drawnRect("progress")?.minX == 150)
    }
  }

  @Test func observedProgressIsShown() {
    Environment.with {
      let progress = Progress(totalUnitCount: 4)
      progress.completedUnitCount = 3
      let view = UIProgressView()
      view.observedProgress = progress
      #expect(view.progress == 0.75)
      #expect(view.accessibilityValue == "75%")
    }
  }
}
