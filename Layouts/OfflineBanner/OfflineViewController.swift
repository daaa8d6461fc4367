import UIKit

/// An empty inbox that says at its lower edge that there is no connection.
final class OfflineViewController: UIViewController {
  private let messageLabel = UILabel()
  private let bannerLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpMessage()
    setUpBanner()
  }

  private func setUpMessage() {
    messageLabel.text = "暂无新消息"
    messageLabel.textColor = .secondaryLabel
    messageLabel.font = .preferredFont(forTextStyle: .body)
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(messageLabel)
    NSLayoutConstraint.activate([
      messageLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      messageLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func setUpBanner() {
    bannerLabel.text = "离线模式"
    bannerLabel.textColor = .white
    bannerLabel.textAlignment = .center
    bannerLabel.font = .preferredFont(forTextStyle: .headline)
    bannerLabel.adjustsFontForContentSizeCategory = true
    bannerLabel.backgroundColor = .systemRed
    bannerLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bannerLabel)
    NSLayoutConstraint.activate([
      bannerLabel.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      bannerLabel.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      bannerLabel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      bannerLabel.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}

#Preview("Offline") {
  OfflineViewController()
}

#Preview("Offline dark") {
  let controller = OfflineViewController()
  controller.overrideUserInterfaceStyle = .dark
  return controller
}

#Preview("Offline landscape", traits: .landscapeLeft) {
  OfflineViewController()
}
