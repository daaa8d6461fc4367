import UIKit

class Screen: UIViewController {}

extension Screen {
  @objc func describe(_ number: Int, in text: String) -> String { "screen \(number) \(text)" }
}

final class SubScreen: Screen {
  override func describe(_ number: Int, in text: String) -> String { super.describe(number, in: text) + " of sub" }
}

extension SubScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    print(describe(1, in: "x"), title ?? "")
  }
  override var title: String? { "sub " + (super.title ?? "") }
}
