import CoreGraphics
import Foundation
import UIKit

/// A data source of boxes for tests, and what it was asked.
@MainActor
final class Boxes: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var counts = [6]
  var sizes: [IndexPath: CGSize] = [:]
  var headerHeight: CGFloat?
  var cellsAskedFor = 0
  var configure: ((UICollectionViewCell, IndexPath) -> Void)?

  func collection(_ layout: UICollectionViewLayout, width: CGFloat = 320, height: CGFloat = 480) -> UICollectionView {
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "box")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    collection.dataSource = self
    if !sizes.isEmpty || headerHeight != nil { collection.delegate = self }
    collection.layoutIfNeeded()
    return collection
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cellsAskedFor += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    configure?(cell, indexPath)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath] ?? CGSize(width: 50, height: 50) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: headerHeight ?? 0) }
}

extension UICollectionView {
  /// The frames of the cells that are seen, in the order of their items.
  var cellFrames: [CGRect] { visibleCells.map(\.frame) }
}

/// A box with a height of its own inside a cell's content.
@MainActor
func fill(_ cell: UICollectionViewCell, width: CGFloat? = nil, height: CGFloat) {
  for view in cell.contentView.subviews { view.removeFromSuperview() }
  let box = UIView()
  box.translatesAutoresizingMaskIntoConstraints = false
  cell.contentView.addSubview(box)
  NSLayoutConstraint.activate([
    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor), box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
    box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor), box.heightAnchor.constraint(equalToConstant: height),
  ])
  if let width { box.widthAnchor.constraint(equalToConstant: width).isActive = true }
}
