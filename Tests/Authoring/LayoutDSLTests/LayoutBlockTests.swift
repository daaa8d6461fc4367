import Foundation
import LayoutDSL
import Testing
import UIKit

@MainActor @Suite struct LayoutBlockTests {
  @Test func listedViewsBecomeSubviewsAndConstraintsActive() {
    let (canvas, banner) = (makeCanvas(), UIView())
    let constraints = canvas.layout {
      banner
      banner.pin([.horizontal, .bottom], to: canvas)
      banner.height == 50
    }
    canvas.layoutIfNeeded()
    #expect(banner.frame == CGRect(x: 0, y: 750, width: 400, height: 50))
    #expect(constraints.count == 4)
    #expect(constraints.allSatisfy { $0.isActive })
    #expect(!banner.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func whatAConstraintIsAboutIsAddedInTheOrderOfMention() {
    let (canvas, header, label) = (makeCanvas(), UIView(), Block(80, 20))
    canvas.layout {
      header.pin([.top, .horizontal], to: canvas)
      header.height == 0.25 * canvas.height
      label.center == header.center
    }
    canvas.layoutIfNeeded()
    #expect(canvas.subviews == [header, label])
    #expect(header.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(label.frame == CGRect(x: 160, y: 90, width: 80, height: 20))
  }

  @Test func aViewThatHasASuperviewStaysThere() {
    let (canvas, inner) = (makeCanvas(), Block(10, 10))
    canvas.layout {
      let column = Column { inner }
      column.pin([.top, .leading], to: canvas)
      inner.height >= 44
    }
    canvas.layoutIfNeeded()
    #expect(inner.superview is Column)
    #expect(canvas.subviews.count == 1)
    #expect(inner.frame.height == 44)
  }

  @Test func neitherTheHostNorItsAncestorsAreAdded() {
    let (canvas, host) = (makeCanvas(), UIView())
    canvas.addSubview(host)
    host.layout {
      canvas.width == 400 ~ 500
      host.height == 10
    }
    #expect(canvas.superview == nil)
    #expect(host.superview === canvas)
  }

  @Test func aViewThatOnlyAConstraintHoldsIsKept() {
    let canvas = makeCanvas()
    canvas.layout { Block(20, 10).center == canvas.center }
    canvas.layoutIfNeeded()
    #expect(canvas.subviews.map(\.frame) == [CGRect(x: 190, y: 395, width: 20, height: 10)])
  }

  @Test func placedPutsAViewAndItsConstraintsIntoOneElement() {
    let canvas = makeCanvas()
    canvas.layout {
      Block(20, 10).placed {
        $0.trailing == canvas.trailing - 5
        $0.top == canvas.top + 5
      }
    }
    canvas.layoutIfNeeded()
    #expect(canvas.subviews.map(\.frame) == [CGRect(x: 375, y: 5, width: 20, height: 10)])
  }

  @Test func conditionsAndLoopsListToo() {
    let canvas = makeCanvas()
    let (isOffline, isNew) = (true, false)
    canvas.layout {
      if isOffline { Block(1, 1) }
      if isNew { Block(2, 2) } else { Block(3, 3) }
      for size in [4, 5] as [CGFloat] { Block(size, size) }
      [Block(6, 6), Block(7, 7)]
    }
    #expect(canvas.subviews.map(\.intrinsicContentSize.width) == [1, 3, 4, 5, 6, 7])
  }

  @Test func guidesAreAddedAsViewsAre() {
    let (canvas, guide, view) = (makeCanvas(), UILayoutGuide(), UIView())
    canvas.layout {
      guide.pin([.top, .horizontal], to: canvas)
      guide.height == 100
      view.pin([.leading, .trailing, .bottom], to: canvas)
      view.top == guide.bottom
    }
    canvas.layoutIfNeeded()
    #expect(guide.owningView === canvas)
    #expect(view.frame == CGRect(x: 0, y: 100, width: 400, height: 700))
  }

  @Test func uiKitsOwnConstraintsMayBeListed() {
    let (canvas, view) = (makeCanvas(), UIView())
    let constraints = canvas.layout {
      view
      view.widthAnchor.constraint(equalToConstant: 5)
      [view.heightAnchor.constraint(equalToConstant: 6), view.topAnchor.constraint(equalTo: canvas.topAnchor)]
    }
    #expect(constraints.map(\.isActive) == [true, true, true])
  }

  @Test func layoutsAreJoinedInAnArray() {
    let (canvas, view) = (makeCanvas(), Block(10, 10))
    let place: Layout = [view.centerX == canvas.centerX, view.top == canvas.top + 10]
    canvas.layout { place }
    canvas.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 195, y: 10, width: 10, height: 10))
  }

  @Test func reportsNameTheLineOfTheBlock() {
    let (canvas, view) = (makeCanvas(), UIView())
    let line = #line + 2
    let constraints = canvas.layout {
      view.height == 50
      view.pin([.top], to: canvas)
    }
    #expect(constraints.map { $0.origin?.line } == [line, line + 1])
    #expect(constraints.allSatisfy { $0.origin?.file == #filePath })
  }

  @Test func rightToLeftMovesTheLeadingSide() {
    let (canvas, view) = (makeCanvas(), Block(20, 20))
    canvas.traitOverrides.layoutDirection = .rightToLeft
    canvas.layout { view.pin([.top, .leading], to: canvas, inset: 10) }
    canvas.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 370, y: 10, width: 20, height: 20))
  }
}
