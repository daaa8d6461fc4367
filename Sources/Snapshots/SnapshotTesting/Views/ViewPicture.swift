import CoreGraphics
import DisplayList
import Foundation
import ImageDiff
import RenderCairo
import UIKit

/// A view or a controller on a screen of its own, laid out and drawn.
@MainActor
struct ViewPicture {
  private let window: UIWindow
  private let controller: UIViewController
  private let view: UIView
  private let scale: CGFloat
  /// The screen that was there before.
  private let screen: UIScreen.Configuration

  /// - Parameter view: What is drawn; nil for the controller's.
  init(_ view: UIView?, in shown: UIViewController?, _ config: ViewImageConfig, size: CGSize?, traits: UITraitCollection) {
    SnapshotSystem.start()
    // A controller loads its view where the test runs; the device's traits are a change that it is told of.
    controller = shown ?? UIViewController()
    self.view = view ?? controller.view
    self.view.environmentDidChange()
    self.screen = UIScreen.main.configuration
    let all = UITraitCollection(traitsFrom: [UITraitCollection(values: .default), config.traits, traits])
    scale = all.displayScale > 0 ? all.displayScale : ViewPicture.defaultScale
    let screen = UITraitCollection(traitsFrom: [all, UITraitCollection(displayScale: scale)])
    UIScreen.main.configuration = UIScreen.Configuration(
      size: size ?? config.size ?? CGSize(width: 393, height: 852), scale: scale, safeAreaInsets: config.safeArea, traits: screen)
    let final = size ?? config.size ?? ViewPicture.size(of: self.view)
    window = UIWindow(frame: CGRect(origin: .zero, size: final))
    window.deviceInsets = config.safeArea
    if let view, shown == nil {
      controller.view.backgroundColor = .clear
      view.frame = CGRect(origin: .zero, size: final)
      controller.view.addSubview(view)
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    controller.endAppearance()
    window.layoutIfNeeded()
  }

  /// Of views without a device: a phone's.
  static let defaultScale: CGFloat = 3

  /// The frame that code gave it, else what its constraints and content ask for.
  private static func size(of view: UIView) -> CGSize {
    if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
    let least = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if least.width > 0, least.height > 0 { return least }
    view.sizeToFit()
    view.layoutIfNeeded()
    return view.bounds.size
  }

  /// The view alone, on nothing.
  func image() throws -> UIImage {
    let group = LayerEmitter().group(for: view.layer)
    let root = group.map { group in
      var shown = group
      shown.transform = .identity
      return shown
    }
    let list = DisplayList(size: view.bounds.size, background: nil, root: root ?? DisplayList.Group(name: "empty", kind: "UIView"))
    let pixels = try CairoRenderer.pixels(list, scale: scale)
    return UIImage(
      cgImage: CGImage(width: pixels.width, height: pixels.height, pixels: Data(pixels.pixels)), scale: scale, orientation: .up)
  }

  func text(_ make: (UIView, UIViewController) -> String) -> String { make(view, controller) }

  /// Gives the view and the screen back as they came.
  func close() {
    defer { UIScreen.main.configuration = screen }
    window.rootViewController = nil
    view.removeFromSuperview()
    window.dropLayout()
  }
}
