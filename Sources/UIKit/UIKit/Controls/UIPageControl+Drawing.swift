import CoreGraphics
import DisplayList
import Foundation

/// The measures of a row of dots.
struct PageControlMetrics {
  /// The box of a dot.
  var dot: CGFloat
  /// Between two boxes.
  var gap: CGFloat
  /// Before the first box and behind the last.
  var ends: CGFloat
  var breadth: CGFloat
  /// The disc in the box.
  var disc: CGFloat

  /// Since iOS 14 boxes of 10 points with 8 between them, measured on iOS 26's pictures, and a row of 27.5 or 27.67 points, stored by
  /// Interface Builder; the disc of 8 is that of Apple's design resources.
  ///
  /// The ends are what a measured row of three, 75 points, leaves. Before iOS 14 discs of 7 points with 9 between them: stored
  /// rows of three are 39 × 37.
  @MainActor static var current: PageControlMetrics {
    SystemGeneration.current >= 14
      ? PageControlMetrics(dot: 10, gap: 8, ends: 14.5, breadth: 27.4, disc: 8)
      : PageControlMetrics(dot: 7, gap: 9, ends: 0, breadth: 37, disc: 7)
  }
}

extension UIPageControl {
  private static let kind = "UIPageControl"

  /// The pages whose dots fit: a window around the current one where the row is too long.
  private func shownPages(_ metrics: PageControlMetrics, length: CGFloat) -> Range<Int> {
    let room = (length - 2 * metrics.ends + metrics.gap) / (metrics.dot + metrics.gap)
    let fitting = room.isFinite ? Int(min(max(room.rounded(.down), 1), 1000)) : 1
    guard numberOfPages > fitting else { return 0..<numberOfPages }
    let start = min(max(currentPage - fitting / 2, 0), numberOfPages - fitting)
    return start..<start + fitting
  }

  func emitDots(into items: inout [DisplayList.Item]) {
    guard bounds.isDrawable, numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return }
    let metrics = PageControlMetrics.current
    let length = isVertical ? bounds.height : bounds.width
    let pages = shownPages(metrics, length: length)
    let step = metrics.dot + metrics.gap
    let row = CGFloat(pages.count) * step - metrics.gap
    if backgroundStyle == .prominent { items.append(backdrop(row: row, metrics)) }
    let isReversed =
      direction == .rightToLeft || direction == .bottomToTop
      || (direction == .natural && effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let grid = PixelGrid(traitCollection)
    let start = grid.nearest((isVertical ? bounds.midY : bounds.midX) - row / 2)
    for (place, page) in pages.enumerated() {
      let along = start + CGFloat(isReversed ? pages.count - 1 - place : place) * step
      let across = (isVertical ? bounds.midX : bounds.midY) - metrics.dot / 2
      let box = CGRect(
        x: isVertical ? grid.nearest(across) : along, y: isVertical ? along : grid.nearest(across), width: metrics.dot,
        height: metrics.dot)
      // A smaller dot at an end tells that there are more pages.
      let isCut = (page == pages.lowerBound && page > 0) || (page == pages.upperBound - 1 && page < numberOfPages - 1)
      items.append(dot(page, in: box, disc: isCut && page != currentPage ? metrics.disc / 2 : metrics.disc))
    }
  }

  /// White, and white at 30 % for the other pages, an approximation of Apple's “translucent white”.
  private func dot(_ page: Int, in box: CGRect, disc: CGFloat) -> DisplayList.Item {
    let isCurrent = page == currentPage
    let color =
      (isCurrent ? currentPageIndicatorTintColor : pageIndicatorTintColor) ?? UIColor(white: 1, alpha: isCurrent ? 1 : 0.3)
    let paint = color.cgColor(with: traitCollection)
    let name = isCurrent ? "current-page" : "page-\(page + 1)"
    if let image = image(of: page) {
      let size = image.size(with: traitCollection)
      let scale = size.width > 0 && size.height > 0 ? min(box.width / size.width, box.height / size.height) : 0
      let (width, height) = (size.width * scale, size.height * scale)
      let rect = CGRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
      let drawn = ImageDrawing.items(image, in: rect, tint: paint, traits: traitCollection, automaticIsTemplate: true)
      return ControlDrawing.group(name, of: UIPageControl.kind, drawn)
    }
    let circle = CGRect(x: box.midX - disc / 2, y: box.midY - disc / 2, width: disc, height: disc)
    return ControlDrawing.group(name, of: UIPageControl.kind, [ControlDrawing.fill(.ellipse(circle), paint)])
  }

  /// The capsule of the prominent style, as wide as the row with its ends; its colour is an approximation of the material.
  private func backdrop(row: CGFloat, _ metrics: PageControlMetrics) -> DisplayList.Item {
    let length = row + 2 * metrics.ends
    let size = isVertical ? CGSize(width: metrics.breadth, height: length) : CGSize(width: length, height: metrics.breadth)
    let rect = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    let color = UIColor.secondarySystemFill.cgColor(with: traitCollection)
    return ControlDrawing.group("background", of: UIPageControl.kind, [ControlDrawing.fill(ControlDrawing.pill(rect), color)])
  }
}
