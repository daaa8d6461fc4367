import CoreGraphics
public import Foundation

/// A row of a list: content, figures at its ends, a line below.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { contentRoomDidChange() } } }
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { contentRoomDidChange() } } }
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { contentRoomDidChange() } } }

  /// From where to where the lines run; constraints may move it.
  open private(set) lazy var separatorLayoutGuide = makeSeparatorGuide()
  final var separatorGuide: UILayoutGuide?
  final var separatorStart: NSLayoutConstraint?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch parts.listPlace?.role {
    case .header: parts.listPlace?.appearance == .plain ? .plainHeader() : .groupedHeader()
    case .footer: parts.listPlace?.appearance == .plain ? .plainFooter() : .groupedFooter()
    default: .cell()
    }
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listBackground }

  override var shownBackground: UIBackgroundConfiguration? { parts.hasOwnBackground ? backgroundConfiguration : listBackground }
  override var contentInsets: UIEdgeInsets { rowInsets }
  override func placeListParts() { placeRow() }

  override func listPlaceDidChange(_ place: ListPlace?) {
    guard place != parts.listPlace else { return }
    parts.listPlace = place
    contentRoomDidChange()
  }

  override func stateDidChange() {
    super.stateDidChange()
    accessoriesDidChange()
  }
}
