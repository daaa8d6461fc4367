import CoreGraphics
import Foundation

/// The column of letters at a table's edge.
///
/// Measured beside UIKit's own by others: bold text of 11 points, half a point between two entries, in the middle of what is seen of the
/// table; 15 points wide, or 4 more than its widest title where that has more than 15 (MYTableViewIndex, a re-implementation to the pixel;
/// github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/231). Where there is no room for all, dots stand for those between.
///
/// Approximation: “#” is the font's sign, where Apple has a bitmap; the magnifying glass is the symbol of that name; which letters stay
/// where there is no room for all.
package final class SectionIndexView: UIView {
  enum Entry: Equatable {
    case title(String)
    case search
    case dot
  }

  static let spacing: CGFloat = 0.5
  static let minimumWidth: CGFloat = 15
  private static let font = UIFont.boldSystemFont(ofSize: 11)

  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      measuredWidth = nil
      setNeedsDisplay()
    }
  }
  private var measuredWidth: CGFloat?
  var color: UIColor? { didSet { setNeedsDisplay() } }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  package required init?(coder: NSCoder) { nil }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Sizes

  var fittingWidth: CGFloat {
    if let measuredWidth { return measuredWidth }
    let widest = titles.filter { $0 != UITableView.indexSearch }.map { SectionIndexView.width(of: $0) }.max() ?? 0
    let width = widest < SectionIndexView.minimumWidth ? SectionIndexView.minimumWidth : PixelGrid(traitCollection).up(widest + 4)
    measuredWidth = width
    return width
  }

  private static func width(of title: String) -> CGFloat { title.size(withAttributes: [.font: font]).width }

  private var lineHeight: CGFloat { PixelGrid(traitCollection).up(SectionIndexView.font.lineHeight) }

  func height(of entry: Entry) -> CGFloat {
    switch entry {
    case .title(let title): title == "#" ? 14 : lineHeight
    case .search: (SectionIndexView.font.lineHeight * 1.15).rounded(.up)
    case .dot: SectionIndexView.dotSize * 1.8
    }
  }

  /// Half of a line's height in whole points.
  private static var dotSize: CGFloat { (font.lineHeight * 0.25).rounded() * 2 }

  private func height(of entries: [Entry]) -> CGFloat {
    entries.reduce(0) { $0 + height(of: $1) } + CGFloat(max(0, entries.count - 1)) * SectionIndexView.spacing
  }

  // MARK: Entries

  /// What fits into a height: all titles, else some of them with dots between.
  func entries(fitting room: CGFloat) -> [Entry] {
    let all = titles.map { $0 == UITableView.indexSearch ? Entry.search : .title($0) }
    guard height(of: all) > room else { return all }
    // The magnifying glass at the top and the number sign at the bottom stay.
    let first: [Entry] = all.first == .search ? [.search] : []
    let last: [Entry] = all.count > first.count && all.last == .title("#") ? [.title("#")] : []
    let middle = Array(all.dropFirst(first.count).dropLast(last.count))
    var count = middle.count - (middle.count.isMultiple(of: 2) ? 1 : 0)
    while count >= 3 {
      let step = Double(middle.count - 1) / Double(count - 1)
      let chosen: [Entry] = (0..<count).map { $0.isMultiple(of: 2) ? middle[Int((Double($0) * step).rounded())] : .dot }
      let entries = first + chosen + last
      if height(of: entries) <= room { return entries }
      count -= 2
    }
    return []
  }

  /// Each entry's box, in the middle of the view.
  func places(of entries: [Entry]) -> [CGRect] {
    let grid = PixelGrid(traitCollection)
    var y = (bounds.height - height(of: entries)) / 2
    return entries.map { entry in
      let width: CGFloat =
        switch entry {
        case .title(let title): SectionIndexView.width(of: title)
        case .search: SectionIndexView.font.lineHeight * 0.75
        case .dot: SectionIndexView.dotSize
        }
      let box = CGRect(x: grid.nearest((bounds.width - width) / 2), y: grid.nearest(y), width: width, height: height(of: entry))
      y += box.height + SectionIndexView.spacing
      return box
    }
  }

  package override func draw(_ rect: CGRect) {
    super.draw(rect)
    let entries = entries(fitting: bounds.height)
    let color = color ?? tintColor ?? .tintColor
    for (entry, box) in zip(entries, places(of: entries)) {
      switch entry {
      case .title(let title):
        title.draw(at: box.origin, withAttributes: [.font: SectionIndexView.font, .foregroundColor: color])
      case .dot:
        color.setFill()
        let size = SectionIndexView.dotSize
        UIBezierPath(ovalIn: CGRect(x: box.midX - size / 2, y: box.midY - size / 2, width: size, height: size)).fill()
      case .search:
        let sign = UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 8, weight: .bold))
        guard let sign = sign?.withTintColor(color) else { continue }
        sign.draw(at: CGPoint(x: box.midX - sign.size.width / 2, y: box.midY - sign.size.height / 2))
      }
    }
  }
}
