import UIKit

/// Asks for a user name and a password.
final class LoginView: UIView {
  let usernameField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton(type: .system)
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    setUpTitles()
    setUpFields()
    setUpButton()
    setUpLayout()
  }

  required init?(coder: NSCoder) {
    fatalError("A LoginView is made in code.")
  }

  private func setUpTitles() {
    titleLabel.text = "Welcome back"
    titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    titleLabel.accessibilityTraits = .header
    subtitleLabel.text = "Log in to continue"
    subtitleLabel.font = .preferredFont(forTextStyle: .body)
    subtitleLabel.textColor = .secondaryLabel
    for label in [titleLabel, subtitleLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
  }

  private func setUpFields() {
    usernameField.placeholder = "Username"
    usernameField.textContentType = .username
    usernameField.autocapitalizationType = .none
    passwordField.placeholder = "Password"
    passwordField.textContentType = .password
    passwordField.isSecureTextEntry = true
    for field in [usernameField, passwordField] {
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
    }
  }

  private func setUpButton() {
    loginButton.setTitle("Log In", for: .normal)
    loginButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    loginButton.titleLabel?.adjustsFontForContentSizeCategory = true
    loginButton.tintColor = .white
    loginButton.backgroundColor = .systemBlue
    loginButton.layer.cornerRadius = 12
  }

  private func setUpLayout() {
    let titles = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
    titles.axis = .vertical
    titles.spacing = 4

    let fields = UIStackView(arrangedSubviews: [usernameField, passwordField])
    fields.axis = .vertical
    fields.spacing = 12
    fields.distribution = .fillEqually

    let form = UIStackView(arrangedSubviews: [titles, fields, loginButton])
    form.axis = .vertical
    form.spacing = 28
    form.translatesAutoresizingMaskIntoConstraints = false
    addSubview(form)

    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 48),
      form.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      usernameField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      loginButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
  }
}
