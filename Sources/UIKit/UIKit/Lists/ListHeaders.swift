import Foundation

/// The contents of headers and footers.
enum ListHeaders {
  /// 13 points, grey, capitals: as titles of groups are drawn.
  static func header() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.footnote, secondary: .footnote)
    configuration.textProperties.color = .secondaryLabel
    configuration.textProperties.transform = .uppercase
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 8)
    return configuration
  }

  static func footer() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.footnote, secondary: .footnote)
    configuration.textProperties.color = .secondaryLabel
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 6.5, trailing: 8)
    return configuration
  }

  static func plainHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.headline, secondary: .subheadline)
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8)
    return configuration
  }

  static func prominentHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.title3, secondary: .subheadline)
    let descriptor = configuration.textProperties.font.fontDescriptor.withSymbolicTraits(.traitBold)
    if let descriptor { configuration.textProperties.font = UIFont(descriptor: descriptor, size: 0) }
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 10, trailing: 8)
    return configuration
  }
}
