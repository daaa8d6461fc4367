import CoreGraphics
import Foundation

extension UITableView {
  /// What a table remembers of its rows.
  package struct RowState {
    var needsReload = true
    var isReloading = false
    var isLayingOut = false
    var isEditing = false
    var separatorInset: UIEdgeInsets?
    var sections: [SectionHeights] = []
    /// The width that heights were found at.
    var width: CGFloat = 0
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var fillers: [UIView] = []
    var index: SectionIndexView?
    var selected: [IndexPath] = []
    var cellMakers: [String: CellMaker] = [:]
    var headerMakers: [String: CellMaker] = [:]
    var unusedCells: [String: [UITableViewCell]] = [:]
    var unusedHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  }

  /// How cells of an identifier come into being.
  enum CellMaker {
    case type(AnyClass)
    case nib(UINib)
  }

  /// The heights of a section's parts, rows estimated until their cells were seen.
  struct SectionHeights {
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows: [CGFloat] = []
    var isMeasured: [Bool] = []

    var height: CGFloat { padding + header + rows.reduce(0, +) + footer }
  }
}
