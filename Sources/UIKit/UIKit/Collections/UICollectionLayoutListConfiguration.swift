import CoreGraphics
public import Foundation

/// How a list looks.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public var appearance: Appearance
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  public var backgroundColor: UIColor?
  /// No effect: nobody swipes in a picture.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// No effect: nobody swipes in a picture.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The room above a section's header; nil for the system's.
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor =
      switch appearance {
      case .plain, .sidebarPlain: .systemBackground
      case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
      }
  }
}
