import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@MainActor struct UIVisualEffectViewTests {
  @Test func theContentFillsTheView() {
    Environment.with {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      #expect(view.contentView.frame == view.bounds)
      #expect(view.drawnRect("material") == view.bounds)
      view.effect = nil
      #expect(view.content.isEmpty)
    }
  }

  /// The chrome material is the colour of iOS's bars: #F9F9F9 and #1D1D1D at 94 %.
  @Test(arguments: [(UIUserInterfaceStyle.light, 249), (.dark, 29)] as [(UIUserInterfaceStyle, CGFloat)])
  func materialsFollowTheAppearance(style: UIUserInterfaceStyle, white: CGFloat) {
    Environment.with(style: style) {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
      view.frame.size = CGSize(width: 10, height: 10)
      let color = view.drawnFill("material")?.color
      #expect(color.map { isNear($0.red * 255, white) && isNear($0.alpha, 0.94) } == true)
      view.effect = UIBlurEffect(style: .systemChromeMaterialLight)
      #expect(view.drawnFill("material").map { isNear($0.color.red * 255, 249) } == true)
    }
  }
}
