import CoreGraphics
import DisplayList
import Foundation

extension UIButton {
  func configurationDidChange() {
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    titleDidChange()
  }

  /// The configuration as the button's state changes it.
  var shownConfiguration: Configuration? {
    guard let configuration else { return nil }
    return automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
  }

  // MARK: Background

  /// Where the background stands, with its stroke.
  private func backgroundBox(of background: UIBackgroundConfiguration) -> CGRect {
    var insets = background.backgroundInsets
    let margins = directionalLayoutMargins
    let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return backgroundRect(forBounds: bounds)
      .inset(by: UIEdgeInsets(insets, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft))
  }

  func emitBackground(of configuration: Configuration, into items: inout [DisplayList.Item]) {
    let background = configuration.background
    let box = backgroundBox(of: background)
    guard box.isDrawable else { return }
    let traits = traitCollection
    let radius = configuration.cornerRadius(height: box.height)
    let shape = ControlDrawing.rounded(box, radius)
    let tint = tintColor ?? .systemBlue
    if background.backgroundColor != nil {
      let color = background.resolvedBackgroundColor(for: tint).cgColor(with: traits)
      if color.alpha > 0 { items.append(.fill(shape, .color(color), .winding)) }
    }
    if let image = background.image {
      let rect = background.imageContentMode.rect(of: image.size(with: traits), in: box, grid: PixelGrid(traits))
      let drawn = ImageDrawing.items(image, in: rect, tint: tint.cgColor(with: traits), traits: traits)
      let isInside = radius <= 0 && box.contains(rect)
      items += isInside ? drawn : [ControlDrawing.group("background-image", of: "UIButton", clip: shape, drawn)]
    }
    if background.strokeWidth > 0 {
      let color = background.resolvedStrokeColor(for: tint).cgColor(with: traits)
      let outset = background.strokeOutset
      let outline = outset == 0 ? shape : ControlDrawing.rounded(box.insetBy(dx: -outset, dy: -outset), max(radius + outset, 0))
      items.append(.border(outline, width: background.strokeWidth, color: color))
    }
  }

  /// The view that code gave to the background, below everything else.
  private func placeCustomBackground(_ view: UIView?, _ background: UIBackgroundConfiguration) {
    if let old = storedCustomBackground, old !== view { old.removeFromSuperview() }
    storedCustomBackground = view
    guard let view else { return }
    if view.superview !== self { insertSubview(view, at: 0) }
    view.frame = backgroundBox(of: background)
    view.isUserInteractionEnabled = false
  }

  // MARK: Content

  func apply(_ configuration: Configuration) {
    let color = configuration.baseForegroundColor ?? tintColor ?? .systemBlue
    let size = configuration.buttonSize
    let isSmall = size == .small || size == .mini
    let title = configuration.attributedTitle ?? (selectedMenuElement?.title ?? currentTitle).map { AttributedString($0) }
    let titleText = text(
      title, isSmall ? .subheadline : .body, color, configuration, configuration.titleTextAttributesTransformer,
      configuration.titleLineBreakMode)
    if titleText.length > 0 || storedTitleLabel != nil {
      apply(titleText, to: label, configuration.titleLineBreakMode)
    }
    let subtitleText = text(
      configuration.attributedSubtitle, isSmall ? .caption2 : .footnote, color, configuration,
      configuration.subtitleTextAttributesTransformer, configuration.subtitleLineBreakMode)
    if subtitleText.length > 0 || storedSubtitleLabel != nil {
      apply(subtitleText, to: subtitleSubview, configuration.subtitleLineBreakMode)
    }
    applyImage(of: configuration, color)
    applyIndicators(of: configuration, color)
    placeCustomBackground(configuration.background.customView, configuration.background)
  }

  private func apply(_ text: NSAttributedString, to label: UIButtonLabel, _ mode: NSLineBreakMode) {
    label.isApplying = true
    label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    label.lineBreakMode = mode
    if label.attributedText?.isSame(as: text) != true { label.attributedText = text }
    label.alpha = isHighlighted ? 0.75 : 1
    label.isHidden = text.length == 0
    label.isApplying = false
  }

  private func applyImage(of configuration: Configuration, _ color: UIColor) {
    let image = configuration.image ?? currentImage
    guard image != nil || storedImageView != nil else { return }
    let view = imageSubview
    view.automaticIsTemplate = true
    view.tintColor = configuration.imageColorTransformer?(color) ?? color
    if view.image !== image { view.image = image }
    view.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(textStyle: .body)
    view.alpha = isHighlighted ? 0.75 : 1
    view.isHidden = image == nil || configuration.showsActivityIndicator
  }

  private func applyIndicators(of configuration: Configuration, _ color: UIColor) {
    if configuration.showsActivityIndicator || storedActivityIndicator != nil {
      let wheel = storedActivityIndicator ?? UIActivityIndicatorView(style: .medium)
      if storedActivityIndicator == nil {
        storedActivityIndicator = wheel
        addSubview(wheel)
      }
      wheel.color = configuration.activityIndicatorColorTransformer?(color) ?? color
      if configuration.showsActivityIndicator != wheel.isAnimating {
        if wheel.isAnimating { wheel.stopAnimating() } else { wheel.startAnimating() }
      }
    }
    let showsPopup = configuration.indicator == .popup || (configuration.indicator == .automatic && selectedMenuElement != nil)
    if showsPopup || storedPopupIndicator != nil {
      let view = storedPopupIndicator ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
      if storedPopupIndicator == nil {
        storedPopupIndicator = view
        addSubview(view)
      }
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
      view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
      view.isHidden = !showsPopup
    }
  }

  private func text(
    _ string: AttributedString?, _ style: UIFont.TextStyle, _ color: UIColor, _ configuration: Configuration,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ mode: NSLineBreakMode
  ) -> NSAttributedString {
    guard let string, !string.characters.isEmpty else { return NSAttributedString() }
    let paragraph = NSMutableParagraphStyle()
    switch configuration.titleAlignment {
    case .leading, .automatic: paragraph.alignment = .natural
    case .trailing: paragraph.alignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    case .center: paragraph.alignment = .center
    }
    paragraph.lineBreakMode = mode
    var base: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection), .foregroundColor: color,
      .paragraphStyle: paragraph,
    ]
    if let transformer { base.merge(TextAttributeValues.values(transformer(TextAttributeValues.container(base)))) { $1 } }
    return TextAttributeValues.attributed(string, base: base)
  }
}
