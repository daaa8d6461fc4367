import CoreGraphics
import Foundation

extension UICollectionViewFlowLayout {
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    owner?.scrollDelegate as? any UICollectionViewDelegateFlowLayout
  }

  /// The size of cells that decide theirs, before they were asked.
  private var estimate: CGSize {
    estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
  }

  func solve() -> FlowSolution {
    var solution = FlowSolution()
    guard let view = owner else { return solution }
    let inset = view.adjustedContentInset
    let room = view.bounds.inset(by: inset).size
    let across = max(0, isVertical ? room.width : room.height)
    if measuredAcross != across {
      measured = [:]
      measuredAcross = across
    }
    var end: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let solved = solve(section, in: view, from: end, across: across)
      end = solved.end
      solution.sections.append(solved)
    }
    solution.contentSize = isVertical ? CGSize(width: across, height: end) : CGSize(width: end, height: across)
    return solution
  }

  private func solve(_ index: Int, in view: UICollectionView, from start: CGFloat, across: CGFloat) -> FlowSolution.Section {
    let delegate = flowDelegate
    var section = FlowSolution.Section()
    section.start = start
    section.header = along(delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize)
    section.footer = along(delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize)
    let inset = adding(reference(of: view), to: delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset)
    let sizes = self.sizes(ofSection: index, in: view, delegate)
    let edges = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let rows = FlowRows(
      room: across - edges.0 - edges.1, inset: edges.0,
      spacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index) ?? minimumInteritemSpacing,
      lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing,
      grid: PixelGrid(view.traitCollection))
    if let large = sizes.first(where: { $0.width > rows.room + 0.01 }), rows.room > 0 { noteTooLarge(large, rows.room) }
    let top = start + section.header + (isVertical ? inset.top : inset.left)
    let bottom = rows.arrange(sizes, from: top, into: &section)
    section.end = bottom + (isVertical ? inset.bottom : inset.right) + section.footer
    return section
  }

  private func along(_ size: CGSize) -> CGFloat { max(0, isVertical ? size.height : size.width) }

  /// The sizes of a section's items, turned where the layout scrolls sideways.
  private func sizes(
    ofSection section: Int, in view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize] {
    let count = view.numberOfItems(inSection: section)
    let standard = isSelfSizing ? estimate : itemSize
    if delegate == nil {
      var sizes = Array(repeating: isVertical ? standard : standard.turned, count: count)
      for (path, size) in measured where path.section == section && path.item < count { sizes[path.item] = isVertical ? size : size.turned }
      return sizes
    }
    return (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      var size = standard
      if let fitted = measured[path] {
        size = fitted
      } else if let delegate {
        let asked = delegate.collectionView(view, layout: self, sizeForItemAt: path)
        guard asked.width.isFinite, asked.height.isFinite else {
          UIKitException.raise("NSInternalInconsistencyException", "the size of \(path.brief) of \(view.displayName) is not finite")
        }
        if !isSelfSizing || asked != itemSize { size = CGSize(width: max(0, asked.width), height: max(0, asked.height)) }
      }
      return isVertical ? size : size.turned
    }
  }

  /// What is added to the section's inset.
  private func reference(of view: UICollectionView) -> UIEdgeInsets {
    let (inset, wanted): (UIEdgeInsets, UIEdgeInsets)
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: (inset, wanted) = (view.adjustedContentInset, view.safeAreaInsets)
    case .fromLayoutMargins: (inset, wanted) = (view.adjustedContentInset, view.layoutMargins)
    }
    // The content keeps away from what is in the content's inset already.
    return isVertical
      ? UIEdgeInsets(top: 0, left: max(0, wanted.left - inset.left), bottom: 0, right: max(0, wanted.right - inset.right))
      : UIEdgeInsets(top: max(0, wanted.top - inset.top), left: 0, bottom: max(0, wanted.bottom - inset.bottom), right: 0)
  }

  private func adding(_ one: UIEdgeInsets, to other: UIEdgeInsets) -> UIEdgeInsets { one.adding(other) }

  private func noteTooLarge(_ size: CGSize, _ room: CGFloat) {
    let (what, whole) = isVertical ? ("width", "width") : ("height", "height")
    UIKitDiagnostics.shared.note(
      kind: "flow-layout",
      message: """
        the behavior of the UICollectionViewFlowLayout is not defined because the item \(what) must be less than the \(whole) of the \
        UICollectionView minus the section insets and content insets: \(size.width.brief) is more than \(room.brief)
        """)
  }
}
