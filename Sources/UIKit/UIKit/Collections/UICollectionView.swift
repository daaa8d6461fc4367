import CoreGraphics
public import Foundation

/// Shows items where a layout puts them.
///
/// Only the items that are seen have cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, _UICollectionViewDelegating {
  package final var items = ItemState()
  private final var layout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layout.owner = self
    super.backgroundColor = standardBackground
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    guard layout !== self.layout else { return }
    let old = self.layout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    old.owner = nil
    self.layout = layout
    layout.owner = self
    layoutDidChange(from: old)
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { markNeedsReload() } } }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Looks

  open var backgroundView: UIView? { didSet { backgroundViewDidChange(from: oldValue) } }
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      items.hasOwnBackground = true
      super.backgroundColor = newValue
    }
  }

  /// What lists draw behind their rows; else the colour of collection views without one of their own: black up to iOS 12.
  var standardBackground: UIColor? {
    layout.defaultBackgroundColor ?? (SystemGeneration.current >= 13 ? .systemBackground : .black)
  }

  final func updateStandardBackground() {
    guard !items.hasOwnBackground, backgroundColor != standardBackground else { return }
    super.backgroundColor = standardBackground
  }

  // MARK: Selection and editing

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = true
  open var allowsFocusDuringEditing = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = false
  open var reorderingCadence = ReorderingCadence.immediate
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var hasUncommittedUpdates: Bool { items.updates != nil }
  open var isEditing: Bool {
    get { items.isEditing }
    set {
      guard newValue != items.isEditing else { return }
      items.isEditing = newValue
      editingDidChange()
    }
  }

  // MARK: Changes

  open func reloadData() { markNeedsReload() }
  /// Approximation: the cells are asked for anew, not exchanged with an animation.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) })
  }
  /// Approximation: the cells are asked for anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  open func reloadSections(_ sections: IndexSet) {
    update(sections.map { UICollectionViewUpdateItem(.reload, before: IndexPath(index: $0), after: IndexPath(index: $0)) })
  }
  open func insertItems(at indexPaths: [IndexPath]) { update(indexPaths.map { UICollectionViewUpdateItem(.insert, after: $0) }) }
  open func deleteItems(at indexPaths: [IndexPath]) { update(indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0) }) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
  }
  open func insertSections(_ sections: IndexSet) {
    update(sections.map { UICollectionViewUpdateItem(.insert, after: IndexPath(index: $0)) })
  }
  open func deleteSections(_ sections: IndexSet) {
    update(sections.map { UICollectionViewUpdateItem(.delete, before: IndexPath(index: $0)) })
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([UICollectionViewUpdateItem(.move, before: IndexPath(index: section), after: IndexPath(index: newSection))])
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    let isOuter = items.updates == nil
    if isOuter { items.updates = [] }
    updates?()
    if isOuter { commitUpdates() }
    completion?(true)
  }

  /// No effect: nobody moves items in a picture.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// No effect: nobody moves items in a picture.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// No effect: nobody moves items in a picture.
  open func endInteractiveMovement() {}
  /// No effect: nobody moves items in a picture.
  open func cancelInteractiveMovement() {}

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  package override var systemMargins: UIEdgeInsets? {
    guard layout.defaultBackgroundColor != nil || items.cells.values.contains(where: { $0 is UICollectionViewListCell }) else { return nil }
    return rowMargins
  }

  /// The margins of rows in lists, as a table's.
  final var rowMargins: UIEdgeInsets {
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    safeAreaDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    safeAreaDidChange()
  }

  package override func contentEnvironmentDidChange(from previous: UITraitCollection?) {
    super.contentEnvironmentDidChange(from: previous)
    updateStandardBackground()
    guard items.bounds != nil else { return }
    forgetSizes()
    markNeedsPrepare()
  }
}
