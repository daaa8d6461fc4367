import UIKit

/// Two buttons of equal width, 10 points apart, to either side of the middle.
final class TwoButtonsViewController: UIViewController {
  private let questionLabel = UILabel()
  private let discardButton = UIButton(configuration: .gray())
  private let saveButton = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    questionLabel.text = "Save your changes?"
    questionLabel.font = .preferredFont(forTextStyle: .title2)
    questionLabel.adjustsFontForContentSizeCategory = true
    discardButton.configuration?.title = "Discard"
    saveButton.configuration?.title = "Save"
    for button in [discardButton, saveButton] {
      button.configuration?.buttonSize = .large
    }
    for subview in [questionLabel, discardButton, saveButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      discardButton.trailingAnchor.constraint(equalTo: view.centerXAnchor, constant: -5),
      saveButton.leadingAnchor.constraint(equalTo: view.centerXAnchor, constant: 5),
      discardButton.widthAnchor.constraint(equalTo: saveButton.widthAnchor),
      discardButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      saveButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      questionLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      questionLabel.bottomAnchor.constraint(equalTo: discardButton.topAnchor, constant: -24),
    ])
  }
}

#Preview("Two buttons") {
  TwoButtonsViewController()
}
