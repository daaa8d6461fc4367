import Foundation
import QuartzCore

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// What a view remembers for its looks beyond what its layer holds.
  package struct AppearanceState {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var tintAdjustmentMode = TintAdjustmentMode.automatic
    var contentMode = ContentMode.scaleToFill
    var isOpaque = true
    var mask: UIView?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var overrideStyle = UIUserInterfaceStyle.unspecified
    var traitOverrides = TraitValues() {
      didSet { overridesTraits = traitOverrides != TraitValues() }
    }
    /// Kept, for it is asked of every ancestor.
    private(set) var overridesTraits = false
    var contentSizeLimits = ContentSizeLimits()
    var traitRegistrations = TraitRegistrations()
    /// The traits that the view last saw.
    var seenTraits: UITraitCollection?
    /// The picture is of another class than the one asked for.
    var isPlaceholder = false
  }

  func setBackgroundColor(_ color: UIColor?) {
    appearance.backgroundColor = color
    layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
  }

  func setHidden(_ hidden: Bool) {
    guard layer.isHidden != hidden else { return }
    layer.isHidden = hidden
    (storedSuperview as? UIStackView)?.arrangedVisibilityDidChange(of: self)
  }

  var effectiveTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.appearance.tintColor { return color }
      view = current.storedSuperview
    }
    return .systemBlue
  }

  func setTintColor(_ color: UIColor?) {
    appearance.tintColor = color
    notifyTintChange()
  }

  private func notifyTintChange() {
    tintColorDidChange()
    for subview in storedSubviews where subview.appearance.tintColor == nil { subview.notifyTintChange() }
  }
}

/// Which way a view's content runs.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
