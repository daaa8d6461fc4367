import CoreGraphics
import Foundation

extension UICollectionView {
  /// What a collection view remembers of its items.
  package struct ItemState {
    var needsReload = true
    var isReloading = false
    var isLayingOut = false
    /// Whether the layout has to prepare again.
    var needsPrepare = true
    var isPreparing = false
    var isEditing = false
    var hasOwnBackground = false
    var counts: [Int] = []
    /// The bounds that the layout knows of.
    var bounds: CGRect?
    var cells: [IndexPath: UICollectionViewCell] = [:]
    var others: [ElementKey: UICollectionReusableView] = [:]
    /// What the view that is being made will show.
    var current: UICollectionViewLayoutAttributes?
    var selected: [IndexPath] = []
    var makers: [MakerKey: ViewMaker] = [:]
    var unused: [MakerKey: [UICollectionReusableView]] = [:]
    var updates: [UICollectionViewUpdateItem]?
    var reloaded: Set<IndexPath> = []
    var isMirrored = false
    /// Whether the content was moved to the edge where reading starts.
    var hasStarted = false
  }

  /// Names a header, a badge or a decoration.
  struct ElementKey: Hashable {
    var kind: String
    var path: IndexPath
    var isDecoration: Bool
  }

  /// Names a pool of views; cells have no kind.
  struct MakerKey: Hashable {
    var kind: String?
    var identifier: String
  }

  /// How views of an identifier come into being.
  enum ViewMaker {
    case type(AnyClass)
    case nib(UINib)
  }
}

extension UICollectionViewLayoutAttributes {
  final var elementKey: UICollectionView.ElementKey {
    UICollectionView.ElementKey(
      kind: representedElementKind ?? "", path: indexPath, isDecoration: representedElementCategory == .decorationView)
  }
}
