import CoreGraphics
public import Foundation

/// Shows rows below each other, in sections.
///
/// Only the rows that are seen have cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView, _UITableViewDelegating {
  public let style: Style
  package final var rows = RowState()

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  @preconcurrency @MainActor public convenience init() { self.init(frame: .zero, style: .plain) }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { markNeedsReload() } } }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  // MARK: Heights

  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { markNeedsReload() } } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { if sectionHeaderHeight != oldValue { markNeedsReload() } } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { if sectionFooterHeight != oldValue { markNeedsReload() } } }
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { if estimatedRowHeight != oldValue { markNeedsReload() } } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The room above a section's header in a plain table, from iOS 15 on.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { markNeedsReload() } }
  }
  open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Looks

  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { if separatorStyle != oldValue { markNeedsReload() } } }
  open var separatorColor: UIColor? = .separator { didSet { cellLooksDidChange() } }
  open var separatorInset: UIEdgeInsets {
    get { rows.separatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      rows.separatorInset = newValue
      cellLooksDidChange()
    }
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { cellLooksDidChange() } }
  /// No effect: the separators are lines.
  open var separatorEffect: UIVisualEffect?
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { cellLooksDidChange() } }
  open var insetsContentViewsToSafeArea = true { didSet { cellLooksDidChange() } }
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { if sectionIndexMinimumDisplayRowCount != oldValue { markNeedsReload() } } }
  open var sectionIndexColor: UIColor? { didSet { sectionIndexLooksDidChange() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndexLooksDidChange() } }
  /// No effect: nobody touches the index.
  open var sectionIndexTrackingBackgroundColor: UIColor?

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
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var hasUncommittedUpdates: Bool { false }
  /// Approximation: cells know that they are edited; the controls at their edges are not drawn.
  open var isEditing: Bool {
    get { rows.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    rows.isEditing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  // MARK: Changes

  open func reloadData() { markNeedsReload() }
  /// Approximation: all rows are asked for anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { markNeedsReload() }
  /// Approximation: all rows are asked for anew.
  open func reconfigureRows(at indexPaths: [IndexPath]) { markNeedsReload() }
  /// Approximation: all rows are asked for anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { markNeedsReload() }
  open func reloadSectionIndexTitles() {
    updateSectionIndex()
    setNeedsLayout()
  }
  /// Approximation: all rows are asked for anew.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { markNeedsReload() }
  /// Approximation: all rows are asked for anew.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { markNeedsReload() }
  /// Approximation: all rows are asked for anew.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { markNeedsReload() }
  /// Approximation: all rows are asked for anew.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { markNeedsReload() }
  /// Approximation: all rows are asked for anew.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { markNeedsReload() }
  /// Approximation: all rows are asked for anew.
  open func moveSection(_ section: Int, toSection newSection: Int) { markNeedsReload() }
  open func beginUpdates() {}
  open func endUpdates() { heightsDidChange() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    heightsDidChange()
    completion?(true)
  }

  // MARK: Layout

  open override var contentSize: CGSize {
    get {
      reloadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  package override var systemMargins: UIEdgeInsets? {
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    cellLooksDidChange()
  }

  package override func contentEnvironmentDidChange(from previous: UITraitCollection?) {
    super.contentEnvironmentDidChange(from: previous)
    if traitCollection.differsInTextSize(from: previous) { heightsDidChange() }
  }
}
