import CoreGraphics
package import DisplayList
public import Foundation

/// Wheels side by side, each with one row selected.
///
/// Approximation: the curve of the wheels and the fading of their rows are near what iOS shows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var selection: [Int: Int] = [:]
  final var rowViews: [[Int: UIView]] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// No effect: the indicator is always shown, as since iOS 7.
  open var showsSelectionIndicator = true

  // MARK: Rows

  open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }

  open func numberOfRows(inComponent component: Int) -> Int {
    guard (0..<numberOfComponents).contains(component) else { return 0 }
    return max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
    rowsDidChange()
  }

  /// The row in the middle; -1 in a component without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count == 0 ? -1 : min(max(selection[component] ?? 0, 0), count - 1)
  }

  open func reloadAllComponents() { rowsDidChange() }
  open func reloadComponent(_ component: Int) { rowsDidChange() }

  /// The view that the delegate gave for a row, where it is seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return rowViews.indices.contains(component) ? rowViews[component][row] : nil
  }

  private func rowsDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Layout

  open func rowSize(forComponent component: Int) -> CGSize {
    guard let column = columns.dropFirst(component).first else { return .zero }
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(width: column.width, height: height > 0 && height.isFinite ? height : WheelDrawing.rowHeight)
  }

  /// 216 points high and 320 wide, as Interface Builder stores it.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: WheelDrawing.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(size.width, 320), height: WheelDrawing.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRowViews()
  }

  package override func emitContent(into items: inout [DisplayList.Item]) {
    super.emitContent(into: &items)
    emitRows(into: &items)
  }

  package override func contentEnvironmentDidChange(from previous: UITraitCollection?) {
    super.contentEnvironmentDidChange(from: previous)
    rowsDidChange()
  }
}
