import UIKit

/// A login form that lays itself out, but for its distance from the top: only the controller knows what bars cover.
final class LoginView: UIView {
  let usernameField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton(type: .system)
  let stackView = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    setUpFields()
    setUpButton()
    setUpLayout()
  }

  required init?(coder: NSCoder) {
    fatalError("A LoginView is made in code.")
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
    }
  }

  private func setUpButton() {
    loginButton.setTitle("Log In", for: .normal)
    loginButton.backgroundColor = .systemGray
    loginButton.tintColor = .white
    loginButton.layer.cornerRadius = 5
  }

  private func setUpLayout() {
    let fields = UIStackView(arrangedSubviews: [usernameField, passwordField])
    fields.axis = .vertical
    fields.spacing = 10
    fields.distribution = .fillEqually

    stackView.axis = .vertical
    stackView.spacing = 20
    stackView.addArrangedSubview(fields)
    stackView.addArrangedSubview(loginButton)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)

    let views = ["stackView": stackView]
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|-[stackView]-|", metrics: nil, views: views))
    NSLayoutConstraint.activate([
      usernameField.heightAnchor.constraint(equalToConstant: 34),
      loginButton.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}
