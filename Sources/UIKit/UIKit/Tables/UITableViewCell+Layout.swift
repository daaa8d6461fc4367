import CoreGraphics
import Foundation

extension UITableViewCell: ListRow {
  private var grid: PixelGrid { PixelGrid(traitCollection) }

  /// The line below the content takes a pixel's height of the row.
  private var separatorHeight: CGFloat { tablePlace.separatorStyle == .none ? 0 : 1 / grid.scale }

  /// Rows of one line are as high as the standard.
  var minimumContentHeight: CGFloat { UITableViewCell.standardHeight - separatorHeight }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var sideMargin: CGFloat { table?.sideMargin ?? 16 }

  /// The content in a cell of a size: beside the safe area and the accessory, above the separator.
  private func contentFrame(in size: CGSize) -> CGRect {
    if let storedContentFrame { return storedContentFrame }
    let safe = table?.insetsContentViewsToSafeArea == false ? .zero : safeAreaInsets
    var frame = CGRect(
      x: safe.left, y: 0, width: max(0, size.width - safe.left - safe.right), height: max(0, size.height - separatorHeight))
    let index = min(frame.width, table?.sectionIndexWidth ?? 0)
    frame.size.width -= index
    if isMirrored { frame.origin.x += index }
    if let accessory = parts.accessory {
      let room = min(frame.width, accessory.bounds.width + sideMargin)
      frame.size.width -= room
      if isMirrored { frame.origin.x += room }
    }
    return frame
  }

  func placeParts() {
    if parts.needsUpdateConfiguration {
      parts.needsUpdateConfiguration = false
      updateConfiguration(using: configurationState)
    }
    put(contentView, contentFrame(in: bounds.size))
    if let view = backgroundView { put(view, bounds) }
    if let view = parts.selection { put(view, bounds) }
    placeBackgroundConfiguration()
    if let accessory = parts.accessory {
      let (content, size) = (contentView.frame, accessory.bounds.size)
      let x = isMirrored ? content.minX - size.width : content.maxX
      put(accessory, CGRect(x: x, y: grid.nearest((content.height - size.height) / 2), width: size.width, height: size.height))
    }
    if contentConfiguration == nil { placeTexts() }
    placeSeparators()
    roundCorners()
  }

  private func put(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

  private func placeBackgroundConfiguration() {
    guard let configuration = backgroundConfiguration else {
      parts.background?.removeFromSuperview()
      parts.background = nil
      return
    }
    let view = parts.background ?? BackgroundConfigurationView()
    if parts.background == nil {
      parts.background = view
      insertSubview(view, at: 0)
    }
    view.apply(configuration, in: self)
  }

  // MARK: Separators

  /// As the table's; where that sets none, from where the text starts.
  var automaticSeparatorInset: UIEdgeInsets {
    let start = textStart
    let automatic = UIEdgeInsets(top: 0, left: isMirrored ? 0 : start, bottom: 0, right: isMirrored ? start : 0)
    guard let inset = table?.rows.separatorInset else { return automatic }
    return table?.separatorInsetReference == .fromAutomaticInsets ? automatic.adding(inset) : inset
  }

  private func placeSeparators() {
    let isGrouped = tablePlace.style == .grouped
    let isHidden = tablePlace.style == .insetGrouped && tablePlace.isLast
    parts.separator = separator(parts.separator, isShown: !isHidden, y: bounds.height, isFull: isGrouped && tablePlace.isLast)
    parts.upperSeparator = separator(
      parts.upperSeparator, isShown: isGrouped && tablePlace.isFirst, y: 1 / grid.scale, isFull: true)
  }

  private func separator(_ old: UIView?, isShown: Bool, y: CGFloat, isFull: Bool) -> UIView? {
    let height = separatorHeight
    let safe = safeAreaInsets
    let index = table?.sectionIndexWidth ?? 0
    // Beside the index, as what it stands on; an approximation.
    let edges = UIEdgeInsets(
      top: 0, left: safe.left + (isMirrored ? index : 0), bottom: 0, right: safe.right + (isMirrored ? 0 : index))
    let inset = isFull ? .zero : separatorInset.adding(edges)
    let width = bounds.width - inset.left - inset.right
    guard isShown, height > 0, width > 0, width.isFinite, let color = tablePlace.separatorColor else {
      old?.removeFromSuperview()
      return nil
    }
    let line = old ?? UIView()
    if old == nil { addSubview(line) }
    line.backgroundColor = color
    put(line, CGRect(x: inset.left, y: y - height, width: width, height: height))
    return line
  }

  /// The corners of groups that are inset: 10 points, measured on iOS 13; 26 is what iOS 26 draws, an approximation.
  private func roundCorners() {
    guard tablePlace.style == .insetGrouped, tablePlace.isFirst || tablePlace.isLast else {
      if tablePlace.style == .insetGrouped { layer.cornerRadius = 0 }
      return
    }
    layer.cornerRadius = SystemGeneration.current >= 26 ? 26 : 10
    var corners: CACornerMask = []
    if tablePlace.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if tablePlace.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    layer.masksToBounds = true
  }

  // MARK: Size

  func fittingSize(
    forWidth target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if parts.needsUpdateConfiguration {
      parts.needsUpdateConfiguration = false
      updateConfiguration(using: configurationState)
    }
    let frame = contentFrame(in: CGSize(width: target.width, height: max(target.height, bounds.height)))
    put(contentView, frame)
    if contentView.storedSubviews.contains(where: { !$0.layoutState.translatesAutoresizingMask }) {
      let fitted = contentView.systemLayoutSizeFitting(
        CGSize(width: frame.width, height: target.height), withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      let width = horizontal == .required ? target.width : fitted.width + target.width - frame.width
      if fitted.height > 0 { return CGSize(width: width, height: fitted.height + separatorHeight) }
    }
    return CGSize(width: target.width, height: styledHeight(in: frame))
  }

  /// 44 points; more where texts need it: 11 points above and below a text, 10 above and below two.
  ///
  /// So a cell with a subtitle is 55.5 points high at 2x (source: rows of stored interfaces).
  private func styledHeight(in content: CGRect) -> CGFloat {
    let width = max(0, content.width - textStart - contentView.layoutMargins.right)
    func height(_ label: UILabel?) -> CGFloat {
      guard let label, label.text?.isEmpty == false else { return 0 }
      return label.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }
    let (text, detail) = (height(parts.text), height(parts.detail))
    let both = cellStyle == .subtitle && detail > 0 ? text + detail + 20 : max(text, detail) + 22
    return max(UITableViewCell.standardHeight, both + separatorHeight)
  }
}
