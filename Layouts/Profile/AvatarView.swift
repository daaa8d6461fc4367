import UIKit

/// A person's initials on a disc of colour.
final class AvatarView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  private let label = UILabel()

  init(initials: String, colors: [UIColor]) {
    super.init(frame: .zero)
    let gradient = layer as? CAGradientLayer
    gradient?.colors = colors.map(\.cgColor)
    gradient?.startPoint = CGPoint(x: 0, y: 0)
    gradient?.endPoint = CGPoint(x: 1, y: 1)

    label.text = initials
    label.font = .systemFont(ofSize: 36, weight: .semibold)
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("An AvatarView is made in code.")
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 96, height: 96) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
