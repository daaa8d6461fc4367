public import UIKit

/// What a `#Preview(traits:)` asks for, with the names of Xcode's `PreviewTrait`.
public struct PreviewTrait<T>: Sendable {
  package let kind: PreviewTraitKind
}

/// A preview, as Xcode names it around its traits.
public struct Preview {
  /// The traits of previews of views and view controllers.
  public enum ViewTraits {}
}

package enum PreviewTraitKind: Sendable {
  case fixedLayout(width: CGFloat, height: CGFloat)
  case sizeThatFitsLayout
  case defaultLayout
  case orientation(isLandscape: Bool)
  case snapshot(SnapshotTrait)
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A canvas of this size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(kind: .fixedLayout(width: width, height: height))
  }
  /// A canvas of the size that the view asks for.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .sizeThatFitsLayout) }
  /// The device's screen for controllers, the fitting size for views.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .defaultLayout) }
  public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(isLandscape: false)) }
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(kind: .orientation(isLandscape: false)) }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(isLandscape: true)) }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(isLandscape: true)) }
  /// Assistive Access has a look of its own for SwiftUI's controls; views of UIKit stay as they are.
  public static var assistiveAccess: PreviewTrait<T> { PreviewTrait(kind: .defaultLayout) }
}
