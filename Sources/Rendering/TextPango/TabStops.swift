import Foundation
import TextLayout

/// Where tabs lead to in a paragraph.
struct TabStops {
  private let style: ParagraphStyle

  init(_ style: ParagraphStyle) { self.style = style }

  /// What a tab that begins at `x` is wide; the text after it up to the next tab stands at its stop, before it or around it.
  func advance(of index: Int, in paragraph: ShapedParagraph, end: Int, at x: CGFloat) -> CGFloat {
    let stop = next(after: x)
    let isRightToLeft = paragraph.isRightToLeft
    let share: CGFloat =
      switch stop.alignment {
      case .center: 0.5
      case .right: isRightToLeft ? 0 : 1
      case .left: isRightToLeft ? 1 : 0
      case .natural, .justified: 0
      }
    guard share > 0 else { return stop.location - x }
    var width: CGFloat = 0
    for follower in (index + 1)..<max(end, index + 1) {
      let cluster = paragraph.clusters[follower]
      if cluster.kind == .tab || cluster.kind == .lineSeparator { break }
      width += cluster.advance
      if width * share > stop.location - x { break }
    }
    return max(0, stop.location - x - width * share)
  }

  /// The first stop behind a place.
  private func next(after x: CGFloat) -> ParagraphStyle.TabStop {
    // Places that were reached by adding differ from stops by rounding only.
    if let stop = style.tabStops.first(where: { $0.location > x + LineBreaker.tolerance && $0.location.isFinite }) { return stop }
    let interval = style.defaultTabInterval > 0 && style.defaultTabInterval.isFinite ? style.defaultTabInterval : TabStops.interval
    return .init(location: (((x + LineBreaker.tolerance) / interval).rounded(.down) + 1) * interval)
  }

  /// Behind the last stop of a style without an interval, where Apple's documentation names none: as far apart as the default stops.
  private static let interval: CGFloat = 28
}
