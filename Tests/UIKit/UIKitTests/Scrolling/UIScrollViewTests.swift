import CoreGraphics
import Foundation
import Testing
import UIKit

/// Offsets, insets and content sizes, by Apple's documentation and arithmetic.
@MainActor @Suite struct UIScrollViewTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    var insetChanges = 0
    var zoomed: UIView?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  }

  private func scrollView(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIScrollView {
    UIScrollView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func offsetIsTheOriginOfTheBounds() {
    let view = scrollView()
    view.contentSize = CGSize(width: 320, height: 1000)
    view.contentOffset = CGPoint(x: 0, y: 120)
    #expect(view.bounds == CGRect(x: 0, y: 120, width: 320, height: 480))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    let row = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    view.addSubview(row)
    let root = UIView(frame: view.frame)
    root.addSubview(view)
    #expect(row.convert(row.bounds, to: nil).minY == 80)
    #expect(view.clipsToBounds)
  }

  @Test func delegateHearsOfOffsetsThatCodeSets() {
    let view = scrollView()
    let listener = Listener()
    view.delegate = listener
    view.contentOffset = CGPoint(x: 0, y: 40)
    view.setContentOffset(CGPoint(x: 5, y: 40), animated: true)
    view.contentOffset = CGPoint(x: 5, y: 40)
    #expect(listener.offsets == [CGPoint(x: 0, y: 40), CGPoint(x: 5, y: 40)])
  }

  @Test func contentThatRestsAtTheTopFollowsTheInset() {
    let view = scrollView()
    view.contentInset = UIEdgeInsets(top: 20, left: 8, bottom: 0, right: 0)
    #expect(view.contentOffset == CGPoint(x: -8, y: -20))
    view.contentOffset = CGPoint(x: -8, y: 100)
    view.contentInset.top = 50
    #expect(view.contentOffset == CGPoint(x: -8, y: 100))
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 50, left: 8, bottom: 0, right: 0))
  }

  @Test func rectanglesAreScrolledToAsLittleAsItTakes() {
    let view = scrollView()
    view.contentSize = CGSize(width: 320, height: 2000)
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 0)
    view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 140)
    view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 50)
    view.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 10, height: 400), animated: false)
    #expect(view.contentOffset.y == 1520)
  }

  @Test func zoomScalesTheViewAndTheContent() {
    let view = scrollView(100, 100)
    let listener = Listener()
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    listener.zoomed = picture
    view.delegate = listener
    view.addSubview(picture)
    view.contentSize = picture.bounds.size
    view.maximumZoomScale = 3
    view.zoomScale = 2
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(view.contentSize == CGSize(width: 400, height: 200))
    view.zoomScale = 10
    #expect(view.zoomScale == 3)
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 300))
  }

  @Test func smallContentStandsWhereItsAlignmentPointSays() {
    let view = scrollView(100, 100)
    view.contentSize = CGSize(width: 40, height: 400)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: -30, y: 0))
  }

  // MARK: Safe area

  private func window(_ view: UIScrollView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.deviceInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.makeKeyAndVisible()
    view.frame = window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.never, CGFloat(2000), CGFloat(0)), (.always, 100, 59), (.scrollableAxes, 2000, 59),
    (.scrollableAxes, 100, 0), (.automatic, 2000, 59), (.automatic, 100, 0),
  ])
  func safeAreaIsAddedAsTheBehaviorSays(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ height: CGFloat, _ top: CGFloat) {
    let view = UIScrollView()
    view.contentInsetAdjustmentBehavior = behavior
    view.contentSize = CGSize(width: 393, height: height)
    let window = window(view)
    #expect(view.adjustedContentInset.top == top)
    #expect(view.contentOffset.y == -top)
    #expect(view.contentInset == .zero)
    withExtendedLifetime(window) {}
  }

  @Test func contentThatAlwaysBouncesIsScrollable() {
    let view = UIScrollView()
    view.alwaysBounceVertical = true
    let window = window(view)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    withExtendedLifetime(window) {}
  }

  /// Rows that scroll under the home indicator keep their margins, as the cells of tables do.
  @Test func theAdjustedInsetKeepsTheSafeAreaFromTheContent() {
    let view = UIScrollView()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 2000))
    view.addSubview(content)
    view.contentSize = content.frame.size
    let window = window(view)
    #expect(content.safeAreaInsets == .zero)
    view.contentInsetAdjustmentBehavior = .never
    window.layoutIfNeeded()
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }
}
