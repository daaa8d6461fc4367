import CoreGraphics
import Foundation
import QuartzCore

/// A row whose content keeps a height at least.
@MainActor
protocol ListRow: UIView {
  var minimumContentHeight: CGFloat { get }
}

extension UICollectionViewListCell: ListRow {
  /// Between accessories at one end: an approximation.
  private static let accessorySpacing: CGFloat = 8

  private var grid: PixelGrid { PixelGrid(traitCollection) }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var sideMargin: CGFloat { collection?.rowMargins.left ?? 16 }
  private var place: ListPlace { parts.listPlace ?? ListPlace() }
  private var isInset: Bool { place.appearance == .insetGrouped || place.appearance == .sidebar }

  /// The line below the content takes a pixel's height of the row, as in tables.
  private var separatorHeight: CGFloat {
    guard let place = parts.listPlace, place.role == .item else { return 0 }
    return place.hidesSeparators ? 0 : 1 / grid.scale
  }

  /// Rows of one line are as high as a table's.
  var minimumContentHeight: CGFloat {
    place.role == .item ? UITableViewCell.standardHeight - separatorHeight : 0
  }

  /// At the sides the list's margins, next to an accessory 8; 11 points up and down, as in a table's rows.
  var rowMargins: UIEdgeInsets {
    let trailing = parts.accessoryViews.contains { !$0.accessory.isLeading } ? 8 : sideMargin
    return UIEdgeInsets(
      top: 11, left: isMirrored ? trailing : sideMargin, bottom: 11, right: isMirrored ? sideMargin : trailing)
  }

  // MARK: Room

  private func room(isLeading: Bool) -> CGFloat {
    let widths = parts.accessoryViews.filter { $0.accessory.isLeading == isLeading }.map(\.width)
    return widths.isEmpty
      ? 0 : widths.reduce(sideMargin, +) + UICollectionViewListCell.accessorySpacing * CGFloat(widths.count - 1)
  }

  private var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  private var safeSides: UIEdgeInsets { isInset ? .zero : safeAreaInsets }

  /// What the content leaves to accessories, indentation, the safe area and the line.
  var rowInsets: UIEdgeInsets {
    let (leading, trailing) = (room(isLeading: true) + indentation, room(isLeading: false))
    let safe = safeSides
    return UIEdgeInsets(
      top: 0, left: safe.left + (isMirrored ? trailing : leading), bottom: separatorHeight,
      right: safe.right + (isMirrored ? leading : trailing))
  }

  func contentRoomDidChange() {
    settledSize = nil
    contentView.marginsDidChange()
    setNeedsLayout()
    if let collection, !collection.items.isLayingOut { collection.setNeedsLayout() }
  }

  // MARK: Accessories

  func accessoriesDidChange() {
    for placed in parts.accessoryViews { placed.view.removeFromSuperview() }
    let isEditing = collection?.isEditing ?? false
    var shown: [UICellAccessory] = []
    for accessory in accessories where !accessory.isHidden {
      guard accessory.displayed == .always || (accessory.displayed == .whenEditing) == isEditing else { continue }
      let beside = shown.filter { $0.isLeading == accessory.isLeading }
      if let position = accessory.position, let next = beside.indices.contains(position(beside)) ? position(beside) : nil {
        let index = shown.indices.filter { shown[$0].isLeading == accessory.isLeading }[next]
        shown.insert(accessory, at: index)
      } else {
        shown.append(accessory)
      }
    }
    // The sign of rows that can be moved stands at the very end.
    let last = shown.filter { $0.accessoryType == .reorder }
    shown = shown.filter { $0.accessoryType != .reorder } + last
    parts.accessoryViews = shown.map { PlacedAccessory($0, in: self) }
    for placed in parts.accessoryViews { addSubview(placed.view) }
    contentRoomDidChange()
  }

  private func placeAccessories() {
    let content = contentView.frame
    var leading = safeSides.left + sideMargin + (indentsAccessories ? indentation : 0)
    if isMirrored { leading = safeSides.right + sideMargin + (indentsAccessories ? indentation : 0) }
    var trailing = isMirrored ? bounds.width - content.minX : content.maxX
    for placed in parts.accessoryViews {
      let size = placed.view.bounds.size
      let start = placed.accessory.isLeading ? leading : trailing
      let inner = placed.accessory.isLeading ? (placed.width - size.width) / 2 : placed.width - size.width
      var frame = CGRect(
        x: grid.nearest(start + inner), y: grid.nearest((content.height - size.height) / 2), width: size.width, height: size.height)
      if isMirrored { frame = frame.mirrored(in: bounds) }
      put(placed.view, frame)
      let step = placed.width + UICollectionViewListCell.accessorySpacing
      if placed.accessory.isLeading { leading += step } else { trailing += step }
    }
  }

  // MARK: Row

  func placeRow() {
    placeAccessories()
    placeSeparators()
    roundCorners()
  }

  /// The corners of groups that are inset: 10 points, as a table's.
  private func roundCorners() {
    let rounds = place.appearance == .insetGrouped && place.role == .item && parts.listPlace != nil
    guard rounds, place.isFirst || place.isLast else {
      if rounds { layer.cornerRadius = 0 }
      return
    }
    layer.cornerRadius = SystemGeneration.current >= 26 ? 26 : 10
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    layer.masksToBounds = true
  }

  /// The background of rows whose code sets none.
  var listBackground: UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration.clear()
    guard place.role == .item, parts.listPlace != nil else { return configuration }
    switch place.appearance {
    case .plain: configuration = .listPlainCell()
    case .grouped, .insetGrouped: configuration = .listGroupedCell()
    case .sidebar, .sidebarPlain: break
    }
    if isSelected || isHighlighted {
      // The grey of selected rows since iOS 13.
      configuration.backgroundColor = .systemGray4
      if place.appearance == .sidebar { configuration.cornerRadius = 10 }
    }
    return configuration
  }
}
