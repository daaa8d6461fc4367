import CoreGraphics
import Foundation

/// The background of a bar with the hairline at its inner edge.
@MainActor
final class BarBackground: UIView {
  private let picture = UIImageView()
  private let hairline = UIImageView()

  convenience init() {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    hairline.contentMode = .scaleToFill
    addSubview(picture)
    addSubview(hairline)
  }

  /// What a bar's background shows, resolved from its appearance; where the colour behind the bar is known, a translucent one lies over it:
  /// iOS blurs what stands there until little more than that colour is left.
  struct Look: Equatable {
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    @MainActor init(_ appearance: UIBarAppearance, material: UIColor, backdrop: UIColor?) {
      color = appearance.hasMaterial ? BarColors.over(material, appearance.backgroundColor) : appearance.backgroundColor
      if appearance.hasMaterial, let backdrop { color = BarColors.over(backdrop, color) }
      image = appearance.backgroundImage
      imageMode = appearance.backgroundImageContentMode
      shadowColor = appearance.shadowColor
      shadowImage = appearance.shadowImage
    }
  }

  private var look: Look?

  func show(_ look: Look) {
    guard look != self.look else { return }
    self.look = look
    backgroundColor = look.color
    picture.image = look.image
    picture.isHidden = look.image == nil
    picture.contentMode = look.imageMode
    // A shadow image is drawn in the shadow colour where it is a template; without one the hairline is a pixel of that colour.
    hairline.image = look.shadowImage
    hairline.backgroundColor = look.shadowImage == nil ? look.shadowColor : nil
    hairline.isHidden = look.shadowImage == nil && look.shadowColor == nil
    setNeedsLayout()
  }

  /// Whether the hairline stands below the bar (navigation bars) or above it.
  var hasHairlineBelow = true { didSet { if hasHairlineBelow != oldValue { setNeedsLayout() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height = look?.shadowImage.map { $0.size.height } ?? 1 / UIScreen.main.scale
    // Outside of the bar (measured: the first pixel row below 44 points, the last one above 49).
    hairline.frame = CGRect(x: 0, y: hasHairlineBelow ? bounds.height : -height, width: bounds.width, height: height)
  }
}
