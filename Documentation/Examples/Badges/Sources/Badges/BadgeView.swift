import UIKit

/// A rounded badge: a symbol, a title, and a line below it.
public final class BadgeView: UIView {
  private let symbol = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()

  public init(symbol name: String, title text: String, subtitle detail: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16

    symbol.image = UIImage(systemName: name)
    symbol.tintColor = .systemOrange
    symbol.contentMode = .scaleAspectFit

    title.text = text
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0

    subtitle.text = detail
    subtitle.font = .preferredFont(forTextStyle: .subheadline)
    subtitle.textColor = .secondaryLabel
    subtitle.adjustsFontForContentSizeCategory = true
    subtitle.numberOfLines = 0

    let texts = UIStackView(arrangedSubviews: [title, subtitle])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [symbol, texts])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      symbol.widthAnchor.constraint(equalToConstant: 32),
      symbol.heightAnchor.constraint(equalToConstant: 32),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("made in code") }
}
