import CoreGraphics
public import Foundation

/// Shows an item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  final var parts = Parts()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  // MARK: Content

  public let contentView: UIView = CollectionContentView()

  open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
  open var automaticallyUpdatesContentConfiguration = true
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      parts.hasOwnBackground = true
      setNeedsLayout()
    }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Called where the state changes and before the cell is seen first.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collection?.isEditing ?? false
    state.isExpanded = parts.isExpanded
    return state
  }
  open func setNeedsUpdateConfiguration() {
    parts.needsUpdateConfiguration = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  // MARK: Background

  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue, to: backgroundView) } }
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { updateSelectedBackground(replacing: oldValue) } }
  }

  // MARK: State

  /// What a change of state changes.
  func stateDidChange() { showState() }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  open func dragStateDidChange(_ dragState: DragState) {}

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// What the cell keeps around its content.
  var contentInsets: UIEdgeInsets { .zero }
  var shownBackground: UIBackgroundConfiguration? { backgroundConfiguration }
  /// Subclasses of ours place what lists add.
  func placeListParts() {}

  package override var hasConstrainedContent: Bool {
    contentView.storedSubviews.contains { !$0.layoutState.translatesAutoresizingMask }
      || storedSubviews.contains { !$0.layoutState.translatesAutoresizingMask }
  }

  override func preferredSize(_ size: CGSize, _ fitting: ElementFitting) -> CGSize {
    updateConfigurationIfNeeded()
    return super.preferredSize(size, fitting)
  }

  /// The content decides, within what the cell keeps around it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard contentView.layoutState.translatesAutoresizingMask, contentView.superview === self else {
      return super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return fittingSize(ofContentIn: targetSize, horizontal, vertical)
  }
}
