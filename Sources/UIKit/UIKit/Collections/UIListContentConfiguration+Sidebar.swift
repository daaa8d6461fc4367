import Foundation

extension UIListContentConfiguration {
  /// Approximation: as a cell's; its image takes the tint.
  public static func sidebarCell() -> UIListContentConfiguration { .cell() }
  /// Approximation: as a cell's.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { .subtitleCell() }
  /// Approximation: as a cell's.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { .cell() }
  /// Approximation: as a cell's.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { .subtitleCell() }

  /// Approximation: bold as a prominent header, with a cell's distances.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var configuration = prominentInsetGroupedHeader()
    configuration.directionalLayoutMargins = UIListContentConfiguration.cell().directionalLayoutMargins
    return configuration
  }
}

extension UIBackgroundConfiguration {
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .clear() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .clear() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { .clear() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .clear() }
  public static func listHeader() -> UIBackgroundConfiguration { .clear() }
  public static func listFooter() -> UIBackgroundConfiguration { .clear() }
}
