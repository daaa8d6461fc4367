import UIKit

/// The app's tint: the colour `AccentColor` of its asset catalog, as Xcode's templates set it up.
///
/// Source: Apple's documentation, "Specifying your app's color scheme".
@MainActor
enum AccentColor {
  static let name = "AccentColor"

  /// Gives a window without a tint of its own the app's.
  static func apply(to window: UIWindow) {
    guard AssetLibrary.shared.colors[name] != nil, window.tintColor == .systemBlue, let color = UIColor(named: name) else { return }
    window.tintColor = color
  }
}
