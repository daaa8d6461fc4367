import UIKit

/// Rows on a card, with a heading above and a note below.
final class SettingsSection: UIStackView {
  init(_ title: String, rows: [SettingsRow], note: String? = nil) {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 7
    addArrangedSubview(caption(title.uppercased()))
    addArrangedSubview(card(rows))
    if let note { addArrangedSubview(caption(note)) }
  }

  required init(coder: NSCoder) {
    fatalError("A SettingsSection is made in code.")
  }

  private func caption(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    let inset = UIStackView(arrangedSubviews: [label])
    inset.isLayoutMarginsRelativeArrangement = true
    inset.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    return inset
  }

  private func card(_ rows: [SettingsRow]) -> UIView {
    let card = UIStackView(arrangedSubviews: rows)
    card.axis = .vertical
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    for row in rows.dropLast() { addSeparator(below: row) }
    return card
  }

  /// A line of one pixel that starts where the titles do.
  private func addSeparator(below row: SettingsRow) {
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 57),
      line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
    ])
  }
}
