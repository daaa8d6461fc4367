import Foundation
import UIKit

/// Shows strings of every kind of table.
final class InboxViewController: UIViewController {
  /// Looked up once in a process.
  private static let heading = NSLocalizedString("inbox.title", comment: "Title of the screen")

  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])

    add(Self.heading)
    for count in [1, 2, 5] {
      add(String.localizedStringWithFormat(NSLocalizedString("inbox.messages", comment: "Number of messages"), count))
    }
    add(String(localized: "\(3) drafts"))
    add(String(localized: "Archive"))
    add(NSLocalizedString("send", tableName: "Actions", comment: "Button"))
    add(NSLocalizedString("inbox.unknown", value: "Fallback", comment: "In no table"))
    add(1_234_567.formatted())
  }

  private func add(_ text: String) {
    let label = UILabel()
    label.text = text
    stack.addArrangedSubview(label)
  }
}

#Preview("Inbox") { InboxViewController() }
