import CoreGraphics
import Foundation

extension UIButton.Configuration {
  /// The configuration with the colours that the button's state asks for: what the button draws.
  ///
  /// Approximation: how strongly the background changes for selected and pressed buttons is near what UIKit shows.
  @preconcurrency @MainActor
  public func updated(for button: UIButton) -> UIButton.Configuration {
    var shown = self
    let tint = button.role == .destructive ? UIColor.systemRed : button.tintColor ?? .systemBlue
    var style = self.style
    // What is selected takes the next stronger style, an approximation of what UIKit's toggles look like.
    if button.isSelected, automaticallyUpdateForSelection {
      switch style {
      case .plain, .gray: style = .tinted
      case .tinted, .filled: style = .filled
      }
    }
    if !button.isEnabled {
      shown.baseForegroundColor = .tertiaryLabel
    } else if baseForegroundColor == nil {
      shown.baseForegroundColor = style == .filled ? .white : tint
    }
    if background.backgroundColor == nil {
      shown.background.backgroundColor = background(style, tint, isEnabled: button.isEnabled, isHighlighted: button.isHighlighted)
    }
    return shown
  }

  private func background(_ style: Style, _ tint: UIColor, isEnabled: Bool, isHighlighted: Bool) -> UIColor? {
    let base = baseBackgroundColor
    let color: UIColor?
    switch style {
    case .plain: color = base
    case .filled: color = isEnabled ? base ?? tint : .tertiarySystemFill
    case .gray: color = isEnabled ? base ?? .secondarySystemFill : .tertiarySystemFill
    case .tinted: color = isEnabled ? (base ?? tint).withAlphaComponent(0.18) : .tertiarySystemFill
    }
    // A pressed button keeps three quarters of its colour, an approximation.
    guard isHighlighted, let color else { return color }
    return UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * 0.75)
    }
  }

  /// The radius of the corners of a background.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 5.95
    case .small: 5
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }
}
