import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@MainActor struct UISearchBarTests {
  private func bar(_ width: CGFloat = 375, _ change: (UISearchBar) -> Void = { _ in }) -> UISearchBar {
    let bar = UISearchBar()
    change(bar)
    bar.frame = CGRect(origin: .zero, size: bar.sizeThatFits(CGSize(width: width, height: 0)))
    bar.layoutIfNeeded()
    return bar
  }

  /// Interface Builder stores bars of 56 points, and of 64 from iOS 26 on.
  @Test(arguments: [(18, 56), (26, 64)] as [(Int, CGFloat)])
  func hasTheHeightOfItsGeneration(generation: Int, height: CGFloat) {
    Environment.with(generation: generation) {
      #expect(UISearchBar().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
    }
  }

  @Test func theFieldStandsInTheMiddleOfItsBar() {
    Environment.with {
      #expect(bar().searchTextField.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
      let cancel = bar { $0.showsCancelButton = true }
      let button = cancel.subviews.compactMap { $0 as? UIButton }.first
      #expect(button?.currentTitle == "Cancel" && button?.frame.maxX == 367)
      #expect(cancel.searchTextField.frame.maxX < button!.frame.minX)
    }
  }

  @Test func textAndPlaceholderAreTheFields() {
    Environment.with {
      let bar = bar {
        $0.text = "Coffee"
        $0.placeholder = "Search"
      }
      #expect(bar.searchTextField.text == "Coffee" && bar.searchTextField.placeholder == "Search")
      bar.text = nil
      #expect(bar.text == "")
    }
  }

  @Test func scopesStandBelow() {
    Environment.with {
      let bar = bar {
        $0.scopeButtonTitles = ["All", "Current"]
        $0.selectedScopeButtonIndex = 1
        $0.showsScopeBar = true
      }
      let scopes = bar.subviews.compactMap { $0 as? UISegmentedControl }.first
      #expect(scopes?.numberOfSegments == 2 && scopes?.selectedSegmentIndex == 1)
      #expect(scopes!.frame.minY >= bar.searchTextField.frame.maxY && scopes!.frame.maxY <= bar.bounds.maxY)
    }
  }

  @Test func minimalBarsHaveNoFill() {
    Environment.with {
      #expect(bar().drawnGroup("background") != nil)
      #expect(bar { $0.searchBarStyle = .minimal }.drawnGroup("background") == nil)
      #expect(bar { $0.barTintColor = .red }.drawnFill("background")?.color == UIColor.red.cgColor)
    }
  }
}
