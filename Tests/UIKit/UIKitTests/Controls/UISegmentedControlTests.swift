import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@MainActor struct UISegmentedControlTests {
  private func control(_ items: [Any] = ["One", "Two", "Three"], width: CGFloat? = nil) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    if let width { control.frame.size.width = width }
    control.layoutIfNeeded()
    return control
  }

  /// Stored frames are 32 high with the alignment rect one less.
  @Test(arguments: [(18, 32), (12, 29)] as [(Int, CGFloat)])
  func hasTheHeightOfItsGeneration(generation: Int, height: CGFloat) {
    Environment.with(generation: generation) {
      let control = control()
      #expect(control.frame.height == height)
      #expect(control.intrinsicContentSize.height == height - 1)
      #expect(control.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
      #expect(control.intrinsicContentSize.width == control.frame.width)
    }
  }

  /// Rows that Interface Builder solved without a width of their own (TensorFlow's examples).
  @Test(
    arguments: [
      (["Input", "Style", "Result"], false, 173.0), (["Input", "Segmentation", "Overlay"], false, 317),
      (["YAMNET", "Speech Command"], true, 205),
    ] as [([String], Bool, CGFloat)])
  func isAsWideAsInterfaceBuilderStores(titles: [String], apportions: Bool, width: CGFloat) {
    Environment.with(scale: 2) {
      let control = control(titles)
      control.apportionsSegmentWidthsByContent = apportions
      #expect(control.intrinsicContentSize.width == width)
    }
  }

  @Test func segmentsAreEquallyWideWithADividerBetween() {
    Environment.with {
      let control = control(width: 302)
      #expect(control.subviews.map(\.frame) == [0, 101, 202].map { CGRect(x: $0, y: 0, width: 100, height: 32) })
    }
  }

  @Test func widthsThatCodeSetsAreKept() {
    Environment.with {
      let control = control(width: 302)
      control.setWidth(50, forSegmentAt: 1)
      control.layoutIfNeeded()
      #expect(control.subviews.map(\.frame.width) == [125, 50, 125])
      #expect(control.widthForSegment(at: 1) == 50 && control.widthForSegment(at: 0) == 0)
    }
  }

  @Test func apportionedWidthsFollowTheContent() {
    Environment.with {
      let control = control(["A", "A rather long title"], width: 301)
      let equal = control.intrinsicContentSize.width
      control.apportionsSegmentWidthsByContent = true
      control.layoutIfNeeded()
      #expect(control.intrinsicContentSize.width < equal)
      let widths = control.subviews.map(\.frame.width)
      #expect(widths[1] > 2 * widths[0])
      #expect(isNear(widths[0] + widths[1], 300))
    }
  }

  /// Apple documents that indices beyond the last segment are pinned to it.
  @Test func indicesArePinned() {
    Environment.with {
      let control = control()
      control.insertSegment(withTitle: "Last", at: 99, animated: false)
      #expect(control.titleForSegment(at: 3) == "Last")
      control.insertSegment(with: UIImage(systemName: "star"), at: -4, animated: true)
      #expect(control.imageForSegment(at: 0) != nil && control.titleForSegment(at: 0) == nil)
      #expect(control.titleForSegment(at: 1000) == "Last")
      control.removeSegment(at: 50, animated: false)
      #expect(control.numberOfSegments == 4)
      control.removeAllSegments()
      #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil && control.subviews.isEmpty)
    }
  }

  @Test func theSelectionFollowsItsSegment() {
    Environment.with {
      let control = control()
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      control.selectedSegmentIndex = 1
      control.insertSegment(withTitle: "New", at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 2)
      control.removeSegment(at: 2, animated: false)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
  }

  @Test func anIndexBeyondTheSegmentsSelectsNoneAndSaysSo() {
    Environment.with {
      let control = control()
      _ = UIKitDiagnostics.shared.take()
      control.selectedSegmentIndex = 7
      #expect(control.selectedSegmentIndex == -1)
      #expect(UIKitDiagnostics.shared.take().map(\.kind) == ["segment-index"])
    }
  }

  /// Apple's design resources for iOS 17: corners of 9 and 7, the selection two points inside, dividers five from the edges.
  @Test func drawsTrackSelectionAndDividers() {
    Environment.with {
      let control = control(width: 302)
      #expect(DisplayList.fills(in: control.drawnGroup("dividers")?.items ?? []).count == 2)
      #expect(control.drawnRect("dividers") == CGRect(x: 100, y: 5, width: 1, height: 22))
      control.selectedSegmentIndex = 0
      guard case .roundedRect(let track, let outer)? = control.drawnFill("track")?.shape,
        case .roundedRect(let selection, let inner)? = control.drawnFill("selection")?.shape
      else {
        Issue.record("no rounded rectangles")
        return
      }
      #expect(track == control.bounds && outer.uniform == 9)
      #expect(selection == CGRect(x: 2, y: 2, width: 98.5, height: 28) && inner.uniform == 7)
      #expect(control.drawnFill("selection")?.color == UIColor.white.cgColor)
      #expect(DisplayList.fills(in: control.drawnGroup("dividers")?.items ?? []).count == 1)
      control.isMomentary = true
      #expect(control.drawnGroup("selection") == nil)
    }
  }

  @Test func rightToLeftStartsAtTheRight() {
    Environment.with(direction: .rightToLeft) {
      let control = control(width: 302)
      control.selectedSegmentIndex = 0
      #expect(control.subviews.first?.frame.minX == 202)
      #expect(control.drawnRect("selection")?.maxX == 300)
    }
  }

  @Test func attributesOfTheNormalStateHoldForAll() {
    Environment.with {
      let control = control()
      control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red], for: .normal)
      control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
      control.selectedSegmentIndex = 0
      control.layoutIfNeeded()
      let labels = control.subviews.compactMap { $0.subviews.first as? UILabel }
      #expect(labels.first?.font.pointSize == 20)
      #expect(labels.map(\.textColor) == [.green, .red, .red])
      control.setEnabled(false, forSegmentAt: 2)
      control.layoutIfNeeded()
      #expect(labels[2].textColor == .tertiaryLabel)
      #expect(!control.isEnabledForSegment(at: 2))
    }
  }

  @Test func actionsGiveTitlesAndAreFound() {
    Environment.with {
      let action = UIAction(title: "Map") { _ in }
      let control = UISegmentedControl(frame: .zero, actions: [action, UIAction(title: "List") { _ in }])
      #expect(control.titleForSegment(at: 0) == "Map")
      #expect(control.segmentIndex(identifiedBy: action.identifier) == 0)
      #expect(control.segmentIndex(identifiedBy: .init("none")) == NSNotFound)
      #expect(control.frame.height == 32 && control.frame.width > 0)
    }
  }

  @Test func tenThousandSegmentsAreLaidOut() {
    Environment.with {
      let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 300, height: 32))
      for index in 0..<10_000 { control.insertSegment(with: nil, at: index, animated: false) }
      control.layoutIfNeeded()
      #expect(control.subviews.count == 10_000)
      #expect(control.content.isEmpty == false)
    }
  }
}
