import CoreGraphics
import Foundation
import HostProtocol
import PreviewRegistration
import UIKit

/// What a preview is drawn for: the variant asked for, completed by the preview's own traits and the defaults.
@MainActor
struct CanvasEnvironment {
  let device: Device
  let isLandscape: Bool
  let split: Variant.Split?
  let scale: CGFloat
  /// The size that a trait fixes, nil for the device's or the view's own.
  let fixedSize: CGSize?
  let fitsContent: Bool
  let background: Background
  let traits: UITraitCollection

  enum Background: Equatable {
    case system
    case none
    case color(CGColor)
  }

  init(_ preview: PreviewRegistry.Preview, variant: Variant) throws(HostFailure) {
    let identifier = variant.device ?? Device.defaultIdentifier
    guard let device = Device.named(identifier) else {
      throw HostFailure(message: "unknown device \(identifier); `layoutpreview devices` lists those that there are")
    }
    self.device = device
    var landscape = false
    var fixed: CGSize?
    var fits = false
    for trait in preview.traits {
      switch trait.kind {
      case .fixedLayout(let width, let height): fixed = CGSize(width: width, height: height)
      case .sizeThatFitsLayout: fits = true
      case .defaultLayout, .snapshot: break
      case .orientation(let isLandscape): landscape = isLandscape
      }
    }
    isLandscape = variant.isLandscape ?? landscape
    fixedSize = fixed
    fitsContent = fits
    scale = CGFloat(variant.scale ?? device.scale)
    background = try CanvasEnvironment.background(variant.background)
    split = variant.split
    traits = CanvasEnvironment.traits(device, isLandscape, scale, variant)
    if let fixed { try CanvasEnvironment.check(fixed, "its fixedLayout trait", scale) }
  }

  /// A size that can be drawn, or a reason why not.
  static func check(_ size: CGSize, _ origin: String, _ scale: CGFloat) throws(HostFailure) {
    let text = "\(size.width.brief) × \(size.height.brief) points"
    guard size.width.isFinite, size.height.isFinite else {
      throw HostFailure(
        message: "the size \(text) from \(origin) is not finite; give the view a size with constraints or a fixedLayout trait")
    }
    guard size.width > 0, size.height > 0 else {
      throw HostFailure(
        message: "the size \(text) from \(origin) leaves nothing to draw; give the view a size with constraints or a fixedLayout trait")
    }
    guard size.width * scale <= 32767, size.height * scale <= 32767 else {
      throw HostFailure(
        message: "the size \(text) from \(origin) is beyond 32,767 pixels at \(scale.brief)x; draw a part of it or a smaller --scale")
    }
  }

  private static func background(_ text: String?) throws(HostFailure) -> Background {
    guard let text else { return .system }
    if text == "none" { return .none }
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else {
      throw HostFailure(message: "the background \(text) is neither `none` nor a colour like #F2F2F7")
    }
    let rgba = digits.count == 6 ? value << 8 | 0xFF : value
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
    return .color(CGColor(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0)))
  }

  private static func traits(_ device: Device, _ isLandscape: Bool, _ scale: CGFloat, _ variant: Variant) -> UITraitCollection {
    func sizeClass(_ value: Device.SizeClass) -> UIUserInterfaceSizeClass { value == .regular ? .regular : .compact }
    let direction = variant.direction ?? Variant.Direction(ofLocale: variant.locale)
    return UITraitCollection(traitsFrom: [
      UITraitCollection(values: .default),
      UITraitCollection(userInterfaceIdiom: device.isPad ? .pad : .phone),
      UITraitCollection(displayScale: scale),
      UITraitCollection(userInterfaceStyle: variant.appearance == .dark ? .dark : .light),
      UITraitCollection(layoutDirection: direction == .rtl ? .rightToLeft : .leftToRight),
      UITraitCollection(horizontalSizeClass: sizeClass(device.horizontalSizeClass(isLandscape: isLandscape, split: variant.split))),
      UITraitCollection(verticalSizeClass: sizeClass(device.verticalSizeClass(isLandscape: isLandscape))),
      UITraitCollection(preferredContentSizeCategory: category(variant.textSize ?? .L)),
    ])
  }

  private static func category(_ size: Variant.TextSize) -> UIContentSizeCategory {
    switch size {
    case .XS: .extraSmall
    case .S: .small
    case .M: .medium
    case .L: .large
    case .XL: .extraLarge
    case .XXL: .extraExtraLarge
    case .XXXL: .extraExtraExtraLarge
    case .AX1: .accessibilityMedium
    case .AX2: .accessibilityLarge
    case .AX3: .accessibilityExtraLarge
    case .AX4: .accessibilityExtraExtraLarge
    case .AX5: .accessibilityExtraExtraExtraLarge
    }
  }

  var deviceSize: CGSize {
    let size = device.size(isLandscape: isLandscape)
    let share = split.flatMap { device.width(of: $0, isLandscape: isLandscape) }
    return CGSize(width: share ?? size.width, height: size.height)
  }

  var deviceInsets: UIEdgeInsets {
    let insets = device.safeAreaInsets(isLandscape: isLandscape)
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
