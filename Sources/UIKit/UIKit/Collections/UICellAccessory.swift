import CoreGraphics
import Foundation

/// A figure at an edge of a list's row.
@preconcurrency @MainActor
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  /// At which end of the row an accessory stands, and where among those of that end.
  public enum Placement {
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    public static func position(before accessoryType: AccessoryType) -> Position {
      { accessories in
        MainActor.assumeIsolated { accessories.firstIndex { $0.accessoryType == accessoryType } ?? accessories.count }
      }
    }

    public static func position(after accessoryType: AccessoryType) -> Position {
      { accessories in
        MainActor.assumeIsolated { accessories.lastIndex { $0.accessoryType == accessoryType }.map { $0 + 1 } ?? accessories.count }
      }
    }
  }

  public enum AccessoryType: Hashable, @unchecked Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail, popUpMenu
    case customView(UIView)
  }

  public typealias ActionHandler = () -> Void

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  var position: Placement.Position?
  var isHidden: Bool
  var reservedLayoutWidth: LayoutDimension
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var text: String?
  var font: UIFont?
  var maintainsFixedSize = false

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false, _ isHidden: Bool, _ width: LayoutDimension,
    _ tintColor: UIColor?
  ) {
    accessoryType = type
    self.displayed = displayed
    self.isLeading = isLeading
    self.isHidden = isHidden
    reservedLayoutWidth = width
    self.tintColor = tintColor
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed, isLeading: options.style == .cell, options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .delete, displayed, isLeading: true, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .insert, displayed, isLeading: true, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .multiselect, displayed, isLeading: true, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.text = text
    accessory.font = options.font
    return accessory
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var (isLeading, displayed, position): (Bool, DisplayedState, Placement.Position)
    switch configuration.placement {
    case .leading(let state, let at): (isLeading, displayed, position) = (true, state, at)
    case .trailing(let state, let at): (isLeading, displayed, position) = (false, state, at)
    }
    var accessory = UICellAccessory(
      .customView(configuration.customView), displayed, isLeading: isLeading, configuration.isHidden, configuration.reservedLayoutWidth,
      configuration.tintColor)
    accessory.position = position
    accessory.maintainsFixedSize = configuration.maintainsFixedSize
    return accessory
  }
}
