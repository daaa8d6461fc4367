import CoreGraphics
import DisplayList
import Foundation

/// An accessory of a row with the view that shows it.
struct PlacedAccessory {
  var accessory: UICellAccessory
  var view: UIView
  /// The room that it takes along the row.
  var width: CGFloat

  /// The place of signs at the leading edge: as wide as the circles that stand there, an approximation.
  private static let standardLeadingWidth: CGFloat = 28

  @MainActor
  init(_ accessory: UICellAccessory, in cell: UICollectionViewCell) {
    self.accessory = accessory
    view = PlacedAccessory.makeView(accessory, in: cell)
    let natural = view.bounds.width
    width =
      switch accessory.reservedLayoutWidth {
      case .actual: natural
      case .standard: accessory.isLeading ? max(natural, PlacedAccessory.standardLeadingWidth) : natural
      case .custom(let width): max(0, width)
      }
  }

  @MainActor
  private static func makeView(_ accessory: UICellAccessory, in cell: UICollectionViewCell) -> UIView {
    let tint = accessory.tintColor
    switch accessory.accessoryType {
    case .disclosureIndicator: return CellAccessory.makeView(.disclosureIndicator) ?? UIView()
    case .checkmark: return tinted(CellAccessory.makeView(.checkmark) ?? UIView(), tint)
    case .detail: return tinted(CellAccessory.makeView(.detailButton) ?? UIView(), tint)
    case .outlineDisclosure:
      let isOpen = cell.configurationState.isExpanded
      let points = isOpen ? "chevron.down" : cell.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
      return symbol(points, 13, .semibold, tint ?? cell.tintColor)
    case .delete: return symbol("minus.circle.fill", 20, .regular, accessory.backgroundColor ?? .systemRed)
    case .insert: return symbol("plus.circle.fill", 20, .regular, accessory.backgroundColor ?? .systemGreen)
    case .reorder: return symbol("line.3.horizontal", 17, .regular, tint ?? .tertiaryLabel)
    case .popUpMenu: return symbol("chevron.up.chevron.down", 13, .regular, tint ?? .secondaryLabel)
    case .multiselect:
      return cell.isSelected
        ? symbol("checkmark.circle.fill", 20, .regular, accessory.backgroundColor ?? cell.tintColor)
        : symbol("circle", 20, .regular, tint ?? .tertiaryLabel)
    case .label:
      let label = UILabel()
      label.text = accessory.text
      label.font = accessory.font
      label.adjustsFontForContentSizeCategory = true
      label.textColor = tint ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .customView(let view):
      if let tint { view.tintColor = tint }
      if view.bounds.isEmpty || !accessory.maintainsFixedSize {
        let fitted = view.layoutState.constraints.isEmpty ? view.intrinsicContentSize : view.systemLayoutSizeFitting(.zero)
        if fitted.width > 0 { view.bounds.size.width = fitted.width }
        if fitted.height > 0 { view.bounds.size.height = fitted.height }
      }
      view.translatesAutoresizingMaskIntoConstraints = true
      return view
    }
  }

  @MainActor
  private static func tinted(_ view: UIView, _ color: UIColor?) -> UIView {
    if let color { view.tintColor = color }
    return view
  }

  @MainActor
  private static func symbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor?) -> UIView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.tintColor = color
    view.frame.size = view.intrinsicContentSize
    return view
  }
}
