import UIKit

/// Numbers with what they count, side by side and equally wide; one below the other where text is very large.
final class CountsView: UIStackView {
  init(_ counts: [(value: String, name: String)]) {
    super.init(frame: .zero)
    for count in counts { addArrangedSubview(item(count.value, count.name)) }
    distribution = .fillEqually
    spacing = 12
    updateAxis()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: CountsView, _) in
      view.updateAxis()
    }
  }

  required init(coder: NSCoder) {
    fatalError("A CountsView is made in code.")
  }

  private func item(_ value: String, _ name: String) -> UIView {
    let number = UILabel()
    number.text = value
    number.font = .preferredFont(forTextStyle: .headline)
    let label = UILabel()
    label.text = name
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    for part in [number, label] {
      part.textAlignment = .center
      part.adjustsFontForContentSizeCategory = true
    }

    let item = UIStackView(arrangedSubviews: [number, label])
    item.axis = .vertical
    item.spacing = 2
    item.isAccessibilityElement = true
    item.accessibilityLabel = "\(value) \(name)"
    return item
  }

  private func updateAxis() {
    axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
  }
}
