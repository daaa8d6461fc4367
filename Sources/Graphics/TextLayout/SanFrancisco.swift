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

  package static func metrics(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: 0, capHeight: capHeight * size, xHeight: xHeight * size)
  }

  /// The releases of the font whose widths differ.
  package enum Edition: Int, Comparable, Sendable {
    case iOS9
    case iOS10
    /// iOS 11 to 13.1.
    case iOS11
    /// iOS 13.2 to 13.7.
    case iOS13
    case iOS14

    /// The edition of a release of iOS, the last of that number.
    package init(generation: Int) {
      self = generation < 10 ? .iOS9 : generation < 11 ? .iOS10 : generation < 13 ? .iOS11 : generation < 14 ? .iOS13 : .iOS14
    }

    package static func < (lhs: Edition, rhs: Edition) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The edition in use: the newest, except on the canvas of an older Xcode.
  nonisolated(unsafe) package static var edition = Edition.iOS14

  /// Whether the layout is that of Interface Builder's canvas.
  nonisolated(unsafe) package static var isCanvas = false

  /// What is added after each glyph at a size, in points.
  package static func tracking(size: CGFloat) -> CGFloat {
    guard size.isFinite, size > 0 else { return 0 }
    let cut = cut(size: size)
    if edition == .iOS14 {
      // The cut that stands in is wider or narrower than the blend of that size.
      let blend = interpolate(textShare, at: size) - cut.textShare
      return (interpolate(tracking, at: size) + blend * textIsWider) * size
    }
    if cut == .text { return interpolate(fixedTextTracking, at: size) * size }
    return interpolate(displayTracking, at: size) * size
  }

  /// How much of the text cut there is in the font of a size since iOS 14 (instances of the variable font in PDF documents).
  private static let textShare: [(size: CGFloat, em: CGFloat)] = [(17, 1), (19, 0.909), (24, 0.182), (28, 0)]

  /// What a glyph of the text cut is wider than one of the display cut, in em: the mean of small letters, capitals and spaces.
  private static let textIsWider: CGFloat = 0.053

  /// The tracking since iOS 14, in em: Apple's table (Human Interface Guidelines, Typography), at 28 to 46 points
  /// as PDF documents have it; from 13 to 17 points what makes most of some 660 titles that Xcode 13 to 16 stored exact, which is that
  /// table to 0.0007 em.
  private static let tracking: [(size: CGFloat, em: CGFloat)] = [
    (6, 0.041), (7, 0.034), (8, 0.026), (9, 0.019), (10, 0.012), (11, 0.006), (12, 0), (13, -0.0057), (14, -0.0107), (15, -0.0157),
    (16, -0.0197), (17, -0.0253), (18, -0.025), (19, -0.024), (20, -0.023), (21, -0.018), (22, -0.012), (23, -0.004), (24, 0.003),
    (25, 0.006), (26, 0.008), (27, 0.011), (28, 0.0137), (29, 0.0137), (30, 0.013), (32, 0.0125), (34, 0.0118), (36, 0.0106), (40, 0.0095),
    (46, 0.0078), (50, 0.007), (60, 0.003), (70, 0),
  ]

  /// The tracking up to iOS 13, when the cuts were not blended: measured in 2016 (Sketch-SF-UI-Font-Fixer), from 13 points on as some
  /// 900 titles that Xcode 7 to 12 stored.
  private static let fixedTextTracking: [(size: CGFloat, em: CGFloat)] = [
    (6, 0.041), (7, 0.032), (8, 0.026), (9, 0.019), (10, 0.012), (11, 0.0055), (12, 0), (13, -0.0057), (14, -0.0107), (15, -0.0157),
    (16, -0.0197), (17, -0.0229), (18, -0.025), (19, -0.0245), (20, -0.0222),
  ]

  /// The tracking of the display cut up to iOS 13, in em: measured in 2016
  /// (Sketch-SF-UI-Font-Fixer), moved by at most 0.0006 em so that twelve titles that the iOS 13.3 simulator drew are as wide as there.
  private static let displayTracking: [(size: CGFloat, em: CGFloat)] = [
    (20, 0.0181), (21, 0.0166), (22, 0.0152), (24, 0.0146), (26, 0.0135), (28, 0.0127), (30, 0.0122), (32, 0.0117), (34, 0.0112),
    (36, 0.0104), (38, 0.0097), (43, 0.0086), (48, 0.0071), (53, 0.0058), (58, 0.0045), (70, 0),
  ]

  /// Linear between the sizes of a table, constant outside.
  private static func interpolate(_ table: [(size: CGFloat, em: CGFloat)], at size: CGFloat) -> CGFloat {
    guard let next = table.firstIndex(where: { $0.size >= size }) else { return table[table.count - 1].em }
    guard next > 0 else { return table[0].em }
    let (low, high) = (table[next - 1], table[next])
    return low.em + (high.em - low.em) * (size - low.size) / (high.size - low.size)
  }
}
