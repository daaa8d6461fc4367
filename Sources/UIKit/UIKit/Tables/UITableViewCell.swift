import CoreGraphics
public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The height of a row with one line, separator included (source: rows of stored interfaces).
  static let standardHeight: CGFloat = 44

  final let cellStyle: CellStyle
  open private(set) var reuseIdentifier: String?
  package final weak var table: UITableView?
  /// Where Interface Builder's canvas keeps the content; nil leaves it to the cell.
  package final var storedContentFrame: CGRect? { didSet { setNeedsLayout() } }
  final var tablePlace = Place()
  final var parts = Parts()
  private final var hasDefaultBackground = true
  private final var storedIsSelected = false
  private final var storedIsHighlighted = false
  private final var storedIsEditing = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableViewCell.standardHeight))
    setUp()
  }

  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  @preconcurrency @MainActor public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  private func setUp() {
    clipsToBounds = false
    addSubview(contentView)
  }

  // MARK: Content

  public let contentView: UIView = CellContentView()
  open private(set) lazy var textLabel: UILabel? = makeTextLabel()
  open private(set) lazy var detailTextLabel: UILabel? = makeDetailTextLabel()
  open private(set) lazy var imageView: UIImageView? = makeImageView()

  open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
  open var automaticallyUpdatesContentConfiguration = true
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Called where the state changes and before the cell is seen first.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }
  open func setNeedsUpdateConfiguration() {
    parts.needsUpdateConfiguration = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  // MARK: Background

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasDefaultBackground = false
      super.backgroundColor = newValue
    }
  }

  /// The background that a table gives cells whose code sets none.
  final func setDefaultBackground(_ color: UIColor) { if hasDefaultBackground, backgroundColor != color { super.backgroundColor = color } }

  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue, to: backgroundView) } }
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { updateSelectedBackground(replacing: oldValue) } }
  }
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Accessories

  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { accessoryDidChange() } } }
  /// No effect: edited rows are drawn as others.
  open var editingAccessoryType = AccessoryType.none
  /// No effect: edited rows are drawn as others.
  open var editingAccessoryView: UIView?

  // MARK: State

  open var selectionStyle = SelectionStyle.default
  open var focusStyle = FocusStyle.default
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    stateDidChange()
  }
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    stateDidChange()
  }
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    setNeedsUpdateConfiguration()
  }
  open var editingStyle: EditingStyle { .delete }
  open var showingDeleteConfirmation: Bool { false }
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open var userInteractionEnabledWhileDragging = false
  open func dragStateDidChange(_ dragState: DragState) {}
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  // MARK: Layout

  /// The separator's inset; as the table's where none is set.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? automaticSeparatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  package override var systemMargins: UIEdgeInsets? {
    table.map { UIEdgeInsets(top: 8, left: $0.sideMargin, bottom: 8, right: $0.sideMargin) }
  }

  /// As high as the content at the width asks for, and the line of the separator below it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(forWidth: targetSize, horizontal, vertical)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height)
  }
}
