package import Foundation

/// The numbers of Apple's system font that a substitute has to be set with.
package enum SanFrancisco {
  /// Line metrics in em.
  ///
  /// Ascender and descender add up to the 1.193359375 em of Interface Builder's stored label heights; the ascender, rounded to a
  /// pixel, is the baseline of labels drawn by the iOS 13 simulator.
  package static let ascender: CGFloat = 0.952148
  package static let descender: CGFloat = -0.241211
  package static let capHeight: CGFloat = 0.704590
  package static let xHeight: CGFloat = 0.525879

  /// From this size on the system font is its display cut, in points.
  package static let displaySize: CGFloat = 20

  package static func metrics(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: 0, capHeight: capHeight * size, xHeight: xHeight * size)
  }

  /// The releases of the font whose widths differ.
  package enum Edition: Sendable {
    case iOS9
    case iOS10
    /// iOS 11 to 13.1.
    case iOS11
    /// iOS 13.2 to 13.7.
    case iOS13
    case iOS14
  }

  /// The edition in use: the newest, except on the canvas of an older Xcode.
  nonisolated(unsafe) package static var edition = Edition.iOS14

  /// Whether widths are those of Interface Builder's canvas, which sets heavier titles wider than an app does.
  nonisolated(unsafe) package static var isCanvas = false

  /// What is added after each glyph at a size, in points.
  package static func tracking(size: CGFloat, weight: CGFloat = 0) -> CGFloat {
    guard size.isFinite, size > 0 else { return 0 }
    if size < displaySize { return interpolate(edition == .iOS14 ? textTracking : fixedTextTracking, at: size) * size }
    return (interpolate(displayTracking, at: size) + oldDisplayTracking(size) + canvasTracking(weight)) * size
  }

  /// What titles of 20 points and more are wider on the canvas, in em.
  ///
  /// Fitted on 11 medium and 26 semibold and bold labels that Xcode 10 to 16 stored. Bold text of 32 points drawn by an app in the iOS 17.2 simulator (square/Blueprint) is not.
  private static func canvasTracking(_ weight: CGFloat) -> CGFloat {
    guard isCanvas, weight > 0.1 else { return 0 }
    return weight < 0.25 ? 0.0055 : 0.015
  }

  /// What the display cut was wider, in em (fitted on some 60 labels stored by Xcode 7 to 11): up to iOS 10 at all sizes, most at
  /// large ones, then at 20 points only.
  private static func oldDisplayTracking(_ size: CGFloat) -> CGFloat {
    switch edition {
    case .iOS9, .iOS10: 0.0106 + 0.0074 * (min(size, 36) - 20) / 20
    case .iOS11: max(0, 21 - size) * 0.009
    case .iOS13, .iOS14: 0
    }
  }

  /// Apple's tracking table for the system font (Human Interface Guidelines, Typography), points a glyph at whole sizes; at 17 it
  /// gives the lines of labels drawn by the iOS 17.2 simulator to half a pixel.
  ///
  /// From 18 on Apple blends the text cut into the display cut: 19 is narrower by what "Example" drawn by iOS 26.1 (Quick/Nimble's
  /// snapshots) is, 18 by half of that.
  private static let textTracking: [(size: CGFloat, em: CGFloat)] = emTable([
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
    (16, -0.31), (17, -0.43), (18, -0.503), (19, -0.589),
  ])

  /// The tracking up to iOS 13, when the text cut ended at 20 points without a blend: measured in 2016 (Sketch-SF-UI-Font-Fixer), but
  /// wider at 17 points by 0.036 (some 240 labels that Xcode 7 to 11 stored).
  ///
  /// Against Apple's table above it gives 586 instead of 569 of 668 titles of these systems to half a point.
  private static let fixedTextTracking: [(size: CGFloat, em: CGFloat)] = emTable([
    (6, 0.246), (7, 0.223), (8, 0.208), (9, 0.171), (10, 0.12), (11, 0.06), (12, 0), (13, -0.078), (14, -0.154), (15, -0.24),
    (16, -0.32), (17, -0.372), (18, -0.45), (19, -0.49),
  ])

  /// In em, on top of the derived display cut's advances.
  ///
  /// From 25 points on: what the widths of twelve title labels drawn by the iOS 13.3 simulator leave for each glyph, the middle of
  /// the pixel that each was rounded up in. Below: the tracking measured on the Display cut of 2016 (Sketch-SF-UI-Font-Fixer) less
  /// 0.0050 em, the difference of the two at 25 to 34 points, and from 20 to 22 plus what that "Example" and a label that Xcode 15
  /// stored are wider.
  private static let displayTracking: [(size: CGFloat, em: CGFloat)] = [
    (20, 0.01909), (21, 0.01586), (22, 0.01268), (23, 0.01017), (24, 0.00971), (25, 0.00898), (26, 0.00851), (27, 0.00808), (28, 0.00768),
    (30, 0.00761), (32, 0.00693), (34, 0.00634), (38, 0.00482), (43, 0.00389), (48, 0.00234), (53, 0.00108), (58, -0.00030),
  ]

  private static func emTable(_ points: [(CGFloat, CGFloat)]) -> [(size: CGFloat, em: CGFloat)] {
    points.map { (size: $0.0, em: $0.1 / $0.0) }
  }

  /// Linear between the sizes of a table, constant outside.
  private static func interpolate(_ table: [(size: CGFloat, em: CGFloat)], at size: CGFloat) -> CGFloat {
    guard let next = table.firstIndex(where: { $0.size >= size }) else { return table[table.count - 1].em }
    guard next > 0 else { return table[0].em }
    let (low, high) = (table[next - 1], table[next])
    return low.em + (high.em - low.em) * (size - low.size) / (high.size - low.size)
  }
}
