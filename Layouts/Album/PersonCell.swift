import UIKit

/// A round portrait with a name below; as high as the name needs.
final class PersonCell: UICollectionViewCell {
  private let portrait = UILabel()
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    portrait.font = .systemFont(ofSize: 28, weight: .semibold)
    portrait.textColor = .white
    portrait.textAlignment = .center
    portrait.layer.cornerRadius = 32
    portrait.clipsToBounds = true

    nameLabel.font = .preferredFont(forTextStyle: .footnote)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.textAlignment = .center

    for view in [portrait, nameLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      portrait.topAnchor.constraint(equalTo: contentView.topAnchor),
      portrait.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      portrait.widthAnchor.constraint(equalToConstant: 64),
      portrait.heightAnchor.constraint(equalToConstant: 64),
      nameLabel.topAnchor.constraint(equalTo: portrait.bottomAnchor, constant: 6),
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ person: Person) {
    portrait.text = person.initials
    portrait.backgroundColor = person.color
    nameLabel.text = person.name
  }
}
