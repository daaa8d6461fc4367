import Foundation

/// Where in a list a row stands, as far as its looks depend on it.
struct ListPlace: Equatable, @unchecked Sendable {
  enum Role: Sendable { case item, header, footer }

  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var role = Role.item
  var isFirst = false
  var isLast = false
  /// Whether the list has no lines at all.
  var hidesSeparators = false
  /// Nil where the row has no line there.
  var topSeparator: UIListSeparatorConfiguration?
  var bottomSeparator: UIListSeparatorConfiguration?

  static func == (one: ListPlace, other: ListPlace) -> Bool {
    one.appearance == other.appearance && one.role == other.role && one.isFirst == other.isFirst && one.isLast == other.isLast
      && one.hidesSeparators == other.hidesSeparators
      && one.topSeparator == other.topSeparator && one.bottomSeparator == other.bottomSeparator
  }
}
