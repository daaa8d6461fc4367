import Foundation

extension UITableViewCell {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// Where in a table a cell stands, as far as its looks depend on it.
  package struct Place: Equatable {
    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false
    var separatorStyle = SeparatorStyle.none
    var separatorColor: UIColor?
    var isLastOfTable = false

    package init(
      style: UITableView.Style = .plain, isFirst: Bool = false, isLast: Bool = false, separatorStyle: SeparatorStyle = .none,
      separatorColor: UIColor? = nil, isLastOfTable: Bool = false
    ) {
      self.style = style
      (self.isFirst, self.isLast) = (isFirst, isLast)
      self.separatorStyle = separatorStyle
      self.separatorColor = separatorColor
      self.isLastOfTable = isLastOfTable
    }
  }
}
