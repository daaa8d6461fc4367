import HostProtocol
import Testing

/// Numbers of swift-snapshot-testing's `View.swift` and Tinder's `ViewImageConfig.swift`.
@Suite struct DeviceTests {
  @Test(arguments: [
    ("iphone-se-1", 320.0, 568.0, 2.0, 20.0, 0.0), ("iphone-8", 375, 667, 2, 20, 0), ("iphone-8-plus", 414, 736, 3, 20, 0),
    ("iphone-x", 375, 812, 3, 44, 34), ("iphone-13-mini", 375, 812, 3, 50, 34), ("iphone-13", 390, 844, 3, 47, 34),
    ("iphone-13-pro-max", 428, 926, 3, 47, 34), ("iphone-15", 393, 852, 3, 59, 34), ("iphone-15-pro-max", 430, 932, 3, 59, 34),
    ("iphone-17-pro", 402, 874, 3, 62, 34), ("iphone-air", 420, 912, 3, 68, 34), ("ipad-10.2", 810, 1080, 2, 20, 0),
    ("ipad-pro-11", 834, 1194, 2, 24, 20),
  ])
  func deviceHasItsSizeScaleAndSafeArea(
    _ id: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double, _ bottom: Double
  ) throws {
    let device = try #require(Device.named(id))
    #expect(device.width == width && device.height == height && device.scale == scale)
    #expect(device.safeAreaInsets(isLandscape: false) == .init(top: top, bottom: bottom))
  }

  @Test func notchMovesToTheSidesInLandscape() throws {
    #expect(try #require(Device.named("iPhone 14")).safeAreaInsets(isLandscape: true) == .init(top: 0, left: 47, bottom: 21, right: 47))
  }

  @Test func sizeClassesFollowOrientation() throws {
    let phone = try #require(Device.named("iphone-15"))
    let large = try #require(Device.named("iphone-15-plus"))
    let pad = try #require(Device.named("ipad-mini"))
    #expect(phone.horizontalSizeClass(isLandscape: true) == .compact && phone.verticalSizeClass(isLandscape: true) == .compact)
    #expect(large.horizontalSizeClass(isLandscape: true) == .regular && large.horizontalSizeClass(isLandscape: false) == .compact)
    #expect(pad.horizontalSizeClass(isLandscape: false) == .regular && pad.verticalSizeClass(isLandscape: true) == .regular)
  }

  @Test func identifiersAreUniqueAndFitForFileNames() {
    let ids = Device.catalogue.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 || $0 == 46 } })
    #expect(Device.named(Device.defaultIdentifier) != nil)
  }
}

/// Widths: swift-snapshot-testing's `View.swift`; size classes: Apple's “Multitasking size classes”.
@Suite struct SplitTests {
  @Test(arguments: [
    ("ipad-pro-11", Variant.Split.third, true, 375.0, Device.SizeClass.compact), ("ipad-pro-11", .half, true, 592, .compact),
    ("ipad-pro-11", .twoThirds, true, 809, .regular), ("ipad-pro-11", .twoThirds, false, 504, .compact),
    ("ipad-pro-12.9", .half, true, 678, .regular), ("ipad-pro-12.9", .third, false, 375, .compact),
    ("ipad-9.7", .half, true, 507, .compact), ("ipad-9.7", .twoThirds, true, 694, .regular),
  ])
  func shareHasItsWidthAndSizeClass(
    _ id: String, _ split: Variant.Split, _ isLandscape: Bool, _ width: Double, _ sizeClass: Device.SizeClass
  ) throws {
    let device = try #require(Device.named(id))
    #expect(device.width(of: split, isLandscape: isLandscape) == width)
    #expect(device.horizontalSizeClass(isLandscape: isLandscape, split: split) == sizeClass)
  }

  @Test func sharesAddUpToTheScreen() {
    for device in Device.catalogue where !device.landscapeSplits.isEmpty {
      #expect(device.landscapeSplits[0] + device.landscapeSplits[2] + 10 == device.height, "\(device.id)")
      #expect(device.landscapeSplits[1] * 2 + 10 == device.height, "\(device.id)")
      #expect(device.portraitSplits[0] + device.portraitSplits[1] + 10 == device.width, "\(device.id)")
    }
  }

  @Test func phonesAndHalvesOfUprightScreensHaveNone() throws {
    #expect(try #require(Device.named("iphone-15")).width(of: .third, isLandscape: true) == nil)
    #expect(try #require(Device.named("ipad-pro-11")).width(of: .half, isLandscape: false) == nil)
  }
}
