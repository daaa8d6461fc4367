import CoreGraphics
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  /// The collection view with the layout that the document gives it; a layout of the app's own is not part of the file.
  func makeCollection(_ object: InterfaceObject) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    if let stored = object.part("collectionViewLayout"), stored.kind == "collectionViewFlowLayout" { configure(layout, stored) }
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }

  private func configure(_ layout: UICollectionViewFlowLayout, _ object: InterfaceObject) {
    if object["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    func length(_ key: String) -> CGFloat { CGFloat(min(max(object.number(key) ?? 10, 0), 10_000)) }
    layout.minimumLineSpacing = length("minimumLineSpacing")
    layout.minimumInteritemSpacing = length("minimumInteritemSpacing")
    if let size = InterfaceMaker.size(object.value("itemSize")), size.width > 0, size.height > 0 { layout.itemSize = size }
    if object.flag("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = InterfaceMaker.size(object.value("estimatedItemSize")) {
      layout.estimatedItemSize = size
    }
    layout.headerReferenceSize = InterfaceMaker.size(object.value("headerReferenceSize")) ?? .zero
    layout.footerReferenceSize = InterfaceMaker.size(object.value("footerReferenceSize")) ?? .zero
    if let insets = InterfaceMaker.insets(object.value("sectionInset")) { layout.sectionInset = insets }
    let references: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
      "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
    ]
    if let reference = references[object["sectionInsetReference"] ?? ""] { layout.sectionInsetReference = reference }
  }

  static func size(_ element: InterfaceElement?) -> CGSize? {
    element.map {
      CGSize(width: min(max($0.number("width") ?? 0, 0), 10_000), height: min(max($0.number("height") ?? 0, 0), 10_000))
    }
  }

  // MARK: Contents

  func addContents(of object: InterfaceObject, to view: UICollectionReusableView) {
    view.setReuseIdentifier(object["reuseIdentifier"] ?? object.kind)
    if let cell = view as? UICollectionViewCell, let part = object.part("contentView") {
      let content = cell.contentView
      let keepsSafeArea = content.insetsLayoutMarginsFromSafeArea
      fill(content, part)
      if stage.isCanvas {
        if part.value("layoutMargins") == nil { content.layoutMargins = InterfaceMaker.plainMargins }
      } else {
        content.insetsLayoutMarginsFromSafeArea = part.flag("insetsLayoutMarginsFromSafeArea") ?? keepsSafeArea
      }
      content.translatesAutoresizingMaskIntoConstraints = true
      content.frame = cell.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    addSubviews(of: object, to: view)
  }

  func addContents(of object: InterfaceObject, to collection: UICollectionView) {
    if let part = object.part("backgroundView") { collection.backgroundView = makeView(part) }
    let outer = itemSize
    itemSize = (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
    defer { itemSize = outer }
    let cells = (object.lists["cells"] ?? []).map { row in
      // Bad files hold other things here.
      let view = makeView(row)
      let cell = view as? UICollectionViewCell ?? UICollectionViewCell(frame: view.frame)
      if cell !== view {
        cell.setReuseIdentifier(row.kind)
        cell.contentView.addSubview(view)
      }
      return InterfaceItems.Item(cell: cell, size: InterfaceMaker.size(row.value("customSize")))
    }
    func element(_ key: String) -> UICollectionReusableView? { object.part(key).flatMap { makeView($0) as? UICollectionReusableView } }
    let (header, footer) = (element("sectionHeaderView"), element("sectionFooterView"))
    let layout = object.part("collectionViewLayout")
    let isFlow = layout?.kind == "collectionViewFlowLayout" && layout?.customClass == nil
    if !isFlow, let name = layout?.customClass, !stage.isCanvas {
      note("unsupported", "the layout \(name) is not part of the file: items stand where they are stored", line: object.line)
    }
    guard stage.isCanvas || !isFlow else {
      let items = InterfaceItems(cells, header: header, footer: footer)
      kept.append(items)
      (collection.dataSource, collection.delegate) = (items, items)
      return
    }
    // As the canvas has them: at their stored places.
    for view in cells.map(\.cell) + [header, footer].compactMap({ $0 }) {
      view.insetsLayoutMarginsFromSafeArea = false
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = []
      collection.addSubview(view)
    }
  }
}
