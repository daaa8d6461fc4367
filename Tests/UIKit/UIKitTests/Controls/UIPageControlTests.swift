import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@MainActor struct UIPageControlTests {
  private func control(_ pages: Int, current: Int = 0, width: CGFloat = 375) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: width, height: 27.5))
    control.numberOfPages = pages
    control.currentPage = current
    return control
  }

  /// Interface Builder's stored rows: 27.5 points high at 2x; 39 × 37 for three pages before iOS 14.
  @Test func hasTheSizeOfItsRow() {
    Environment.with(scale: 2) {
      #expect(control(3).intrinsicContentSize == CGSize(width: 75, height: 27.5))
      #expect(control(0).intrinsicContentSize.width == 0)
    }
    Environment.with(scale: 2, generation: 12) {
      #expect(control(3).size(forNumberOfPages: 3) == CGSize(width: 39, height: 37))
    }
  }

  /// A measured picture of iOS 26 at 375 points: the boxes of three dots, 10 wide, stand at 164.5, 182.5 and 200.5.
  @Test func dotsStandAroundTheMiddle() {
    Environment.with(scale: 2) {
      let control = control(3, current: 1)
      #expect(control.drawnRect("page-1")?.midX == 169.5)
      #expect(control.drawnRect("current-page")?.midX == 187.5)
      #expect(control.drawnRect("page-3")?.midX == 205.5)
      control.semanticContentAttribute = .forceRightToLeft
      #expect(control.drawnRect("page-1")?.midX == 205.5)
    }
  }

  @Test func pagesArePinned() {
    Environment.with {
      let control = control(3, current: 9)
      #expect(control.currentPage == 2)
      control.currentPage = -1
      #expect(control.currentPage == 0)
      control.currentPage = 2
      control.numberOfPages = 2
      #expect(control.currentPage == 1)
      control.numberOfPages = -4
      #expect(control.numberOfPages == 0 && control.currentPage == 0)
      #expect(control.content.isEmpty)
    }
  }

  @Test func aSinglePageHides() {
    Environment.with {
      let control = control(1)
      #expect(!control.content.isEmpty)
      control.hidesForSinglePage = true
      #expect(control.content.isEmpty)
      control.numberOfPages = 2
      #expect(!control.content.isEmpty)
    }
  }

  @Test func tenThousandPagesShowThoseThatFit() {
    Environment.with {
      let control = control(10_000, current: 5000, width: 200)
      let dots = control.drawnGroups
      #expect(control.size(forNumberOfPages: dots.count).width <= 200)
      #expect(control.size(forNumberOfPages: dots.count + 1).width > 200)
      #expect(dots.contains { $0.name == "current-page" })
      #expect(control.drawnRect(dots[0].name)?.width == 4)
      for group in dots { #expect(control.drawnRect(group.name).map(control.bounds.contains) == true) }
    }
  }

  @Test func takesItsColours() {
    Environment.with {
      let control = control(2)
      #expect(control.drawnFill("current-page")?.color == UIColor.white.cgColor)
      control.pageIndicatorTintColor = .gray
      control.currentPageIndicatorTintColor = .red
      #expect(control.drawnFill("current-page")?.color == UIColor.red.cgColor)
      #expect(control.drawnFill("page-2")?.color == UIColor.gray.cgColor)
      control.backgroundStyle = .prominent
      #expect(control.drawnGroups.first?.name == "background")
    }
  }
}
