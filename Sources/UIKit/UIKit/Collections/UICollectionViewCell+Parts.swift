import CoreGraphics
import Foundation

extension UICollectionViewCell {
  /// The views that a cell makes itself, and what it remembers of them.
  struct Parts {
    var configured: UIView?
    var background: BackgroundConfigurationView?
    var selection: UIView?
    var hasOwnBackground = false
    var needsUpdateConfiguration = false
    var isExpanded = false
    var topLine: UIView?
    var bottomLine: UIView?
    var accessoryViews: [PlacedAccessory] = []
    var listPlace: ListPlace?
  }

  func contentConfigurationDidChange() {
    parts.configured = ConfiguredContent.install(contentConfiguration, replacing: parts.configured, in: contentView)
    settledSize = nil
    setNeedsLayout()
    if let collection, !collection.items.isLayingOut { collection.setNeedsLayout() }
  }

  func updateConfigurationIfNeeded() {
    guard parts.needsUpdateConfiguration else { return }
    parts.needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  func showState() {
    updateSelectedBackground(replacing: nil)
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: configurationState)
    }
    setNeedsUpdateConfiguration()
  }

  func updateSelectedBackground(replacing old: UIView?) {
    old?.removeFromSuperview()
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      if view.superview !== self { insertSubview(view, belowSubview: contentView) }
      view.frame = bounds
    } else {
      view.removeFromSuperview()
    }
  }

  func backgroundDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  // MARK: Places

  /// The content in a cell of a size.
  func contentFrame(in size: CGSize) -> CGRect {
    let insets = contentInsets
    return CGRect(
      x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  func placeParts() {
    updateConfigurationIfNeeded()
    if contentView.layoutState.translatesAutoresizingMask { put(contentView, contentFrame(in: bounds.size)) }
    if let view = backgroundView { put(view, bounds) }
    if let view = selectedBackgroundView, view.superview === self { put(view, bounds) }
    placeBackgroundConfiguration()
    placeListParts()
  }

  func put(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

  private func placeBackgroundConfiguration() {
    guard let configuration = shownBackground else {
      parts.background?.removeFromSuperview()
      parts.background = nil
      return
    }
    let view = parts.background ?? BackgroundConfigurationView()
    if parts.background == nil {
      parts.background = view
      insertSubview(view, at: 0)
    }
    view.apply(configuration, in: self)
  }

  // MARK: Size

  func fittingSize(ofContentIn target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    let insets = contentInsets
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    let area = CGSize(width: max(0, target.width - across), height: max(0, target.height - down))
    if contentView.bounds.width != area.width, horizontal == .required {
      put(contentView, CGRect(origin: contentView.frame.origin, size: CGSize(width: area.width, height: contentView.bounds.height)))
    }
    let fitted = contentView.systemLayoutSizeFitting(
      area, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(
      width: horizontal == .required ? target.width : fitted.width + across,
      height: vertical == .required ? target.height : fitted.height + down)
  }
}
