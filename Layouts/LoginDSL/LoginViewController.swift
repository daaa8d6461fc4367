import LayoutDSL

/// Asks for a user name and a password.
final class LoginView: LayoutView {
  let usernameField = UITextField("Username").with(\.textContentType, .username).with(\.autocapitalizationType, .none)
  let passwordField = UITextField("Password").with(\.textContentType, .password).with(\.isSecureTextEntry, true)
  let loginButton = UIButton("Log In", style: .headline).with(\.tintColor, .white)
    .with(\.backgroundColor, .systemBlue).with(\.layer.cornerRadius, 12)

  var body: Layout {
    let form = Column(spacing: 28) {
      Column(spacing: 4) {
        UILabel("Welcome back", style: .largeTitle, weight: .bold).with(\.accessibilityTraits, .header)
        UILabel("Log in to continue").with(\.textColor, .secondaryLabel)
      }
      Column(spacing: 12, distribution: .fillEqually) { [usernameField, passwordField] }
      loginButton
    }
    form.top == safeArea.top + 48
    form.pin(.horizontal, to: margins)
    usernameField.height >= 44
    loginButton.height >= 50
  }
}

/// Shows the login form and answers its button.
final class LoginViewController: UIViewController {
  let content = LoginView().with(\.backgroundColor, .systemBackground)

  override func loadView() {
    view = content
    content.loginButton.on(.touchUpInside) { [unowned self] in print("Log in as \(content.usernameField.text ?? "")") }
  }
}

#Preview("Login DSL") {
  LoginViewController()
}

#Preview("Login DSL dark") {
  LoginViewController().with(\.overrideUserInterfaceStyle, .dark)
}

#Preview("Login DSL right to left") {
  LoginViewController().with(\.traitOverrides.layoutDirection, .rightToLeft)
}

#Preview("Login DSL large text") {
  LoginViewController().with(\.traitOverrides.preferredContentSizeCategory, .accessibilityExtraLarge)
}
