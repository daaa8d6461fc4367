import CoreGraphics
import DisplayList
import Foundation

extension UISlider {
  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var isGlass: Bool { SystemGeneration.current >= 26 }
  private var grid: PixelGrid { PixelGrid(traitCollection) }

  /// From the edge of an image to the track's end, an approximation.
  private static let imageGap: CGFloat = 15

  /// The thickness of the track: 4 points since iOS 14 (Apple's design resources), 2 before, 6 from iOS 26 on (a public dump).
  private var trackHeight: CGFloat { isGlass ? 6 : SystemGeneration.current >= 14 ? 4 : 2 }

  /// The thumb's box: 37 × 24 points from iOS 26 on (a public dump); before, the 31 points of the frame around a disc of 28.
  private var thumbSize: CGSize {
    if let image = currentThumbImage { return image.size(with: traitCollection) }
    return isGlass ? CGSize(width: 37, height: 24) : CGSize(width: 31, height: 31)
  }

  func valueImageRect(_ image: UIImage?, isAtStart: Bool, in bounds: CGRect) -> CGRect {
    guard let image else { return .zero }
    let size = image.size(with: traitCollection)
    let isLeft = isAtStart != isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: grid.nearest(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
  }

  func defaultTrackRect(in bounds: CGRect) -> CGRect {
    let inset: CGFloat = isGlass ? 0 : 2
    func space(_ rect: CGRect) -> CGFloat { rect.width > 0 ? rect.width + UISlider.imageGap : inset }
    let (start, end) = (
      space(minimumValueImageRect(forBounds: bounds)), space(maximumValueImageRect(forBounds: bounds))
    )
    let left = isRightToLeft ? end : start
    let right = isRightToLeft ? start : end
    return CGRect(
      x: bounds.minX + left, y: grid.nearest(bounds.midY - trackHeight / 2), width: max(bounds.width - left - right, 0),
      height: trackHeight)
  }

  func defaultThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
    let size = thumbSize
    let reach: CGFloat = isGlass || currentThumbImage != nil ? 0 : 2
    let room = max(track.width + 2 * reach - size.width, 0)
    var share = UISlider.fraction(value, minimumValue, maximumValue)
    if isRightToLeft { share = 1 - share }
    // Half pixels go up here, as those of the track went down: both stay in the middle.
    let y = -grid.nearest(size.height / 2 - track.midY)
    return CGRect(x: track.minX - reach + room * share, y: y, width: size.width, height: size.height)
  }

  func emitParts(into items: inout [DisplayList.Item]) {
    guard bounds.isDrawable else { return }
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let box = bounds.isDrawable && track.isDrawable ? track : .zero
    // A disabled slider keeps half of its track's opacity, an approximation.
    let opacity: CGFloat = isEnabled ? 1 : 0.5
    let split = min(max(thumb.midX, box.minX), box.maxX)
    var filled = box
    filled.size.width = split - box.minX
    if isRightToLeft {
      filled.origin.x = split
      filled.size.width = box.maxX - split
    }
    var rest = box
    rest.size.width -= filled.width
    if !isRightToLeft { rest.origin.x = split }
    appendTrack("maximum-track", currentMaximumTrackImage, rest, maximumTrackTintColor ?? .systemFill, opacity, whole: box, to: &items)
    appendTrack(
      "minimum-track", currentMinimumTrackImage, filled, minimumTrackTintColor ?? tintColor ?? .systemBlue, opacity, whole: box, to: &items)
    append(minimumValueImage, named: "minimum-image", in: minimumValueImageRect(forBounds: bounds), to: &items)
    append(maximumValueImage, named: "maximum-image", in: maximumValueImageRect(forBounds: bounds), to: &items)
    guard thumb.isDrawable else { return }
    if let image = currentThumbImage {
      append(image, named: "thumb", in: thumb, to: &items)
      return
    }
    // The disc of 28 points and its two shadows are those of Apple's design resources for iOS 17.
    let shape = ControlDrawing.pill(isGlass ? thumb : thumb.insetBy(dx: (thumb.width - 28) / 2, dy: (thumb.height - 28) / 2))
    items.append(
      ControlDrawing.raised(
        "thumb", of: "UISlider", shape, color: (thumbTintColor ?? .white).cgColor(with: traitCollection),
        shadows: [.init(offset: 6, blur: 13, opacity: 0.12), .init(offset: 0.5, blur: 4, opacity: 0.12)]))
  }

  /// One side of the track: its outer end is round, its inner one under the thumb straight.
  private func appendTrack(
    _ name: String, _ image: UIImage?, _ rect: CGRect, _ color: UIColor, _ opacity: CGFloat, whole: CGRect,
    to items: inout [DisplayList.Item]
  ) {
    guard rect.isDrawable else { return }
    let drawn: [DisplayList.Item]
    if let image {
      drawn = ImageDrawing.items(image, in: rect, tint: tintColor?.cgColor(with: traitCollection), traits: traitCollection)
    } else {
      let radius = min(rect.height / 2, rect.width)
      let left = rect.minX <= whole.minX ? radius : 0
      let right = rect.maxX >= whole.maxX ? radius : 0
      let corners = DisplayList.CornerRadii(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
      drawn = [ControlDrawing.fill(.roundedRect(rect, corners), color.cgColor(with: traitCollection))]
    }
    items.append(ControlDrawing.group(name, of: "UISlider", opacity: opacity, drawn))
  }

  private func append(_ image: UIImage?, named name: String, in rect: CGRect, to items: inout [DisplayList.Item]) {
    guard let image, rect.isDrawable else { return }
    let drawn = ImageDrawing.items(image, in: rect, tint: tintColor?.cgColor(with: traitCollection), traits: traitCollection)
    guard !drawn.isEmpty else { return }
    items.append(ControlDrawing.group(name, of: "UISlider", opacity: isEnabled ? 1 : 0.5, drawn))
  }
}
