public import Foundation

extension UITableView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// What the separators' inset is measured from.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

  /// Stands for the height that content asks for.
  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = "{search}"
  public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")
}
