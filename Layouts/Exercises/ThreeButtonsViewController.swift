import UIKit

/// Three buttons with the same distance before, between and behind them on every screen: spacer views of equal width keep it.
final class ThreeButtonsViewController: UIViewController {
  private let editButton = UIButton(configuration: .tinted())
  private let duplicateButton = UIButton(configuration: .tinted())
  private let deleteButton = UIButton(configuration: .tinted())
  private let spacers = [UIView(), UIView(), UIView(), UIView()]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    editButton.configuration?.title = "Edit"
    duplicateButton.configuration?.title = "Duplicate"
    deleteButton.configuration?.title = "Delete"
    deleteButton.tintColor = .systemRed
    for spacer in spacers {
      spacer.backgroundColor = .systemGray4
    }
    for subview in spacers + [editButton, duplicateButton, deleteButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let row = [spacers[0], editButton, spacers[1], duplicateButton, spacers[2], deleteButton, spacers[3]]
    var constraints = zip(row, row.dropFirst()).map { $1.leadingAnchor.constraint(equalTo: $0.trailingAnchor) }
    constraints.append(spacers[0].leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor))
    constraints.append(spacers[3].trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor))
    constraints += row.map { $0.centerYAnchor.constraint(equalTo: view.centerYAnchor) }
    constraints += spacers.dropFirst().map { $0.widthAnchor.constraint(equalTo: spacers[0].widthAnchor) }
    constraints += spacers.map { $0.heightAnchor.constraint(equalToConstant: 1) }
    NSLayoutConstraint.activate(constraints)
  }
}

#Preview("Three buttons") {
  ThreeButtonsViewController()
}

#Preview("Three buttons landscape", traits: .landscapeLeft) {
  ThreeButtonsViewController()
}
