import CoreGraphics
public import Foundation

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    items.makers[MakerKey(identifier: identifier)] = cellClass.map { .type($0) }
  }

  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    items.makers[MakerKey(identifier: identifier)] = nib.map { .nib($0) }
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    items.makers[MakerKey(kind: elementKind, identifier: identifier)] = viewClass.map { .type($0) }
  }

  public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    items.makers[MakerKey(kind: kind, identifier: identifier)] = nib.map { .nib($0) }
  }

  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    let key = MakerKey(identifier: identifier)
    guard let maker = items.makers[key] else {
      UIKitException.raise(
        "NSInternalInconsistencyException",
        """
        could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib or a class \
        for the identifier or connect a prototype cell in a storyboard
        """)
    }
    let view = dequeue(key, maker, standard: UICollectionViewCell.self, for: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      UIKitException.raise(
        "NSInvalidArgumentException", "\(type(of: view)), registered for “\(identifier)”, is no UICollectionViewCell")
    }
    return cell
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = MakerKey(kind: elementKind, identifier: identifier)
    guard let maker = items.makers[key] else {
      UIKitException.raise(
        "NSInternalInconsistencyException",
        """
        could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class for the \
        identifier or connect a prototype view in a storyboard
        """)
    }
    return dequeue(key, maker, standard: UICollectionReusableView.self, for: indexPath)
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = MakerKey(identifier: registration.identifier)
    let view = dequeue(key, registration.maker, standard: Cell.self, for: indexPath)
    guard let cell = view as? Cell else {
      UIKitException.raise("NSInvalidArgumentException", "a cell registration made \(type(of: view)) where \(Cell.self) was wanted")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = MakerKey(kind: registration.elementKind, identifier: registration.identifier)
    let view = dequeue(key, registration.maker, standard: Supplementary.self, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      UIKitException.raise(
        "NSInvalidArgumentException", "a supplementary registration made \(type(of: view)) where \(Supplementary.self) was wanted")
    }
    registration.handler(supplementary, registration.elementKind, indexPath)
    return supplementary
  }

  /// A view of a pool, with the frame that the layout gives it.
  private func dequeue(
    _ key: MakerKey, _ maker: ViewMaker, standard: UICollectionReusableView.Type, for path: IndexPath
  ) -> UICollectionReusableView {
    let attributes = items.current.flatMap { $0.indexPath == path && ($0.representedElementKind == key.kind) ? $0 : nil }
    let view: UICollectionReusableView
    if let unused = items.unused[key]?.popLast() {
      view = unused
      view.settledSize = nil
      view.prepareForReuse()
    } else {
      view = CollectionFactory.makeView(of: viewClass(of: maker, key, standard), frame: attributes.map(\.frame) ?? .zero)
      view.reuseIdentifier = key.identifier
    }
    view.collection = self
    if let attributes { view.take(attributes) }
    return view
  }

  private func viewClass(
    of maker: ViewMaker, _ key: MakerKey, _ standard: UICollectionReusableView.Type
  ) -> UICollectionReusableView.Type {
    switch maker {
    case .type(let type):
      guard let type = type as? UICollectionReusableView.Type else {
        UIKitException.raise(
          "NSInvalidArgumentException", "\(type), registered for “\(key.identifier)”, is no UICollectionReusableView")
      }
      return type
    case .nib(let nib):
      UIKitDiagnostics.shared.note(
        kind: "interface-file",
        message: "the views of “\(nib.name)” are plain ones: collection views don't read Interface Builder files")
      return standard
    }
  }

  // MARK: Making and retiring

  func cell(for attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell {
    let path = attributes.indexPath
    if let cell = items.cells[path] { return cell }
    guard let dataSource else {
      UIKitException.raise("NSInternalInconsistencyException", "\(displayName) shows items without a data source")
    }
    let before = items.current
    items.current = attributes
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    items.current = before
    guard cell.reuseIdentifier != nil || cell.collection === self else {
      UIKitException.raise(
        "NSInternalInconsistencyException",
        """
        the cell returned from collectionView(_:cellForItemAt:) for \(path.brief) does not have a reuseIdentifier - cells must be \
        retrieved by calling dequeueReusableCell(withReuseIdentifier:for:)
        """)
    }
    items.cells[path] = cell
    take(cell)
    let isSelected = items.selected.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    return cell
  }

  func element(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let key = attributes.elementKey
    if let view = items.others[key] { return view }
    let before = items.current
    items.current = attributes
    defer { items.current = before }
    let view: UICollectionReusableView
    if key.isDecoration {
      guard let made = makeDecoration(attributes) else { return nil }
      view = made
    } else {
      guard let dataSource else { return nil }
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    }
    items.others[key] = view
    take(view)
    return view
  }

  private func makeDecoration(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let kind = attributes.representedElementKind ?? ""
    let key = MakerKey(kind: kind, identifier: "decoration")
    guard let maker = collectionViewLayout.decorationMakers[kind] else {
      UIKitException.raise(
        "NSInternalInconsistencyException",
        "could not make a decoration view of kind \(kind): register a class for it with the layout's register(_:forDecorationViewOfKind:)")
    }
    return dequeue(key, maker, standard: UICollectionReusableView.self, for: attributes.indexPath)
  }

  /// Behind what code adds on top of the items.
  private func take(_ view: UICollectionReusableView) {
    view.collection = self
    view.translatesAutoresizingMaskIntoConstraints = true
    guard view.superview !== self else { return }
    let isDecoration = items.current?.representedElementCategory == .decorationView
    let back = backgroundView == nil ? -1 : 0
    let last = isDecoration ? back : storedSubviews.lastIndex { $0 is UICollectionReusableView } ?? back
    let needsLayout = layoutState.needsLayout
    insertSubview(view, at: last + 1)
    // The running pass places it; a cell that lays itself out to find its size starts from there.
    if items.isLayingOut { layoutState.needsLayout = needsLayout }
  }

  func retire(cellAt path: IndexPath) {
    guard let cell = items.cells.removeValue(forKey: path) else { return }
    // A data source may hand out one cell for several items.
    guard !items.cells.values.contains(where: { $0 === cell }) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { items.unused[MakerKey(identifier: identifier), default: []].append(cell) }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func retire(_ key: ElementKey) {
    guard let view = items.others.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { items.unused[MakerKey(kind: key.kind, identifier: identifier), default: []].append(view) }
    if !key.isDecoration {
      delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    }
  }
}

extension IndexPath {
  /// As messages name a place.
  var brief: String { count == 2 ? "item \(self[1]) of section \(self[0])" : map(String.init).joined(separator: ".") }
}
