import UIKit

/// Shows the login form and answers its button.
final class LoginViewController: UIViewController {
  private let content = LoginView()

  override func loadView() {
    content.loginButton.addTarget(self, action: #selector(logIn), for: .touchUpInside)
    view = content
  }

  @objc private func logIn() {
    print("Log in as \(content.usernameField.text ?? "")")
  }
}

#Preview("Login") {
  LoginViewController()
}

#Preview("Login dark") {
  let controller = LoginViewController()
  controller.overrideUserInterfaceStyle = .dark
  return controller
}

#Preview("Login right to left") {
  let controller = LoginViewController()
  controller.traitOverrides.layoutDirection = .rightToLeft
  return controller
}

#Preview("Login large text") {
  let controller = LoginViewController()
  controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
  return controller
}
