import Foundation

/// How the lines between the rows of a list look.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// Stands for insets that follow the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = automaticInsets
  public var bottomSeparatorInsets = automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator
  /// No effect: the separators are lines.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public static func == (one: UIListSeparatorConfiguration, other: UIListSeparatorConfiguration) -> Bool {
    one.topSeparatorVisibility == other.topSeparatorVisibility && one.bottomSeparatorVisibility == other.bottomSeparatorVisibility
      && one.topSeparatorInsets == other.topSeparatorInsets && one.bottomSeparatorInsets == other.bottomSeparatorInsets
      && one.color == other.color
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
  }
}
