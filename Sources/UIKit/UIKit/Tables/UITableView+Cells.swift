import CoreGraphics
public import Foundation

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.cellMakers[identifier] = cellClass.map { .type($0) }
  }

  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    rows.cellMakers[identifier] = nib.map { .nib($0) }
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = rows.unusedCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    switch rows.cellMakers[identifier] {
    case .type(let type):
      guard let type = type as? UITableViewCell.Type else {
        UIKitException.raise("NSInvalidArgumentException", "\(type), registered for “\(identifier)”, is no UITableViewCell")
      }
      return CellFactory.makeCell(of: type, identifier)
    case .nib(let nib):
      UIKitDiagnostics.shared.note(
        kind: "interface-file", message: "the cells of “\(nib.name)” are plain ones: tables don't read Interface Builder files")
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    case nil: return nil
    }
  }

  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      UIKitException.raise(
        "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier \(identifier): register a class for it with register(_:forCellReuseIdentifier:)")
    }
    return cell
  }

  func missingCell(at path: IndexPath) -> Never {
    UIKitException.raise(
      "NSInternalInconsistencyException",
      "\(displayName) has a row \(path.row) in section \(path.section), but its data source no tableView(_:cellForRowAt:)")
  }

  /// Asks the data source for a row's cell.
  func makeCell(at path: IndexPath) -> UITableViewCell {
    guard let dataSource else { missingCell(at: path) }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    rows.cells[path] = cell
    cell.table = self
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    return cell
  }

  /// What a cell shows of its place in the table.
  func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    let count = rows.sections[path.section].rows.count
    cell.isHidden = false
    cell.take(
      UITableViewCell.Place(
        style: style, isFirst: path.row == 0, isLast: path.row == count - 1, separatorStyle: separatorStyle,
        separatorColor: separatorColor, isLastOfTable: path.section == rows.sections.count - 1 && path.row == count - 1))
    let isSelected = rows.selected.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
  }

  func retire(cellAt path: IndexPath) {
    guard let cell = rows.cells.removeValue(forKey: path) else { return }
    // A data source may hand out one cell for several rows.
    guard !rows.cells.values.contains(where: { $0 === cell }) else { return }
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { rows.unusedCells[identifier, default: []].append(cell) }
  }

  func cellLooksDidChange() {
    for cell in rows.cells.values {
      cell.marginsDidChange()
      cell.setNeedsLayout()
    }
    setNeedsLayout()
  }
}

/// Makes cells and headers of classes that are known at run time only.
@MainActor
enum CellFactory {
  static func makeCell(of type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    unsafeDowncast(
      unsafeBitCast(type, to: DynamicallyMadeCell.Type.self).init(style: .default, reuseIdentifier: identifier), to: UITableViewCell.self)
  }

  static func makeHeader(of type: UITableViewHeaderFooterView.Type, _ identifier: String) -> UITableViewHeaderFooterView {
    unsafeDowncast(
      unsafeBitCast(type, to: DynamicallyMadeHeader.Type.self).init(reuseIdentifier: identifier), to: UITableViewHeaderFooterView.self)
  }
}

/// Stands for any subclass whose initialiser is to be called through the method table.
private class DynamicallyMadeCell: UITableViewCell {
  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An override keeps the optimiser from calling the class above directly.
private final class DynamicallyMadeCellOverride: DynamicallyMadeCell {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// As `DynamicallyMadeCell`.
private class DynamicallyMadeHeader: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class DynamicallyMadeHeaderOverride: DynamicallyMadeHeader {
  required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
