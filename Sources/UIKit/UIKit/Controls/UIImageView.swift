import CoreGraphics
package import DisplayList
public import Foundation
import QuartzCore

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public init(image: UIImage?) {
    super.init(frame: .zero)
    setUp()
    self.image = image
    bounds.size = image?.size ?? .zero
    frame.origin = .zero
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: .zero)
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
    bounds.size = image?.size ?? .zero
    frame.origin = .zero
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    accessibilityTraits = .image
  }

  open var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }
  open var highlightedImage: UIImage? { didSet { imageDidChange() } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageDidChange() } } }
  open var animationImages: [UIImage]? { didSet { setNeedsDisplay() } }
  /// No effect: a picture shows the first image of an animation.
  open var highlightedAnimationImages: [UIImage]?
  /// No effect: a picture shows the first image of an animation.
  open var animationDuration: TimeInterval = 0
  /// No effect: a picture shows the first image of an animation.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open func startAnimating() {
    isAnimating = true
    setNeedsDisplay()
  }
  open func stopAnimating() {
    isAnimating = false
    setNeedsDisplay()
  }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
  }
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false { didSet { imageDidChange() } }

  /// Plain images are templates here: the image view of a system button.
  package final var automaticIsTemplate = false { didSet { if automaticIsTemplate != oldValue { setNeedsDisplay() } } }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The image of the moment: of an animation the first one.
  package final var displayedImage: UIImage? {
    if isAnimating, let first = animationImages?.first { return first }
    let image = isHighlighted ? highlightedImage ?? self.image : self.image
    guard let image, let preferredSymbolConfiguration, image.isSymbolImage else { return image }
    return UIImage(
      content: .symbol(
        name: image.symbolName ?? "",
        preferredSymbolConfiguration.applying(image.symbolConfiguration ?? .unspecified)), attributes: image.attributes)
  }

  open override var alignmentRectInsets: UIEdgeInsets { displayedImage?.alignmentRectInsets(with: traitCollection) ?? .zero }

  open override var intrinsicContentSize: CGSize {
    guard let image = displayedImage else { return CGSize(width: -1, height: -1) }
    let traits = traitCollection
    var size = image.size(with: traits)
    if adjustsImageSizeForAccessibilityContentSizeCategory, traits.preferredContentSizeCategory.isAccessibilityCategory {
      let scale = DynamicType.scale(of: .body, at: traits.preferredContentSizeCategory)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    }
    size = PixelGrid(traits).up(size)
    let insets = image.alignmentRectInsets(with: traits)
    return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedImage?.size(with: traitCollection) ?? bounds.size }

  package override func emitContent(into items: inout [DisplayList.Item]) {
    guard let image = displayedImage else { return }
    let traits = traitCollection
    let rect = contentMode.rect(of: image.size(with: traits), in: bounds, grid: PixelGrid(traits))
    let isMirrored = image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    items += ImageDrawing.items(
      image, in: rect, tint: tintColor?.cgColor(with: traits), traits: traits, automaticIsTemplate: automaticIsTemplate,
      isMirrored: isMirrored)
  }

  package override func contentEnvironmentDidChange(from previous: UITraitCollection?) {
    super.contentEnvironmentDidChange(from: previous)
    imageDidChange()
  }
}

extension UIImage {
  var symbolName: String? {
    if case .symbol(let name, _) = content { return name }
    return nil
  }
}
