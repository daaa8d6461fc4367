import CoreGraphics
public import Foundation

/// Shows the content of a row.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private final var current: UIListContentConfiguration
  final let text = UILabel()
  final let secondary = UILabel()
  final let picture = UIImageView()

  public init(configuration: UIListContentConfiguration) {
    current = configuration
    super.init(frame: .zero)
    for view in [picture, text, secondary] { addSubview(view) }
    apply()
  }

  public required init?(coder: NSCoder) {
    current = .cell()
    super.init(coder: coder)
    for view in [picture, text, secondary] { addSubview(view) }
    apply()
  }

  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let list = newValue as? UIListContentConfiguration else {
        UIKitException.raise(
          "NSInvalidArgumentException", "UIListContentView shows UIListContentConfiguration only, not \(type(of: newValue))")
      }
      current = list
      apply()
    }
  }

  private func apply() {
    apply(current.textProperties, current.text, current.attributedText, to: text)
    apply(current.secondaryTextProperties, current.secondaryText, current.secondaryAttributedText, to: secondary)
    picture.preferredSymbolConfiguration = current.imageProperties.preferredSymbolConfiguration
    picture.image = current.image
    picture.isHidden = current.image == nil
    picture.contentMode = .scaleAspectFit
    picture.tintColor = current.imageProperties.tintColor.map { current.imageProperties.resolvedTintColor(for: $0) }
    picture.layer.cornerRadius = current.imageProperties.cornerRadius
    picture.clipsToBounds = current.imageProperties.cornerRadius > 0
    alpha = current.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func apply(
    _ properties: UIListContentConfiguration.TextProperties, _ string: String?, _ attributed: NSAttributedString?, to label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = [.natural: .natural, .center: .center, .justified: .justified][properties.alignment] ?? .natural
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed { label.attributedText = attributed } else { label.text = string.map(properties.transformed) }
    label.isHidden = (label.text ?? "").isEmpty
  }

  // MARK: Layout

  package override var hasWidthDependentHeight: Bool { true }

  open override var intrinsicContentSize: CGSize {
    let width = layoutState.intrinsicLayoutWidth ?? (bounds.width > 0 ? bounds.width : 10_000)
    return CGSize(width: UIView.noIntrinsicMetric, height: arrangement(width: width).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement(width: size.width).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: arrangement(width: targetSize.width).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var frames = arrangement(width: bounds.width)
    let rest = PixelGrid(traitCollection).nearest((bounds.height - frames.height) / 2)
    if rest > 0 { frames.move(down: rest) }
    frames.picture.origin.y = PixelGrid(traitCollection).nearest((bounds.height - frames.picture.height) / 2)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [(picture, frames.picture), (text, frames.text), (secondary, frames.secondary)] as [(UIView, CGRect)] {
      let frame = isMirrored ? frame.mirrored(in: bounds) : frame
      if view.frame != frame { view.frame = frame }
    }
  }

  final var textStart: CGFloat { arrangement(width: bounds.width).text.minX }

  final var shownConfiguration: UIListContentConfiguration { current }
}
