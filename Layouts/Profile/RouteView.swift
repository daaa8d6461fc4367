import UIKit

/// A ride: a symbol on a tile, its name and its length.
final class RouteView: UIView {
  init(_ title: String, _ detail: String, symbol: String, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 16)

    let tile = UIImageView(image: UIImage(systemName: symbol))
    tile.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 22, weight: .medium)
    tile.contentMode = .center
    tile.tintColor = color
    tile.backgroundColor = color.withAlphaComponent(0.15)
    tile.layer.cornerRadius = 10

    let row = UIStackView(arrangedSubviews: [tile, texts(title, detail), chevron()])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      tile.widthAnchor.constraint(equalToConstant: 48),
      tile.heightAnchor.constraint(equalToConstant: 48),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("A RouteView is made in code.")
  }

  private func texts(_ title: String, _ detail: String) -> UIView {
    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    let detailLabel = UILabel()
    detailLabel.text = detail
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = .secondaryLabel
    for label in [titleLabel, detailLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
    texts.axis = .vertical
    texts.spacing = 2
    return texts
  }

  private func chevron() -> UIView {
    let chevron = UIImageView(image: UIImage(systemName: "chevron.forward")?.imageFlippedForRightToLeftLayoutDirection())
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
    chevron.tintColor = .tertiaryLabel
    chevron.setContentHuggingPriority(.required, for: .horizontal)
    chevron.setContentCompressionResistancePriority(.required, for: .horizontal)
    return chevron
  }
}
