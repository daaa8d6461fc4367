import UIKit

/// The complete line of layout of Apple's Auto Layout Guide: two buttons and a field that takes what is left.
final class FindBarViewController: UIViewController {
  private let find = UIButton(type: .system)
  private let findNext = UIButton(type: .system)
  private let findField = UITextField()
  private let page = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    find.setTitle("Find", for: .normal)
    findNext.setTitle("Find Next", for: .normal)
    findField.borderStyle = .roundedRect
    findField.placeholder = "Search this page"
    findField.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    findField.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    page.text = "Brackets are views, bars are their superview’s edges, a dash is the usual distance."
    page.font = .preferredFont(forTextStyle: .body)
    page.adjustsFontForContentSizeCategory = true
    page.textColor = .secondaryLabel
    page.numberOfLines = 0

    let views = ["find": find, "findNext": findNext, "findField": findField, "page": page]
    for subview in [find, findNext, findField, page] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[find]-[findNext]-[findField(>=20)]-|", options: .alignAllFirstBaseline, metrics: nil, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-[page]-|", metrics: nil, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[findField]-(gap)-[page]", metrics: ["gap": 16], views: views))
  }
}

#Preview("Find bar") {
  FindBarViewController()
}

#Preview("Find bar right to left") {
  let controller = FindBarViewController()
  controller.traitOverrides.layoutDirection = .rightToLeft
  return controller
}
