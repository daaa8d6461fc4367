import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@MainActor struct UIPickerViewTests {
  private final class Numbers: UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [10, 3]
    var widths: [CGFloat] = [0, 0]
    var makesViews = false

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] }
  }

  private func picker(_ numbers: Numbers) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = numbers
    picker.delegate = numbers
    picker.layoutIfNeeded()
    return picker
  }

  /// Interface Builder stores pickers of 216 points.
  @Test func hasItsSize() {
    Environment.with { #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216)) }
  }

  @Test func rowsAroundTheSelectedOneAreSeen() {
    Environment.with {
      let numbers = Numbers()
      let picker = picker(numbers)
      picker.selectRow(5, inComponent: 0, animated: true)
      #expect(picker.selectedRow(inComponent: 0) == 5 && picker.selectedRow(inComponent: 1) == 0)
      let rows = picker.drawnGroups.filter { $0.name.hasPrefix("row-1-") }
      #expect(rows.map(\.name) == (2...10).map { "row-1-\($0)" })
      let middle = picker.drawnGroup("row-1-6")
      #expect(middle?.transform.ty == 108 && middle?.transform.d == 1 && middle?.opacity == 1)
      // The rows above and below mirror each other, flatter and paler.
      let (above, below) = (picker.drawnGroup("row-1-5")!, picker.drawnGroup("row-1-7")!)
      #expect(isNear(above.transform.ty + below.transform.ty, 216) && above.transform.d == below.transform.d)
      #expect(above.transform.d < 1 && above.opacity < 1)
      #expect(picker.drawnRect("selection") == CGRect(x: 9, y: 91, width: 302, height: 34))
    }
  }

  @Test func selectionsBeyondTheRowsArePinned() {
    Environment.with {
      let numbers = Numbers()
      let picker = picker(numbers)
      picker.selectRow(99, inComponent: 1, animated: false)
      #expect(picker.selectedRow(inComponent: 1) == 2)
      picker.selectRow(-5, inComponent: 1, animated: false)
      #expect(picker.selectedRow(inComponent: 1) == 0)
      numbers.counts = [0, 100_000]
      picker.reloadAllComponents()
      #expect(picker.selectedRow(inComponent: 0) == -1)
      #expect(picker.drawnGroups.filter { $0.name.hasPrefix("row-2-") }.count == 5)
      #expect(picker.numberOfRows(inComponent: 7) == 0 && picker.rowSize(forComponent: 7) == .zero)
    }
  }

  @Test func widthsThatTheDelegateGivesAreKept() {
    Environment.with {
      let numbers = Numbers()
      numbers.widths = [100, 0]
      let picker = picker(numbers)
      #expect(picker.rowSize(forComponent: 0).width == 100)
      #expect(picker.rowSize(forComponent: 1).width == 202)
    }
  }

  @Test func rowsMayBeViews() {
    final class Views: UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        let label = UILabel()
        label.text = "\(row)"
        return label
      }
    }
    Environment.with {
      let views = Views()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.dataSource = views
      picker.delegate = views
      #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "1")
      #expect(picker.view(forRow: 0, forComponent: 0)?.center == CGPoint(x: 160, y: 108))
      #expect(picker.view(forRow: 9, forComponent: 0) == nil)
    }
  }
}
