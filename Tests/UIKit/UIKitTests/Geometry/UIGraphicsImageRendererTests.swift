import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextLayout
import UIKit

@MainActor struct UIGraphicsImageRendererTests {
  @Test func drawingBecomesAnImageOfTheSize() {
    Environment.with(scale: 2) {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      }
      #expect(image.size == CGSize(width: 20, height: 10))
      #expect(image.scale == 2)
      let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
      view.tintColor = .green
      guard case .group(let group) = view.content.first, case .fill(_, let paint, _) = group.items.first else {
        Issue.record("no drawing in \(view.content)")
        return
      }
      #expect(paint == .color(UIColor.green.cgColor))
    }
  }

  @Test func imageContextsNest() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 2))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 4))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func textIsDrawnIntoContexts() {
    Environment.with {
      let items = GraphicsContexts.record {
        NSAttributedString(string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 20)]).draw(at: CGPoint(x: 3, y: 4))
      }
      #expect(DisplayList.texts(in: items).map(\.line.string) == ["Hi"])
      #expect(DisplayList.texts(in: items).first?.origin == CGPoint(x: 3, y: 4))
    }
  }
}
