import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@MainActor struct UIImageViewTests {
  private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) -> UIImage {
    UIImage(cgImage: CGImage(width: width, height: height, pixels: Data(count: width * height * 4)), scale: scale, orientation: .up)
  }

  private func drawn(_ view: UIImageView) -> DisplayList.Image? {
    guard case .image(let image) = view.content.first else { return nil }
    return image
  }

  /// Where a 40×20 image stands in a 100×100 view, by the definition of each mode.
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)), (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
    (.center, CGRect(x: 30, y: 40, width: 40, height: 20)), (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
    (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)), (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
  ])
  func contentModesPlaceTheImage(mode: UIView.ContentMode, rect: CGRect) {
    Environment.with {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.image = image(40, 20)
      view.contentMode = mode
      #expect(drawn(view)?.rect == rect)
    }
  }

  @Test func theSizeIsTheImagesInPointsRoundedUpToThePixel() {
    Environment.with(scale: 2) {
      #expect(UIImageView(image: image(40, 20, scale: 2)).intrinsicContentSize == CGSize(width: 20, height: 10))
      #expect(UIImageView(image: image(40, 20, scale: 2)).bounds.size == CGSize(width: 20, height: 10))
      #expect(UIImageView(image: image(40, 20, scale: 3)).intrinsicContentSize == CGSize(width: 13.5, height: 7))
      #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }
  }

  @Test func templatesTakeTheTint() {
    Environment.with {
      let view = UIImageView(image: image(10, 10).withRenderingMode(.alwaysTemplate))
      view.tintColor = .red
      #expect(drawn(view)?.tint == UIColor.red.cgColor)
      view.image = image(10, 10)
      #expect(drawn(view)?.tint == nil)
      view.image = image(10, 10).withTintColor(.green, renderingMode: .alwaysOriginal)
      #expect(drawn(view)?.tint == UIColor.green.cgColor)
    }
  }

  @Test func alignmentInsetsShrinkTheSize() {
    Environment.with(scale: 1) {
      let view = UIImageView(image: image(20, 20).withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
      #expect(view.intrinsicContentSize == CGSize(width: 14, height: 16))
      #expect(view.alignmentRectInsets.left == 2)
    }
  }

  @Test func aHighlightedViewShowsItsOtherImage() {
    Environment.with {
      let view = UIImageView(image: image(10, 10), highlightedImage: image(20, 20))
      view.isHighlighted = true
      #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    }
  }
}
