import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@MainActor struct UISliderTests {
  private func slider(_ value: Float = 0, width: CGFloat = 204) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: width, height: 31))
    slider.value = value
    return slider
  }

  /// Stored frames are 31 high, their alignment rects 2 narrower at both ends and 1 lower; a dump keeps the height that code gave.
  @Test func isThirtyOnePointsHigh() {
    Environment.with {
      let slider = UISlider()
      #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
      #expect(slider.alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
      #expect(slider.sizeThatFits(CGSize(width: 80, height: 5)) == CGSize(width: 80, height: 31))
      #expect(UISlider(frame: CGRect(x: 10, y: 10, width: 80, height: 20)).frame.height == 20)
    }
  }

  @Test func valuesStayInTheRange() {
    Environment.with {
      let slider = slider()
      slider.value = 7
      #expect(slider.value == 1)
      slider.setValue(-3, animated: true)
      #expect(slider.value == 0)
      slider.minimumValue = 5
      #expect(slider.maximumValue == 5 && slider.value == 5)
      slider.maximumValue = 2
      #expect(slider.minimumValue == 2 && slider.value == 2)
      slider.value = .nan
      #expect(slider.value == 2)
      slider.maximumValue = .infinity
      #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 3).minX == 0)
    }
  }

  @Test func theThumbMovesFromEndToEnd() {
    Environment.with {
      let slider = slider()
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(track.minX == 2 && track.width == 200 && track.height == 4)
      let thumb = { (value: Float) in slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value) }
      #expect(thumb(0) == CGRect(x: 0, y: 0, width: 31, height: 31))
      #expect(thumb(1).maxX == 204)
      #expect(thumb(0.5).midX == 102)
      // The disc of 28 points in the thumb's box.
      slider.value = 1
      #expect(slider.drawnRect("thumb") == CGRect(x: 174.5, y: 1.5, width: 28, height: 28))
      #expect(slider.drawnRect("minimum-track")?.maxX == 188.5)
      #expect(slider.drawnRect("maximum-track")?.minX == 188.5)
    }
  }

  /// A public dump of iOS 26: in a slider of 80 × 20 a thumb of 37 × 24 at (0, -2) and a track of 80 × 6 at (0, 7).
  @Test func glassThumbsAreWide() {
    Environment.with(generation: 26) {
      let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(track == CGRect(x: 0, y: 7, width: 80, height: 6))
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
      #expect(thumb == CGRect(x: 0, y: -2, width: 37, height: 24))
    }
  }

  @Test func rightToLeftMirrorsIt() {
    Environment.with(direction: .rightToLeft) {
      let slider = slider(0.25)
      #expect(slider.drawnRect("thumb").map { isNear($0.midX, 204 - 15.5 - 0.25 * 173) } == true)
      #expect(slider.drawnRect("minimum-track")?.maxX == 202)
    }
  }

  @Test func imagesTakeRoomFromTheTrack() {
    Environment.with {
      let slider = slider()
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 40)).image { _ in }
      slider.minimumValueImage = image
      slider.maximumValueImage = image
      #expect(slider.intrinsicContentSize.height == 39)
      #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 0)
      #expect(slider.maximumValueImageRect(forBounds: slider.bounds).maxX == 204)
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(track.minX > 20 && isNear(track.midX, 102))
      slider.setThumbImage(image, for: .normal)
      #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).size == CGSize(width: 20, height: 40))
      #expect(slider.currentThumbImage === image && slider.thumbImage(for: .highlighted) === image)
    }
  }

  @Test func overriddenRectanglesAreDrawn() {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 0, y: 10, width: bounds.width, height: 11) }
    }
    Environment.with {
      let slider = Thick(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
      #expect(slider.drawnRect("maximum-track")?.height == 11)
    }
  }

  @Test(arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: 3, height: 2), CGRect(x: 0, y: 0, width: -40, height: -31)])
  func smallFramesDrawWithoutNonsense(frame: CGRect) {
    Environment.with {
      let slider = UISlider(frame: frame)
      slider.minimumValueImage = UIImage(systemName: "plus")
      for group in slider.drawnGroups {
        guard let rect = slider.drawnRect(group.name) else { continue }
        let isFinite = rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
        #expect(isFinite, "\(group.name): \(rect)")
      }
    }
  }
}
