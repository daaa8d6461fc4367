import Foundation

/// Holds a cell's content; its margins are those of rows.
final class CellContentView: UIView {
  /// At the sides the table's margins, next to an accessory 8; 11 points up and down, 8 up to iOS 12 (labels in stored interfaces).
  package override var systemMargins: UIEdgeInsets? {
    let vertical: CGFloat = SystemGeneration.current >= 13 ? 11 : 8
    let table = storedSuperview?.storedSuperview as? UITableView
    let side = table?.sideMargin ?? 16
    let trailing = (storedSuperview as? UITableViewCell)?.hasAccessory == true ? 8 : side
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(top: vertical, left: isMirrored ? trailing : side, bottom: vertical, right: isMirrored ? side : trailing)
  }
}
