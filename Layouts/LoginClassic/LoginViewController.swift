import UIKit

/// Places the form below the navigation bar and answers its button.
final class LoginViewController: UIViewController {
  private let content = LoginView()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Log In"
  }

  required init?(coder: NSCoder) {
    fatalError("A LoginViewController is made in code.")
  }

  override func loadView() {
    content.loginButton.addTarget(self, action: #selector(logIn), for: .touchUpInside)
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Follows the bar where it is lower (landscape) or higher (large titles).
    content.stackView.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 8).isActive = true
  }

  @objc private func logIn() {
    print("username: \(content.usernameField.text ?? "") password: \(content.passwordField.text ?? "")")
  }
}

#Preview("Classic login") {
  UINavigationController(rootViewController: LoginViewController())
}

#Preview("Classic login dark") {
  let navigation = UINavigationController(rootViewController: LoginViewController())
  navigation.overrideUserInterfaceStyle = .dark
  return navigation
}

#Preview("Classic login landscape", traits: .landscapeLeft) {
  UINavigationController(rootViewController: LoginViewController())
}

#Preview("Classic login large title") {
  let navigation = UINavigationController(rootViewController: LoginViewController())
  navigation.navigationBar.prefersLargeTitles = true
  return navigation
}

#Preview("Classic login standard bar") {
  let navigation = UINavigationController(rootViewController: LoginViewController())
  navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
  return navigation
}
