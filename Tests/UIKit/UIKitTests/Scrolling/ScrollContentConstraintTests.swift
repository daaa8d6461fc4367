import CoreGraphics
import Foundation
import LayoutEngine
import Testing
import UIKit

/// Constraints of scrolled content: Apple's Auto Layout Guide, "Working with Scroll Views", and arithmetic.
@MainActor @Suite struct ScrollContentConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let scrollView = UIScrollView()
  private let content = UIView()

  init() {
    for view in [scrollView, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scrollView)
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  @Test func edgesOfTheScrollViewAreThoseOfItsContent() {
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -7),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 11),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -13),
      content.widthAnchor.constraint(equalToConstant: 600),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.frame == CGRect(x: 10, y: 20, width: 300, height: 460))
    #expect(content.frame == CGRect(x: 5, y: 11, width: 600, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 612, height: 924))
    #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 612, height: 924))
    #expect(root.layoutEngine?.conflicts.isEmpty == true)
  }

  @Test func contentGuideAndFrameGuideScrollOneAxis() {
    let (inner, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      content.topAnchor.constraint(equalTo: inner.topAnchor),
      content.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 1000))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 1000))
    #expect(!scrollView.hasAmbiguousLayout)
    #expect(scrollView.ambiguousContentAxes.isEmpty)
  }

  @Test func sizesAndCentresAreThoseOfTheFrame() {
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 0.5),
      content.heightAnchor.constraint(equalTo: scrollView.heightAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 75, y: 0, width: 150, height: 920))
    #expect(scrollView.contentSize == CGSize(width: 0, height: 920))
  }

  @Test func frameGuideStaysWhileContentScrolls() {
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(badge)
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
      badge.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 280, y: 440, width: 20, height: 20))
    scrollView.contentOffset = CGPoint(x: 0, y: 100)
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 280, y: 540, width: 20, height: 20))
    #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 300, height: 460))
  }

  @Test func outsideViewsFollowTheScrolledOnes() {
    let marker = UIView()
    marker.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(marker)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 200),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -900),
      content.widthAnchor.constraint(equalToConstant: 300), content.heightAnchor.constraint(equalToConstant: 50),
      marker.topAnchor.constraint(equalTo: content.bottomAnchor), marker.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      marker.widthAnchor.constraint(equalToConstant: 9), marker.heightAnchor.constraint(equalToConstant: 9),
    ])
    root.layoutIfNeeded()
    #expect(marker.frame.origin == CGPoint(x: 10, y: 270))
    scrollView.contentOffset.y = 60
    root.layoutIfNeeded()
    #expect(content.frame.minY == 200)
    #expect(marker.frame.origin == CGPoint(x: 10, y: 210))
  }

  @Test func marginsAreKeptInsideTheContent() {
    scrollView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.layoutMarginsGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.layoutMarginsGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.layoutMarginsGuide.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 100), content.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 2, y: 1, width: 100, height: 100))
    #expect(scrollView.contentSize == CGSize(width: 106, height: 104))
  }

  @Test func trailingAndBottomAloneLeaveTheContentAmbiguous() {
    NSLayoutConstraint.activate([
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 100), content.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.ambiguousContentAxes == [.horizontal, .vertical])
  }

  @Test func sizeSetByCodeHoldsWhereNoConstraintSpeaks() {
    scrollView.contentSize = CGSize(width: 640, height: 10)
    let tail = UIView()
    tail.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(tail)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      content.widthAnchor.constraint(equalToConstant: 40), content.heightAnchor.constraint(equalToConstant: 700),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 640, height: 700))
  }

  @Test func withoutConstraintsTheSizeIsFreeAgain() {
    let edges = [
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 500),
    ]
    NSLayoutConstraint.activate(edges)
    root.layoutIfNeeded()
    #expect(scrollView.contentSize.width == 500)
    NSLayoutConstraint.deactivate(edges)
    scrollView.contentSize = CGSize(width: 77, height: 88)
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 77, height: 88))
  }

  @Test func longTextWrapsAtTheFramesWidth() {
    Environment.with(scale: 2) {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "word ", count: 200)
      label.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        label.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        label.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      ])
      root.layoutIfNeeded()
      #expect(scrollView.contentSize.width == 300)
      #expect(isNear(scrollView.contentSize.height, label.sizeThatFits(CGSize(width: 300, height: 0)).height, 0.5))
      #expect(scrollView.contentSize.height > 200)
    }
  }
}
