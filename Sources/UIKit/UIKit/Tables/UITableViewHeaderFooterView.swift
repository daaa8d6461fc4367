import CoreGraphics
public import Foundation

/// A header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The height of a plain table's headers (source: the value that Interface Builder stores for tables).
  static let standardHeight: CGFloat = 28

  open private(set) var reuseIdentifier: String?
  open private(set) lazy var contentView: UIView = makeContentView()
  open private(set) lazy var textLabel: UILabel? = makeLabel(.preferredFont(forTextStyle: .headline), .label)
  open private(set) lazy var detailTextLabel: UILabel? = makeLabel(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
  private final var configuredView: UIView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    _ = contentView
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  @preconcurrency @MainActor public convenience init() { self.init(reuseIdentifier: nil) }

  private func makeContentView() -> UIView {
    let view = CellContentView(frame: bounds)
    addSubview(view)
    return view
  }

  private func makeLabel(_ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = color
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  open func prepareForReuse() {}

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView = ConfiguredContent.install(contentConfiguration, replacing: configuredView, in: contentView)
      setNeedsLayout()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    if contentView.frame != content { contentView.frame = content }
    backgroundView?.frame = bounds
    if let color = backgroundConfiguration?.backgroundColor { contentView.backgroundColor = color }
    placeLabels()
  }

  /// Subclasses of ours put their texts elsewhere.
  package func placeLabels() {
    let area = contentView.bounds.inset(by: UIEdgeInsets(top: 0, left: contentMargins.left, bottom: 0, right: contentMargins.right))
    for label in contentView.storedSubviews.lazy.compactMap({ $0 as? UILabel })
    where label.layoutState.translatesAutoresizingMask && label.layer.bounds.isEmpty {
      label.frame = area
    }
  }

  final var contentMargins: UIEdgeInsets { contentView.layoutMargins }

  package override var systemMargins: UIEdgeInsets? { (superview as? UITableView)?.systemMargins }

  /// The content's height; the standard one where constraints leave it open.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.frame = bounds
    let fitted = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: targetSize.width, height: fitted.height > 0 ? fitted.height : UITableViewHeaderFooterView.standardHeight)
  }
}
