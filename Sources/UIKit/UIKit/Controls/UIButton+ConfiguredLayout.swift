import CoreGraphics
import Foundation

/// The parts of a configured button: their sizes, or where they stand.
struct ConfiguredParts<Part> {
  var image: Part
  var title: Part
  var subtitle: Part
  /// The two arrows of a pop-up button.
  var indicator: Part
}

extension UIButton {
  /// Between the text and the arrows of a pop-up button, an approximation.
  private static let indicatorGap: CGFloat = 6

  private func size(of label: UILabel?, width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: width.isFinite ? max(width, 1) : 0, height: 0))
  }

  private func isStacked(_ configuration: Configuration) -> Bool {
    !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
  }

  private func sizes(of configuration: Configuration, width: CGFloat) -> ConfiguredParts<CGSize> {
    var image = CGSize.zero
    if configuration.showsActivityIndicator, let wheel = storedActivityIndicator {
      image = wheel.intrinsicContentSize
    } else if let view = storedImageView, !view.isHidden, let shown = view.displayedImage {
      image = shown.size(with: traitCollection)
    }
    var indicator = CGSize.zero
    if let view = storedPopupIndicator, !view.isHidden { indicator = view.displayedImage?.size(with: traitCollection) ?? .zero }
    return ConfiguredParts(
      image: image, title: size(of: storedTitleLabel, width: width), subtitle: size(of: storedSubtitleLabel, width: width),
      indicator: indicator)
  }

  /// The image's size, or the room reserved for it along the way that it is placed.
  private func reserved(_ image: CGSize, _ configuration: Configuration) -> CGSize {
    let reservation = configuration.imageReservation
    return isStacked(configuration)
      ? CGSize(width: image.width, height: max(image.height, reservation))
      : CGSize(width: max(image.width, reservation), height: image.height)
  }

  private func textSize(_ sizes: ConfiguredParts<CGSize>, _ configuration: Configuration) -> CGSize {
    let gap = sizes.title.height > 0 && sizes.subtitle.height > 0 ? configuration.titlePadding : 0
    return CGSize(
      width: max(sizes.title.width, sizes.subtitle.width), height: sizes.title.height + gap + sizes.subtitle.height)
  }

  /// Image and text, without the arrows of a pop-up button.
  private func bodySize(_ image: CGSize, _ text: CGSize, _ configuration: Configuration) -> CGSize {
    let gap = image != .zero && text != .zero ? configuration.imagePadding : 0
    return isStacked(configuration)
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  private func indicatorWidth(_ sizes: ConfiguredParts<CGSize>) -> CGFloat {
    sizes.indicator.width > 0 ? sizes.indicator.width + UIButton.indicatorGap : 0
  }

  func contentSize(of configuration: Configuration) -> CGSize {
    let insets = configuration.effectiveContentInsets
    let sizes = sizes(of: configuration, width: .infinity)
    let body = bodySize(reserved(sizes.image, configuration), textSize(sizes, configuration), configuration)
    let size = CGSize(
      width: body.width + indicatorWidth(sizes) + insets.leading + insets.trailing,
      height: max(body.height, sizes.indicator.height) + insets.top + insets.bottom)
    return (hasWholeSize ? PixelGrid(scale: 1) : PixelGrid(traitCollection)).up(size)
  }

  func contentLayout(of configuration: Configuration, in content: CGRect) -> ConfiguredParts<CGRect> {
    let natural = sizes(of: configuration, width: .infinity)
    let image = reserved(natural.image, configuration)
    let arrows = indicatorWidth(natural)
    let isStacked = isStacked(configuration)
    let beside = isStacked || image == .zero ? 0 : image.width + configuration.imagePadding
    let room = max(content.width - beside - arrows, 0)
    let sizes = sizes(of: configuration, width: room)
    var text = textSize(sizes, configuration)
    text.width = min(text.width, room)
    let body = bodySize(image, text, configuration)

    // Everything is placed from left to right, then mirrored where the direction asks for it.
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let whole = body.width + arrows
    let isLeft = effectiveContentHorizontalAlignment == .left
    let isRight = effectiveContentHorizontalAlignment == .right
    let spare = content.width - whole
    let x = content.minX + (isLeft == isRight ? spare / 2 : isLeft == isRightToLeft ? spare : 0)
    func down(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: content.minY
      case .bottom: content.maxY - height
      default: content.midY - height / 2
      }
    }
    var imageBox = CGRect(origin: CGPoint(x: x, y: down(image.height)), size: image)
    var textBox = CGRect(origin: CGPoint(x: x, y: down(text.height)), size: text)
    let gap = image != .zero && text != .zero ? configuration.imagePadding : 0
    if isStacked {
      let top = down(body.height)
      let isAbove = configuration.imagePlacement.contains(.top)
      imageBox.origin = CGPoint(x: x + (body.width - image.width) / 2, y: isAbove ? top : top + text.height + gap)
      textBox.origin = CGPoint(x: x + (body.width - text.width) / 2, y: isAbove ? top + image.height + gap : top)
    } else if configuration.imagePlacement.contains(.trailing) {
      imageBox.origin.x += text.width + gap
    } else {
      textBox.origin.x += image.width + gap
    }
    let parts = place(
      sizes, in: textBox, imageBox, configuration, whole: CGRect(x: x, y: content.minY, width: whole, height: content.height))
    func settled(_ rect: CGRect) -> CGRect { onGrid(isRightToLeft ? rect.mirrored(in: content) : rect) }
    return ConfiguredParts(
      image: settled(parts.image), title: settled(parts.title), subtitle: settled(parts.subtitle), indicator: settled(parts.indicator))
  }

  private func place(
    _ sizes: ConfiguredParts<CGSize>, in text: CGRect, _ image: CGRect, _ configuration: Configuration, whole: CGRect
  ) -> ConfiguredParts<CGRect> {
    let share: CGFloat
    switch configuration.titleAlignment {
    case .leading: share = 0
    case .trailing: share = 1
    case .center: share = 0.5
    // Texts keep to the image beside them.
    case .automatic:
      share = image.width == 0 || isStacked(configuration) ? 0.5 : configuration.imagePlacement.contains(.trailing) ? 1 : 0
    }
    func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
      let width = min(size.width, text.width)
      return CGRect(x: text.minX + (text.width - width) * share, y: y, width: width, height: size.height)
    }
    return ConfiguredParts(
      image: CGRect(
        x: image.midX - sizes.image.width / 2, y: image.midY - sizes.image.height / 2, width: sizes.image.width,
        height: sizes.image.height),
      title: line(sizes.title, text.minY), subtitle: line(sizes.subtitle, text.maxY - sizes.subtitle.height),
      indicator: CGRect(
        x: whole.maxX - sizes.indicator.width, y: whole.midY - sizes.indicator.height / 2, width: sizes.indicator.width,
        height: sizes.indicator.height))
  }

  /// Gives the views that a configuration adds to title and image their places.
  func placeConfiguredParts(_ configuration: Configuration, in content: CGRect) {
    let parts = contentLayout(of: configuration, in: content)
    storedSubtitleLabel?.frame = parts.subtitle
    storedPopupIndicator?.frame = parts.indicator
    if configuration.showsActivityIndicator { storedActivityIndicator?.frame = parts.image }
  }
}
