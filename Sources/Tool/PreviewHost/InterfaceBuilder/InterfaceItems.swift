import CoreGraphics
import Foundation
import UIKit

/// Hands a collection view the cells that a document holds, each once.
@MainActor
final class InterfaceItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  struct Item {
    var cell: UICollectionViewCell
    /// Nil leaves it to the layout.
    var size: CGSize?
  }

  let items: [Item]
  let header: UICollectionReusableView?
  let footer: UICollectionReusableView?

  init(_ items: [Item], header: UICollectionReusableView?, footer: UICollectionReusableView?) {
    self.items = items
    self.header = header
    self.footer = footer
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    items[indexPath.item].cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    (kind == UICollectionView.elementKindSectionFooter ? footer : header) ?? UICollectionReusableView(frame: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    items[indexPath.item].size ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}
