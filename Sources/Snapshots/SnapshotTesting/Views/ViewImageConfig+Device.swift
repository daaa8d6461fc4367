import CoreGraphics
import HostProtocol
import UIKit

extension ViewImageConfig {
  /// Text is of the size medium, as on swift-snapshot-testing's phones.
  static func phone(_ identifier: String, _ orientation: Orientation) -> ViewImageConfig {
    device(identifier, isLandscape: orientation == .landscape, split: nil)
  }

  /// A phone of 2017 and 2018, with the safe area that swift-snapshot-testing gives it: that of its first system.
  static func earlyNotch(_ identifier: String, _ orientation: Orientation) -> ViewImageConfig {
    var config = phone(identifier, orientation)
    config.safeArea =
      orientation == .landscape
      ? UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44) : UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    return config
  }

  /// Text is of the system's size, large: swift-snapshot-testing's tablets set none.
  static func pad(_ identifier: String, _ orientation: TabletOrientation) -> ViewImageConfig {
    switch orientation {
    case .landscape(let share): device(identifier, isLandscape: true, split: share.split)
    case .portrait(let share): device(identifier, isLandscape: false, split: share.split)
    }
  }

  private static func device(_ identifier: String, isLandscape: Bool, split: Variant.Split?) -> ViewImageConfig {
    guard let device = Device.named(identifier) else { preconditionFailure("there is no device \(identifier)") }
    let (size, insets) = (device.size(isLandscape: isLandscape), device.safeAreaInsets(isLandscape: isLandscape))
    let width = split.flatMap { device.width(of: $0, isLandscape: isLandscape) } ?? size.width
    func sizeClass(_ value: Device.SizeClass) -> UIUserInterfaceSizeClass { value == .regular ? .regular : .compact }
    let traits = MainActorWork.run {
      UITraitCollection(traitsFrom: [
        UITraitCollection(layoutDirection: .leftToRight),
        UITraitCollection(preferredContentSizeCategory: device.isPad ? .unspecified : .medium),
        UITraitCollection(userInterfaceIdiom: device.isPad ? .pad : .phone), UITraitCollection(displayScale: device.scale),
        UITraitCollection(horizontalSizeClass: sizeClass(device.horizontalSizeClass(isLandscape: isLandscape, split: split))),
        UITraitCollection(verticalSizeClass: sizeClass(device.verticalSizeClass(isLandscape: isLandscape))),
      ])
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      size: CGSize(width: width, height: size.height), traits: traits)
  }
}

extension ViewImageConfig.TabletOrientation {
  init(_ orientation: ViewImageConfig.Orientation) {
    self = orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }
}

extension ViewImageConfig.TabletOrientation.LandscapeSplits {
  fileprivate var split: Variant.Split? {
    switch self {
    case .oneThird: .third
    case .oneHalf: .half
    case .twoThirds: .twoThirds
    case .full: nil
    }
  }
}

extension ViewImageConfig.TabletOrientation.PortraitSplits {
  fileprivate var split: Variant.Split? {
    switch self {
    case .oneThird: .third
    case .twoThirds: .twoThirds
    case .full: nil
    }
  }
}
