/// A screen that previews are laid out for: sizes and insets in points, portrait.
package struct Device: Hashable, Sendable {
  /// What `--device` takes and file names start with, `iphone-15`.
  package let id: String
  /// Apple's name, `iPhone 15`.
  package let name: String
  package let width: Double
  package let height: Double
  /// Pixels a point.
  package let scale: Double
  package let portraitInsets: Insets
  package let landscapeInsets: Insets
  package let isPad: Bool
  /// A phone whose landscape is wide enough for a regular horizontal size class: Plus, Max and XR.
  package let isLargePhone: Bool
  /// Widths in points that Split View gives an app, narrowest first; empty on phones.
  package let landscapeSplits: [Double]
  package let portraitSplits: [Double]

  /// Safe-area insets in points.
  package struct Insets: Hashable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double, left: Double = 0, bottom: Double, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  package enum SizeClass: String, Hashable, Sendable { case compact, regular }

  /// The screen's size in points in an orientation.
  package func size(isLandscape: Bool) -> (width: Double, height: Double) {
    isLandscape ? (height, width) : (width, height)
  }

  package func safeAreaInsets(isLandscape: Bool) -> Insets {
    isLandscape ? landscapeInsets : portraitInsets
  }

  package func horizontalSizeClass(isLandscape: Bool, split: Variant.Split? = nil) -> SizeClass {
    switch split {
    case nil: isPad || (isLandscape && isLargePhone) ? .regular : .compact
    // Apple's “Multitasking size classes”: in landscape two thirds are regular, and half of the largest screens.
    case .twoThirds: isLandscape ? .regular : .compact
    case .half: height >= 1366 ? .regular : .compact
    case .third: .compact
    }
  }

  /// The width that Split View leaves an app; nil where the device has no such share.
  package func width(of split: Variant.Split, isLandscape: Bool) -> Double? {
    let widths = isLandscape ? landscapeSplits : portraitSplits
    switch split {
    case .third: return widths.first
    case .half: return widths.count == 3 ? widths[1] : nil
    case .twoThirds: return widths.count > 1 ? widths.last : nil
    }
  }

  package func verticalSizeClass(isLandscape: Bool) -> SizeClass {
    !isPad && isLandscape ? .compact : .regular
  }

  /// The device that stands for what nobody chose.
  package static let defaultIdentifier = "iphone-15"

  /// Finds a device by identifier or by Apple's name, in any case: `iphone-15`, `iPhone 15`.
  package static func named(_ name: String) -> Device? {
    let key = name.lowercased().split(separator: " ").joined(separator: "-")
    return catalogue.first { $0.id == key || $0.name.lowercased() == name.lowercased() }
  }
}
