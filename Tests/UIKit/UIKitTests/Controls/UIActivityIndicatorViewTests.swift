import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@MainActor struct UIActivityIndicatorViewTests {
  /// Stored frames: 20 and 37 points.
  @Test(arguments: [(UIActivityIndicatorView.Style.medium, 20.0), (.large, 37), (.white, 20), (.whiteLarge, 37), (.gray, 20)])
  func hasTheSizeOfItsStyle(style: UIActivityIndicatorView.Style, side: Double) {
    Environment.with {
      let view = UIActivityIndicatorView(style: style)
      #expect(view.frame.size == CGSize(width: side, height: side))
      #expect(view.intrinsicContentSize == view.frame.size)
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    }
  }

  @Test func hidesUnlessItTurns() {
    Environment.with {
      let view = UIActivityIndicatorView()
      #expect(view.style == .medium && view.isHidden && !view.isAnimating)
      view.startAnimating()
      #expect(!view.isHidden && view.isAnimating)
      view.stopAnimating()
      #expect(view.isHidden)
      view.hidesWhenStopped = false
      #expect(!view.isHidden)
    }
  }

  /// Flutter's measurement of iOS 13: eight spokes, the strongest 147 of 255 of #3C3C44, the weakest 47.
  @Test(arguments: [(18, 8), (12, 12)])
  func spokesFade(generation: Int, count: Int) {
    Environment.with(generation: generation) {
      let view = UIActivityIndicatorView(style: .medium)
      let spokes = view.drawnGroups.filter { $0.name.hasPrefix("spoke") }
      #expect(spokes.count == count)
      let alphas = spokes.compactMap { view.drawnFill($0.name)?.color.alpha }
      #expect(alphas == alphas.sorted(by: >))
      #expect(isNear((alphas.last ?? 0) / (alphas.first ?? 1), 47.0 / 147))
      view.color = .red
      #expect(view.drawnFill("spoke-1")?.color == UIColor.red.cgColor)
      view.frame = .zero
      #expect(view.drawnGroups.count == count + 1)
    }
  }
}
