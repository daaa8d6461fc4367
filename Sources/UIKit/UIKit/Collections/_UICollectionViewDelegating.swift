import Foundation

/// Gives collection views a `delegate` of their own type.
///
/// In Objective-C a subclass may narrow the type of a property; Swift allows it of a member that an overload stands beside.
@preconcurrency @MainActor
public protocol _UICollectionViewDelegating: UIScrollView {}

extension _UICollectionViewDelegating {
  public var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      (self as? UICollectionView)?.collectionViewLayout.invalidateLayout()
    }
  }
}
