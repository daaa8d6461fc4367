package import Foundation

extension SanFrancisco {
  /// The drawings of the font for small and large text, and two steps between.
  package enum Cut: Sendable {
    case text
    case blend20
    case blend23
    case display

    /// How much of the text cut there is in it.
    var textShare: CGFloat {
      switch self {
      case .text: 1
      case .blend20: 0.77
      case .blend23: 0.33
      case .display: 0
      }
    }
  }

  /// The cut of a size in points.
  ///
  /// The display cut begins at 20 points, from iOS 11 to 13.1 above 20 (label widths that Xcode 9 to 11 stored); since iOS 14 the one passes into the other from 17 to 28 points.
  package static func cut(size: CGFloat) -> Cut {
    switch edition {
    case .iOS9, .iOS10, .iOS13: size >= 20 ? .display : .text
    case .iOS11: size > 20 ? .display : .text
    case .iOS14: size < 18.5 ? .text : size <= 21 ? .blend20 : size <= 25.5 ? .blend23 : .display
    }
  }
}
