import CoreGraphics
import DisplayList
import Foundation

extension UIButton {
  func configurationDidChange() {
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    titleDidChange()
  }

  // MARK: Looks

  private func foreground(of configuration: Configuration) -> UIColor {
    if !isEnabled { return .tertiaryLabel }
    if let color = configuration.baseForegroundColor { return color }
    return configuration.style == .filled ? .white : tintColor ?? .systemBlue
  }

  private func background(of configuration: Configuration) -> UIColor? {
    if let color = configuration.background.backgroundColor { return configuration.background.resolvedBackgroundColor(for: color) }
    let base = configuration.baseBackgroundColor
    let color: UIColor?
    switch configuration.style {
    case .plain: color = base
    case .filled: color = isEnabled ? base ?? tintColor : .tertiarySystemFill
    case .gray: color = base ?? .secondarySystemFill
    case .tinted: color = (base ?? tintColor).map { $0.withAlphaComponent(0.18) }
    }
    return color.map { configuration.background.backgroundColorTransformer?($0) ?? $0 }
  }

  private func radius(of configuration: Configuration, height: CGFloat) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed: configuration.background.cornerRadius
    case .dynamic: configuration.background.cornerRadius > 0 ? configuration.background.cornerRadius : 5.95
    case .small: 5
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }

  func emitBackground(of configuration: Configuration, into items: inout [DisplayList.Item]) {
    let insets = UIEdgeInsets(
      configuration.background.backgroundInsets, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let box = backgroundRect(forBounds: bounds).inset(by: insets)
    guard box.width > 0, box.height > 0 else { return }
    let radius = min(radius(of: configuration, height: box.height), min(box.width, box.height) / 2)
    let shape: DisplayList.Shape = radius > 0 ? .roundedRect(box, DisplayList.CornerRadii(radius)) : .rect(box)
    if let color = background(of: configuration)?.cgColor(with: traitCollection), color.alpha > 0 {
      items.append(.fill(shape, .color(color), .winding))
    }
    if let image = configuration.background.image {
      items += ImageDrawing.items(image, in: box, tint: tintColor?.cgColor(with: traitCollection), traits: traitCollection)
    }
    if configuration.background.strokeWidth > 0, let tint = tintColor {
      let color = configuration.background.resolvedStrokeColor(for: tint).cgColor(with: traitCollection)
      items.append(.border(shape, width: configuration.background.strokeWidth, color: color))
    }
  }

  // MARK: Content

  func apply(_ configuration: Configuration) {
    let color = foreground(of: configuration)
    let text = title(of: configuration, color: color)
    if text.length > 0 || storedTitleLabel != nil {
      let label = self.label
      label.isApplying = true
      label.numberOfLines = 0
      label.lineBreakMode = configuration.titleLineBreakMode
      if label.attributedText?.isSame(as: text) != true { label.attributedText = text }
      label.alpha = isHighlighted ? 0.75 : 1
      label.isApplying = false
    }
    let image = configuration.image ?? currentImage
    if image != nil || storedImageView != nil {
      let view = imageSubview
      view.automaticIsTemplate = true
      view.tintColor = configuration.imageColorTransformer?(color) ?? color
      if view.image !== image { view.image = image }
      view.preferredSymbolConfiguration =
        configuration.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(textStyle: .body)
      view.isHidden = image == nil
    }
  }

  /// Title and subtitle as one text of two lines.
  private func title(of configuration: Configuration, color: UIColor) -> NSAttributedString {
    let text = NSMutableAttributedString()
    let style = NSMutableParagraphStyle()
    switch configuration.titleAlignment {
    case .leading: style.alignment = .natural
    case .trailing: style.alignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    case .center, .automatic: style.alignment = .center
    }
    style.lineBreakMode = configuration.titleLineBreakMode
    let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
    let styles: [(AttributedString?, UIFont.TextStyle, UIConfigurationTextAttributesTransformer?)] = [
      (
        configuration.attributedTitle ?? currentTitle.map { AttributedString($0) }, isSmall ? .subheadline : .body,
        configuration.titleTextAttributesTransformer
      ),
      (configuration.attributedSubtitle, isSmall ? .caption2 : .footnote, configuration.subtitleTextAttributesTransformer),
    ]
    for (string, textStyle, transformer) in styles {
      guard let string, !string.characters.isEmpty else { continue }
      if text.length > 0 { text.append(NSAttributedString(string: "\n")) }
      var base: [NSAttributedString.Key: Any] = [
        .font: UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection), .foregroundColor: color,
        .paragraphStyle: style,
      ]
      if let transformer { base.merge(TextAttributeValues.values(transformer(TextAttributeValues.container(base)))) { $1 } }
      text.append(TextAttributeValues.attributed(string, base: base))
    }
    return text
  }

  // MARK: Layout

  private func parts(of configuration: Configuration, width: CGFloat) -> (image: CGSize, title: CGSize) {
    var image = CGSize.zero
    if let view = storedImageView, let shown = view.displayedImage { image = shown.size(with: traitCollection) }
    var title = CGSize.zero
    if let label = storedTitleLabel, label.text?.isEmpty == false {
      title = label.sizeThatFits(CGSize(width: width.isFinite ? max(width, 1) : 0, height: 0))
    }
    return (image, title)
  }

  private func isStacked(_ configuration: Configuration) -> Bool {
    !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
  }

  func contentSize(of configuration: Configuration) -> CGSize {
    let insets = configuration.effectiveContentInsets
    let (image, title) = parts(of: configuration, width: .infinity)
    let gap = image != .zero && title != .zero ? configuration.imagePadding : 0
    let content =
      isStacked(configuration)
      ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
      : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    let size = CGSize(
      width: content.width + insets.leading + insets.trailing, height: content.height + insets.top + insets.bottom)
    return PixelGrid(traitCollection).up(size)
  }

  func contentLayout(of configuration: Configuration, in content: CGRect) -> (image: CGRect, title: CGRect) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isStacked = isStacked(configuration)
    let imageWidth = parts(of: configuration, width: .infinity).image.width
    let room = isStacked ? content.width : content.width - imageWidth - configuration.imagePadding
    let (image, title) = parts(of: configuration, width: room)
    let gap = image != .zero && title != .zero ? configuration.imagePadding : 0
    func across(_ width: CGFloat) -> CGFloat {
      switch effectiveContentHorizontalAlignment {
      case .left: content.minX
      case .right: content.maxX - width
      default: content.midX - width / 2
      }
    }
    func down(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: content.minY
      case .bottom: content.maxY - height
      default: content.midY - height / 2
      }
    }
    var imageRect = CGRect(origin: .zero, size: image)
    var titleRect = CGRect(x: 0, y: 0, width: min(title.width, max(room, 0)), height: title.height)
    if isStacked {
      let start = down(image.height + gap + title.height)
      imageRect.origin = CGPoint(x: across(image.width), y: start)
      titleRect.origin = CGPoint(x: across(titleRect.width), y: start)
      if configuration.imagePlacement.contains(.top) {
        titleRect.origin.y += image.height + gap
      } else {
        imageRect.origin.y += title.height + gap
      }
    } else {
      let start = across(image.width + gap + titleRect.width)
      let isImageLeft = configuration.imagePlacement.contains(.trailing) == isRightToLeft
      imageRect.origin = CGPoint(x: isImageLeft ? start : start + titleRect.width + gap, y: down(image.height))
      titleRect.origin = CGPoint(x: isImageLeft ? start + image.width + gap : start, y: down(title.height))
    }
    return (onGrid(imageRect), onGrid(titleRect))
  }
}
