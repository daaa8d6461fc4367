/// Sizes, scales and safe areas of Apple's devices.
///
/// Sources: swift-snapshot-testing's `View.swift` (phones up to 13 Pro Max, iPads and their splits), Tinder's `ViewImageConfig.swift`
/// (14 Pro and its successors), five public test suites that agree on 402×874 with 62 points at the top (16 Pro and later). Where they
/// are silent or predate a device: Apple's Human Interface Guidelines, "Layout" (sizes of the newer iPads). The notch phones' bottom inset
/// in landscape is 21, as the later sources have it; the first one says 24 for the X and XS. Split widths of the screens of 1180, 1210
/// and 1376 points are by the arithmetic that the others follow: 10 points between the apps, the narrow one 375 wide (320 in portrait).
extension Device {
  package static let catalogue: [Device] = phones + pads

  private static let phones: [Device] =
    phones(
      320, 568, at: 2, .home,
      ["iphone-se-1": "iPhone SE (1st generation)"])
    + phones(
      375, 667, at: 2, .home,
      ["iphone-8": "iPhone 8", "iphone-se-2": "iPhone SE (2nd generation)", "iphone-se-3": "iPhone SE (3rd generation)"])
    + phones(
      414, 736, at: 3, .home, isLarge: true,
      ["iphone-8-plus": "iPhone 8 Plus"])
    + phones(
      375, 812, at: 3, .notch(44),
      ["iphone-x": "iPhone X", "iphone-xs": "iPhone XS", "iphone-11-pro": "iPhone 11 Pro"])
    // Before iOS 14 these two reported 44.
    + phones(
      414, 896, at: 2, .notch(48), isLarge: true,
      ["iphone-xr": "iPhone XR", "iphone-11": "iPhone 11"])
    + phones(
      414, 896, at: 3, .notch(44), isLarge: true,
      ["iphone-xs-max": "iPhone XS Max", "iphone-11-pro-max": "iPhone 11 Pro Max"])
    + phones(
      375, 812, at: 3, .notch(50),
      ["iphone-12-mini": "iPhone 12 mini", "iphone-13-mini": "iPhone 13 mini"])
    + phones(
      390, 844, at: 3, .notch(47),
      [
        "iphone-12": "iPhone 12", "iphone-12-pro": "iPhone 12 Pro", "iphone-13": "iPhone 13", "iphone-13-pro": "iPhone 13 Pro",
        "iphone-14": "iPhone 14", "iphone-16e": "iPhone 16e",
      ])
    + phones(
      428, 926, at: 3, .notch(47), isLarge: true,
      ["iphone-12-pro-max": "iPhone 12 Pro Max", "iphone-13-pro-max": "iPhone 13 Pro Max", "iphone-14-plus": "iPhone 14 Plus"])
    + phones(
      393, 852, at: 3, .notch(59),
      [
        "iphone-14-pro": "iPhone 14 Pro", "iphone-15": "iPhone 15", "iphone-15-pro": "iPhone 15 Pro", "iphone-16": "iPhone 16",
      ])
    + phones(
      430, 932, at: 3, .notch(59), isLarge: true,
      [
        "iphone-14-pro-max": "iPhone 14 Pro Max", "iphone-15-plus": "iPhone 15 Plus", "iphone-15-pro-max": "iPhone 15 Pro Max",
        "iphone-16-plus": "iPhone 16 Plus",
      ])
    + phones(
      402, 874, at: 3, .notch(62),
      ["iphone-16-pro": "iPhone 16 Pro", "iphone-17": "iPhone 17", "iphone-17-pro": "iPhone 17 Pro"])
    // Apple's guidelines have the size; the inset is the one that its simulator reports.
    + phones(
      420, 912, at: 3, .notch(68), isLarge: true,
      ["iphone-air": "iPhone Air"])
    + phones(
      440, 956, at: 3, .notch(62), isLarge: true,
      ["iphone-16-pro-max": "iPhone 16 Pro Max", "iphone-17-pro-max": "iPhone 17 Pro Max"])

  private static let pads: [Device] = [
    pad("ipad-mini-5", "iPad mini (5th generation)", 768, 1024, hasHomeButton: true, [320, 507, 694], [320, 438]),
    pad("ipad-mini", "iPad mini (6th generation and later)", 744, 1133, hasHomeButton: false),
    pad("ipad-9.7", "iPad 9.7-inch", 768, 1024, hasHomeButton: true, [320, 507, 694], [320, 438]),
    pad("ipad-10.2", "iPad 10.2-inch", 810, 1080, hasHomeButton: true, [320, 535, 750], [320, 480]),
    pad("ipad-10.9", "iPad (10th generation and later)", 820, 1180, hasHomeButton: false, [375, 585, 795], [320, 490]),
    pad("ipad-air-11", "iPad Air 11-inch", 820, 1180, hasHomeButton: false, [375, 585, 795], [320, 490]),
    pad("ipad-air-13", "iPad Air 13-inch", 1024, 1366, hasHomeButton: false, [375, 678, 981], [375, 639]),
    pad("ipad-pro-10.5", "iPad Pro 10.5-inch", 834, 1112, hasHomeButton: true, [320, 551, 782], [320, 504]),
    pad("ipad-pro-11", "iPad Pro 11-inch", 834, 1194, hasHomeButton: false, [375, 592, 809], [320, 504]),
    pad("ipad-pro-11-m4", "iPad Pro 11-inch (M4 and later)", 834, 1210, hasHomeButton: false, [375, 600, 825], [320, 504]),
    pad("ipad-pro-12.9", "iPad Pro 12.9-inch", 1024, 1366, hasHomeButton: false, [375, 678, 981], [375, 639]),
    pad("ipad-pro-13-m4", "iPad Pro 13-inch (M4 and later)", 1032, 1376, hasHomeButton: false, [375, 683, 991], [375, 647]),
  ]

  private enum Front {
    /// A home button: a status bar of 20 points in portrait, none in landscape.
    case home
    /// A notch or an island: this many points at the top, and at both sides in landscape.
    case notch(Double)
  }

  private static func phones(
    _ width: Double, _ height: Double, at scale: Double, _ front: Front, isLarge: Bool = false,
    _ models: KeyValuePairs<String, String>
  ) -> [Device] {
    let portrait: Insets
    let landscape: Insets
    switch front {
    case .home:
      portrait = Insets(top: 20, bottom: 0)
      landscape = Insets(top: 0, bottom: 0)
    case .notch(let depth):
      portrait = Insets(top: depth, bottom: 34)
      landscape = Insets(top: 0, left: depth, bottom: 21, right: depth)
    }
    return models.map { id, name in
      Device(
        id: id, name: name, width: width, height: height, scale: scale, portraitInsets: portrait, landscapeInsets: landscape,
        isPad: false, isLargePhone: isLarge, landscapeSplits: [], portraitSplits: [])
    }
  }

  private static func pad(
    _ id: String, _ name: String, _ width: Double, _ height: Double, hasHomeButton: Bool, _ landscapeSplits: [Double] = [],
    _ portraitSplits: [Double] = []
  ) -> Device {
    let insets = hasHomeButton ? Insets(top: 20, bottom: 0) : Insets(top: 24, bottom: 20)
    return Device(
      id: id, name: name, width: width, height: height, scale: 2, portraitInsets: insets, landscapeInsets: insets, isPad: true,
      isLargePhone: false, landscapeSplits: landscapeSplits, portraitSplits: portraitSplits)
  }
}
