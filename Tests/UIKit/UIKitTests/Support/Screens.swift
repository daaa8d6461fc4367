import CoreGraphics
import Foundation
import UIKit

/// A window with a controller in it, shown as a host shows one.
@MainActor final class Screen {
  let window: UIWindow
  /// Windows stay on their screens, as an application's do: views know theirs weakly.
  private static var shown: [Screen] = []

  init(
    _ controller: UIViewController, size: CGSize = CGSize(width: 393, height: 852),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), idiom: UIUserInterfaceIdiom = .phone,
    horizontal: UIUserInterfaceSizeClass = .compact, vertical: UIUserInterfaceSizeClass = .regular,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    Environment.installFonts()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.deviceInsets = safeArea
    window.windowTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(values: .default), UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(preferredContentSizeCategory: .large), UITraitCollection(layoutDirection: direction),
      UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(horizontalSizeClass: horizontal),
      UITraitCollection(verticalSizeClass: vertical),
    ])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Screen.shown.append(self)
    window.layoutIfNeeded()
    controller.endAppearance()
    window.layoutIfNeeded()
  }

  /// An iPhone 15 on its side.
  static func landscape(_ controller: UIViewController) -> Screen {
    Screen(
      controller, size: CGSize(width: 852, height: 393), safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
      vertical: .compact)
  }

  static func pad(_ controller: UIViewController) -> Screen {
    Screen(
      controller, size: CGSize(width: 834, height: 1194), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad,
      horizontal: .regular)
  }

  func layout() { window.layoutIfNeeded() }
}

extension UIView {
  /// The first view below that answers a question, in drawing order.
  func firstDescendant(where test: (UIView) -> Bool) -> UIView? {
    for subview in subviews {
      if test(subview) { return subview }
      if let found = subview.firstDescendant(where: test) { return found }
    }
    return nil
  }

  func label(_ text: String) -> UILabel? { firstDescendant { ($0 as? UILabel)?.text == text } as? UILabel }

  /// The view's rectangle in the window's coordinates.
  var screenFrame: CGRect { convert(bounds, to: nil) }
}
