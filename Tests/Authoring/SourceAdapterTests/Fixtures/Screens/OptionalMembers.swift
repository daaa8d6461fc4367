import UIKit

@objc protocol Picking {
  @objc optional func picker(_ picker: Picker, didPick row: Int)
  @objc optional func rows(in picker: Picker) -> Int
  @objc optional var color: String { get }
}

class Nothing: NSObject, Picking {}
class Everything: Nothing {
  func picker(_ picker: Picker, didPick row: Int) { print("picked", row) }
  func rows(in picker: Picker) -> Int { 7 }
  var color: String { "red" }
}

class Picker: UIControl {
  weak var delegate: Picking?
  override func send() {
    for delegate in [Nothing(), Everything()] {
      self.delegate = delegate
      self.delegate?.picker?(self, didPick: 3)
      print(self.delegate?.rows?(in: self) ?? 5, self.delegate?.color ?? "none")
      print(delegate.responds(to: #selector(Picking.rows(in:))))
    }
  }
}
