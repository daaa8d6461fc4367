import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  static let tableStyles: [String: UITableView.Style] = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]

  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  func makeCell(_ object: InterfaceObject) -> UITableViewCell {
    let style = object["textLabel"] == nil ? nil : InterfaceMaker.cellStyles[object["style"] ?? ""]
    return UITableViewCell(style: style ?? .default, reuseIdentifier: object["reuseIdentifier"])
  }

  func configure(_ table: UITableView, _ object: InterfaceObject) {
    table.separatorStyle = object["separatorStyle"] == "none" ? .none : .singleLine
    if let color = colors.color(object.value("separatorColor")) { table.separatorColor = color }
    if let insets = InterfaceMaker.insets(object.value("separatorInset")) { table.separatorInset = insets }
    /// Interface Builder writes its own defaults where the inspector says "automatic".
    func height(_ key: String, automatic: [Double]) -> CGFloat {
      guard let value = object.number(key), value >= 0, !automatic.contains(value) else { return UITableView.automaticDimension }
      return CGFloat(min(value, 10_000))
    }
    table.rowHeight = height("rowHeight", automatic: [])
    table.sectionHeaderHeight = height("sectionHeaderHeight", automatic: table.style == .plain ? [22, 28] : [10, 18])
    table.sectionFooterHeight = height("sectionFooterHeight", automatic: table.style == .plain ? [22, 28] : [10, 18])
    table.sectionIndexColor = colors.color(object.value("sectionIndexColor"))
    table.sectionIndexBackgroundColor = colors.color(object.value("sectionIndexBackgroundColor"))
    table.sectionIndexMinimumDisplayRowCount = object.integer("sectionIndexMinimumDisplayRowCount") ?? 0
    if stage.isCanvas {
      if object.value("layoutMargins") == nil { table.layoutMargins = InterfaceMaker.plainMargins }
      if object.value("separatorInset") == nil { table.separatorInset.left = stage.size.width >= 414 ? 20 : 16 }
    }
  }

  /// A plain view's margins: on the canvas cells' contents have some of their own (see `configureCell`).
  static let plainMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  func configure(_ cell: UITableViewCell, _ object: InterfaceObject) {
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ]
    if let accessory = accessories[object["accessoryType"] ?? ""] { cell.accessoryType = accessory }
    if object["selectionStyle"] == "none" { cell.selectionStyle = .none }
    cell.indentationLevel = min(max(object.integer("indentationLevel") ?? 0, 0), 100)
    if let width = object.number("indentationWidth") { cell.indentationWidth = CGFloat(width) }
    if let insets = InterfaceMaker.insets(object.value("separatorInset")) { cell.separatorInset = insets }
    if stage.isCanvas, object.value("layoutMargins") == nil { cell.layoutMargins = InterfaceMaker.plainMargins }
  }

  // MARK: Contents

  func addContents(of object: InterfaceObject, to cell: UITableViewCell) {
    if !stage.isCanvas {
      // Labels that the style places; on the canvas they stand where they are stored.
      for (key, view) in [
        ("textLabel", { cell.textLabel }), ("detailTextLabel", { cell.detailTextLabel }), ("imageView", { cell.imageView }),
      ] as [(String, () -> UIView?)] {
        if let id = object[key], !id.isEmpty, let view = view() { styledViews[id] = view }
      }
    }
    if let part = object.part("contentView") {
      let content = cell.contentView
      rowHeight = rowSize == nil ? nil : InterfaceMaker.rowHeight(object) ?? tableRowHeight
      cellKeepsMargins = object.flag("preservesSuperviewLayoutMargins") ?? false
      let standard = (content.preservesSuperviewLayoutMargins, content.insetsLayoutMarginsFromSafeArea)
      fill(content, part)
      content.translatesAutoresizingMaskIntoConstraints = true
      if stage.isCanvas {
        content.insetsLayoutMarginsFromSafeArea = false
        // Beside an accessory a plain view's 8 points are left (31 of 31 stored frames).
        let hasAccessory = cell.accessoryType != .none || object.part("accessoryView") != nil
        if hasAccessory, part.value("layoutMargins") == nil { content.layoutMargins.right = 8 }
        cell.storedContentFrame = content.frame
      } else {
        content.preservesSuperviewLayoutMargins = part.flag("preservesSuperviewLayoutMargins") ?? standard.0
        content.insetsLayoutMarginsFromSafeArea = part.flag("insetsLayoutMarginsFromSafeArea") ?? standard.1
      }
    }
    setConfigurations(of: cell, object)
    if let part = object.part("accessoryView") { cell.accessoryView = outerView(part) }
    if let part = object.part("backgroundView") { cell.backgroundView = outerView(part) }
  }

  private func outerView(_ object: InterfaceObject) -> UIView {
    let view = makeView(object)
    view.translatesAutoresizingMaskIntoConstraints = true
    return view
  }

  func addContents(of object: InterfaceObject, to table: UITableView) {
    if let part = object.part("backgroundView") { table.backgroundView = outerView(part) }
    let sections = InterfaceMaker.sections(of: object).map { section in
      InterfaceRows.Section(
        header: section?.string("headerTitle"), footer: section?.string("footerTitle"),
        cells: (section == nil ? object.lists["prototypes"] ?? [] : section?.lists["cells"] ?? []).map { row in
          // Bad files hold other things here.
          let view = withRows(of: table, object) { makeView(row) }
          let cell = view as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
          if cell !== view { cell.contentView.addSubview(view) }
          return InterfaceRows.Row(cell: cell, height: InterfaceMaker.rowHeight(row))
        })
    }
    let (header, footer) = (object.part("tableHeaderView").map(outerView), object.part("tableFooterView").map(outerView))
    if stage.isCanvas {
      for view in [header, footer].compactMap({ $0 }) {
        view.insetsLayoutMarginsFromSafeArea = false
        table.addSubview(view)
      }
      addStored(sections, to: table, isPrototype: object.lists["sections"]?.isEmpty ?? true, below: header?.frame.maxY ?? 0)
      if sections.isEmpty, header == nil, footer == nil { addWords(to: table) }
    } else {
      (table.tableHeaderView, table.tableFooterView) = (header, footer)
      guard !sections.isEmpty else { return }
      let rows = InterfaceRows(sections)
      kept.append(rows)
      (table.dataSource, table.delegate) = (rows, rows)
    }
  }

  /// The sections of a static table; one of nothing for prototypes.
  private static func sections(of object: InterfaceObject) -> [InterfaceObject?] {
    // Some files note an empty list of sections beside the prototypes.
    if let sections = object.lists["sections"], !sections.isEmpty { return sections }
    return object.lists["prototypes"]?.isEmpty == false ? [nil] : []
  }

  /// Rows as the canvas has them: at their stored places, with the titles between them.
  private func addStored(_ sections: [InterfaceRows.Section], to table: UITableView, isPrototype: Bool, below above: CGFloat) {
    var end = above
    for (number, section) in sections.enumerated() {
      place(section.cells.map(\.cell).filter { unplacedRows.contains(ObjectIdentifier($0)) }, below: end, isPrototype: isPrototype)
      let top = section.cells.map { $0.cell.frame.minY }.min() ?? end
      if let title = isPrototype ? "Prototype Cells" : section.header, top > end {
        let view = titleView(title, isHeader: true, of: table)
        let height = isPrototype ? top - end : min(top - end, fittingHeight(of: view, in: table))
        view.frame = CGRect(x: 0, y: top - height, width: table.bounds.width, height: height)
      }
      for (index, row) in section.cells.enumerated() {
        let cell = row.cell
        cell.insetsLayoutMarginsFromSafeArea = false
        cell.translatesAutoresizingMaskIntoConstraints = true
        cell.autoresizingMask = []
        cell.table = table
        table.addSubview(cell)
        cell.take(
          UITableViewCell.Place(
            style: table.style, isFirst: index == 0, isLast: index == section.cells.count - 1, separatorStyle: table.separatorStyle,
            separatorColor: table.separatorColor, isLastOfTable: number == sections.count - 1 && index == section.cells.count - 1))
        end = max(end, cell.frame.maxY)
      }
      if let title = section.footer, !isPrototype {
        let view = titleView(title, isHeader: false, of: table)
        let height = fittingHeight(of: view, in: table)
        view.frame = CGRect(x: 0, y: end, width: table.bounds.width, height: height)
        end += height
      }
    }
  }

  /// Rows without a frame stand below each other, the first below the title.
  private func place(_ cells: [UITableViewCell], below end: CGFloat, isPrototype: Bool) {
    var y = end + (isPrototype ? 28 : 0)
    for cell in cells {
      cell.frame.origin.y = y
      y += cell.frame.height
    }
  }

  /// What the canvas writes into tables without rows.
  private func addWords(to table: UITableView) {
    let label = UILabel(frame: table.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.numberOfLines = 2
    label.textAlignment = .center
    label.textColor = .systemGray2
    let text = NSMutableAttributedString(string: "Table View", attributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
    text.append(NSAttributedString(string: "\nPrototype Content", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    label.attributedText = text
    table.addSubview(label)
  }

  /// Titles start where separators do: the table's own margins are those of a plain view here.
  private func titleView(_ title: String, isHeader: Bool, of table: UITableView) -> UIView {
    let view = SectionTitleView(title: title, style: table.style, isHeader: isHeader)
    let side: CGFloat = stage.size.width >= 414 ? 20 : 16
    view.contentView.layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    table.addSubview(view)
    return view
  }

  private func fittingHeight(of view: UIView, in table: UITableView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
