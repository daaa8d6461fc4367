import CoreGraphics
import Foundation

extension UITableViewCell {
  /// The views that a cell makes itself.
  struct Parts {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    var configured: UIView?
    var separator: UIView?
    var upperSeparator: UIView?
    var accessory: UIView?
    var background: BackgroundConfigurationView?
    var selection: UIView?
    var separatorInset: UIEdgeInsets?
    var needsUpdateConfiguration = false
  }

  // MARK: Texts

  func makeTextLabel() -> UILabel? {
    let label = cellLabel(cellStyle == .value2 ? .footnote : .body, cellStyle == .value2 ? tintColor : .label)
    if cellStyle == .value2 { label.textAlignment = .right }
    parts.text = label
    return label
  }

  func makeDetailTextLabel() -> UILabel? {
    guard cellStyle != .default else { return nil }
    let label = cellLabel(
      cellStyle == .subtitle ? .caption1 : cellStyle == .value1 ? .body : .footnote, cellStyle == .value1 ? .secondaryLabel : .label)
    parts.detail = label
    return label
  }

  private func cellLabel(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func makeImageView() -> UIImageView? {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    parts.image = view
    setNeedsLayout()
    return view
  }

  func contentConfigurationDidChange() {
    parts.configured = ConfiguredContent.install(contentConfiguration, replacing: parts.configured, in: contentView)
    for view in [parts.text, parts.detail, parts.image] as [UIView?] { view?.isHidden = contentConfiguration != nil }
    setNeedsLayout()
  }

  // MARK: Accessory

  var hasAccessory: Bool { accessoryView != nil || accessoryType != .none }

  func accessoryDidChange() {
    parts.accessory?.removeFromSuperview()
    parts.accessory = accessoryView ?? CellAccessory.makeView(accessoryType)
    if let view = parts.accessory { addSubview(view) }
    contentView.marginsDidChange()
    setNeedsLayout()
  }

  // MARK: State

  func stateDidChange() {
    for label in [parts.text, parts.detail] { label?.isHighlighted = isSelected || isHighlighted }
    parts.image?.isHighlighted = isSelected || isHighlighted
    updateSelectedBackground(replacing: nil)
    if let contentConfiguration { self.contentConfiguration = contentConfiguration.updated(for: configurationState) }
    setNeedsUpdateConfiguration()
  }

  func updateSelectedBackground(replacing old: UIView?) {
    old?.removeFromSuperview()
    parts.selection?.removeFromSuperview()
    parts.selection = nil
    guard isSelected || isHighlighted, selectionStyle != .none else { return }
    let view = selectedBackgroundView ?? UIView()
    // The grey of selected rows since iOS 13.
    if selectedBackgroundView == nil { view.backgroundColor = .systemGray4 }
    parts.selection = view
    insertSubview(view, belowSubview: contentView)
    setNeedsLayout()
  }

  func backgroundDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// Takes over what a table says of the cell's place.
  package func take(_ place: Place) {
    let color: UIColor = place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    setDefaultBackground(backgroundConfiguration == nil ? color : .clear)
    if parts.needsUpdateConfiguration {
      parts.needsUpdateConfiguration = false
      updateConfiguration(using: configurationState)
    }
    guard place != tablePlace else { return }
    tablePlace = place
    contentView.marginsDidChange()
    setNeedsLayout()
  }
}
