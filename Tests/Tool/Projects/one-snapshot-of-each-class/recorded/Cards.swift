import UIKit

final class CardView: UIView {
  let titleLabel = UILabel()
  let badge = UIView()

  init(title: String, badgeTop: CGFloat = 8, color: UIColor = .systemBlue) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17)
    badge.backgroundColor = color
    for view in [titleLabel, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      badge.topAnchor.constraint(equalTo: topAnchor, constant: badgeTop),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.heightAnchor.constraint(equalToConstant: 24),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code") }
}

#Preview("Passed", traits: .fixedLayout(width: 200, height: 60)) { CardView(title: "Same") }
#Preview("Text", traits: .fixedLayout(width: 200, height: 60)) { CardView(title: "Sign in") }
#Preview("Moved", traits: .fixedLayout(width: 200, height: 60)) { CardView(title: "Same") }
#Preview("Colour", traits: .fixedLayout(width: 200, height: 60)) { CardView(title: "Same") }
#Preview("Crashed", traits: .fixedLayout(width: 200, height: 60)) { CardView(title: "Same") }
#Preview("Obsolete", traits: .fixedLayout(width: 200, height: 60)) { CardView(title: "Same") }
