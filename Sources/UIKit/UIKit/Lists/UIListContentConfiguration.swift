import CoreGraphics
public import Foundation

/// The content of a row: an image, a text and a second one.
///
/// Approximation: the distances are those of cells of the old styles where Apple's documentation names no numbers.
public struct UIListContentConfiguration: UIContentConfiguration, @unchecked Sendable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1

  init(_ style: UIFont.TextStyle, secondary: UIFont.TextStyle) {
    textProperties.font = .preferredFont(forTextStyle: style)
    secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
  }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.body, secondary: .caption1) }

  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body, secondary: .caption1) }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.body, secondary: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.color = .secondaryLabel
    return configuration
  }

  public static func header() -> UIListContentConfiguration { ListHeaders.header() }
  public static func footer() -> UIListContentConfiguration { ListHeaders.footer() }
  public static func plainHeader() -> UIListContentConfiguration { ListHeaders.plainHeader() }
  public static func plainFooter() -> UIListContentConfiguration { ListHeaders.footer() }
  public static func groupedHeader() -> UIListContentConfiguration { ListHeaders.header() }
  public static func groupedFooter() -> UIListContentConfiguration { ListHeaders.footer() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { ListHeaders.prominentHeader() }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { ListHeaders.prominentHeader() }

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
