import CoreGraphics
import Foundation

extension UITableView {
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    rows.headerMakers[identifier] = aClass.map { .type($0) }
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    rows.headerMakers[identifier] = nib.map { .nib($0) }
  }

  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = rows.unusedHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    switch rows.headerMakers[identifier] {
    case .type(let type):
      guard let type = type as? UITableViewHeaderFooterView.Type else {
        UIKitException.raise("NSInvalidArgumentException", "\(type), registered for “\(identifier)”, is no UITableViewHeaderFooterView")
      }
      return CellFactory.makeHeader(of: type, identifier)
    case .nib(let nib):
      UIKitDiagnostics.shared.note(
        kind: "interface-file", message: "the headers of “\(nib.name)” are plain ones: tables don't read Interface Builder files")
      return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    case nil: return nil
    }
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.headers[section] as? UITableViewHeaderFooterView
  }
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.footers[section] as? UITableViewHeaderFooterView
  }

  func retireHeaders() {
    for view in Array(rows.headers.values) + Array(rows.footers.values) {
      view.removeFromSuperview()
      if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
        rows.unusedHeaders[identifier, default: []].append(view)
      }
    }
    rows.headers = [:]
    rows.footers = [:]
  }

  // MARK: Heights

  /// Above each header of a plain table 22 points since iOS 15 (as `sectionHeaderTopPadding` measures).
  var headerPadding: CGFloat {
    guard style == .plain, SystemGeneration.current >= 15 else { return 0 }
    return sectionHeaderTopPadding == UITableView.automaticDimension ? 22 : max(0, sectionHeaderTopPadding)
  }

  func headerHeight(of section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if asked == 0, style == .plain { return 0 }
    let view = rows.headers[section] ?? makeHeader(section)
    if asked >= 0 { return view == nil && style == .plain ? 0 : asked }
    guard let view else { return style == .plain ? 0 : gap * (section == 0 && tableHeaderView == nil ? 2 : 1) }
    let fitted = height(of: view)
    return style != .plain && view is SectionTitleView && section == 0 && tableHeaderView == nil ? fitted + gap : fitted
  }

  func footerHeight(of section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if asked == 0, style == .plain { return 0 }
    let view = rows.footers[section] ?? makeFooter(section)
    if asked >= 0 { return view == nil && style == .plain ? 0 : asked }
    guard let view else { return style == .plain ? 0 : gap }
    return height(of: view)
  }

  /// Half of the room between groups: 17.5 points at 2x, 17.667 at 3x, measured on rows of stored interfaces (first rows start 55.5
  /// points down, below a title of 38).
  private var gap: CGFloat { PixelGrid(traitCollection).nearest(17.6) }

  private func height(of view: UIView) -> CGFloat {
    let width = bounds.width
    if view is UITableViewHeaderFooterView || !view.layoutState.constraints.isEmpty {
      place(view, CGRect(x: 0, y: 0, width: width, height: view.frame.height))
      let fitted = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      if fitted.height > 0 { return fitted.height }
    }
    let fitted = view.sizeThatFits(CGSize(width: width, height: 0)).height
    return fitted > 0 ? fitted : UITableViewHeaderFooterView.standardHeight
  }

  // MARK: Views

  private func makeHeader(_ section: Int) -> UIView? {
    var view = delegate?.tableView(self, viewForHeaderInSection: section)
    if view == nil, let title = dataSource?.tableView(self, titleForHeaderInSection: section) {
      view = SectionTitleView(title: title, style: style, isHeader: true)
    }
    if let view { take(view) }
    rows.headers[section] = view
    return view
  }

  private func makeFooter(_ section: Int) -> UIView? {
    var view = delegate?.tableView(self, viewForFooterInSection: section)
    if view == nil, let title = dataSource?.tableView(self, titleForFooterInSection: section) {
      view = SectionTitleView(title: title, style: style, isHeader: false)
    }
    if let view { take(view) }
    rows.footers[section] = view
    return view
  }

  private func take(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    addSubview(view)
  }

  /// A plain table's headers stay at its upper edge while their section is seen.
  func placeHeader(_ section: Int, start: CGFloat, end: CGFloat, _ seen: (CGFloat, CGFloat)) {
    guard let view = rows.headers[section] else { return }
    let heights = rows.sections[section]
    var y = start + heights.padding
    if style == .plain {
      let edge = bounds.minY + adjustedContentInset.top
      y = max(y, min(edge, end - heights.header))
    }
    place(view, y: y, height: heights.header, seen)
  }

  func placeFooter(_ section: Int, top: CGFloat, _ seen: (CGFloat, CGFloat)) {
    guard let view = rows.footers[section] else { return }
    let heights = rows.sections[section]
    var y = top
    if style == .plain {
      let edge = bounds.maxY - adjustedContentInset.bottom
      let start = top - heights.rows.reduce(0, +)
      y = min(y, max(edge - heights.footer, start))
    }
    place(view, y: y, height: heights.footer, seen)
  }

  private func place(_ view: UIView, y: CGFloat, height: CGFloat, _ seen: (CGFloat, CGFloat)) {
    let inset = groupInset
    place(view, CGRect(x: inset.left, y: y, width: max(0, bounds.width - inset.left - inset.right), height: height))
    view.isHidden = y >= seen.1 || y + height <= seen.0
    if view !== storedSubviews.last { bringSubviewToFront(view) }
  }
}
