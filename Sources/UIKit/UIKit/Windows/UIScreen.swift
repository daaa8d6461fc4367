import CoreGraphics
public import Foundation

/// The device's screen, set up by the host for each picture.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  /// What the host draws for.
  package struct Configuration {
    /// In points, in the orientation asked for.
    package var size: CGSize
    package var scale: CGFloat
    package var safeAreaInsets: UIEdgeInsets
    package var traits: UITraitCollection
    package init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection) {
      self.size = size
      self.scale = scale
      self.safeAreaInsets = safeAreaInsets
      self.traits = traits
    }
  }

  /// An iPhone 15 in portrait until the host says otherwise.
  package var configuration = Configuration(
    size: CGSize(width: 393, height: 852), scale: 3, safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    traits: UITraitCollection.current)
  {
    didSet { UITraitCollection.current = configuration.traits }
  }

  public var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
  public var nativeBounds: CGRect {
    let (size, scale) = (configuration.size, configuration.scale)
    return CGRect(x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }
  public var scale: CGFloat { configuration.scale }
  public var nativeScale: CGFloat { configuration.scale }
  /// No effect: a picture is drawn at full brightness.
  public var brightness: CGFloat = 1
  public var maximumFramesPerSecond: Int { 60 }
  public var traitCollection: UITraitCollection { configuration.traits }
}
