import UIKit

class Model: NSObject {
  @objc func reload() { print("reload") }
}

class Base: UIButton {
  @IBOutlet private weak var outlet: UIButton!
  private let model = Model()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: #selector(zero))
    addTarget(self, action: #selector(one(_:)))
    addTarget(self, action: #selector(Base.two(_:event:)))
    addTarget(self, action: #selector(self.labelled(sender:)))
    addTarget(self, action: #selector(overridden))
    addTarget(
      self,
      action: #selector(
        inExtension(_:)
      ))
    addTarget(self, action: #selector(overload(_:) as (UIButton) -> Void))
    addTarget(model, action: #selector(model.reload))
    addTarget(model, action: #selector(Model.reload))
    addTarget(self, action: #selector(endEditing(_:)))
    addTarget(Base.self, action: #selector(Base.make))
    addTarget(self, action: "one:")
    addTarget(self, action: Selector("plain"))
    addTarget(self, action: #selector(wrong(_:)))
    if #selector(zero) == Selector("zero") { print(#keyPath(Base.outlet)) }
    #if os(iOS) && !os(Linux)
      print("iOS")
    #endif
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc private func zero() { print("zero") }
  @objc fileprivate func one(_ sender: UIButton) { print("one", sender === self) }
  @objc func two(_ sender: UIButton, event: UIEvent) { print("two") }
  @objc func labelled(sender: AnyObject) { print("labelled") }
  @objc func overridden(_ sender: Any) { print("base") }
  func overload(_ number: Int) { print("integer") }
  @objc func overload(_ sender: UIButton) { print("button") }
  func plain() { print("plain") }
  @objc func wrong(_ sender: UISwitch) { print("never") }
  @objc class func make() { print("class method") }
}

extension Base {
  @objc private func inExtension(_ sender: UIControl?) { print("extension") }
}

final class Derived: Base {
  override func overridden(_ sender: Any) {
    super.overridden(sender)
    print("derived")
  }
  private class Inner: UIView { @objc private func inner() {} }
  final class Cell: UITableViewCell {}
}

class Generic<T>: UIView { @objc func tapped() { print(#selector(tapped)) } }
