public import Foundation

/// How a section feels while it is scrolled across.
///
/// No effect: nobody scrolls a picture.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public enum Bounce: Int, Sendable { case automatic, always, never }
  open var bounce = Bounce.automatic
  open var decelerationRate = UIScrollView.DecelerationRate.normal
}
