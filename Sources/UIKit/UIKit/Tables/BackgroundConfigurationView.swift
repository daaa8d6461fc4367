import CoreGraphics
import Foundation

/// Shows a background configuration.
final class BackgroundConfigurationView: UIView {
  private var shown: UIView?
  private let picture = UIImageView()

  func apply(_ configuration: UIBackgroundConfiguration, in owner: UIView) {
    var insets = configuration.backgroundInsets
    let margins = owner.directionalLayoutMargins
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    frame = owner.bounds.inset(by: owner.resolve(insets))
    let tint = owner.tintColor ?? .tintColor
    backgroundColor = configuration.backgroundColor.map { _ in configuration.resolvedBackgroundColor(for: tint) }
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor = configuration.resolvedStrokeColor(for: tint).cgColor(with: traitCollection)
    clipsToBounds = configuration.cornerRadius > 0
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    if configuration.image != nil, picture.superview == nil { insertSubview(picture, at: 0) }
    picture.frame = bounds
    if shown !== configuration.customView {
      shown?.removeFromSuperview()
      shown = configuration.customView
      if let shown { addSubview(shown) }
    }
    shown?.frame = bounds
  }
}
