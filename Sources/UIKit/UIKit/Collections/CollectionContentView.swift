import Foundation

/// Holds a cell's content; in lists its margins are those of rows.
final class CollectionContentView: UIView {
  package override var systemMargins: UIEdgeInsets? { (storedSuperview as? UICollectionViewListCell)?.rowMargins }
}
