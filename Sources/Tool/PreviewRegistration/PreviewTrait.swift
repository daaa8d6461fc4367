public import UIKit

/// What a `#Preview(traits:)` asks for, with the names of Xcode's `PreviewTrait`.
public struct PreviewTrait: Sendable {
  package enum Kind: Sendable {
    case fixedLayout(width: CGFloat, height: CGFloat)
    case sizeThatFitsLayout
    case defaultLayout
    case orientation(isLandscape: Bool)
  }

  package let kind: Kind

  /// A canvas of this size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixedLayout(width: width, height: height))
  }
  /// A canvas of the size that the view asks for.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .sizeThatFitsLayout) }
  /// The device's screen for controllers, the fitting size for views.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .defaultLayout) }
  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(isLandscape: false)) }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(isLandscape: false)) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(isLandscape: true)) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(isLandscape: true)) }
}
