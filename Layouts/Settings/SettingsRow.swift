import UIKit

/// One line of a card: an icon with a title, and the control that it names.
final class SettingsRow: UIStackView {
  enum Arrangement {
    /// At the trailing end of the line, while text is small enough to leave room for it.
    case beside
    /// Across the whole width.
    case below
  }

  private let arrangement: Arrangement

  init(_ title: String, icon: String, color: UIColor, control: UIView, _ arrangement: Arrangement = .beside) {
    self.arrangement = arrangement
    super.init(frame: .zero)
    addArrangedSubview(heading(title, icon: icon, color: color))
    addArrangedSubview(control)
    control.accessibilityLabel = title
    spacing = 12
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    updateAxis()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: SettingsRow, _) in
      view.updateAxis()
    }
  }

  required init(coder: NSCoder) {
    fatalError("A SettingsRow is made in code.")
  }

  private func heading(_ title: String, icon: String, color: UIColor) -> UIView {
    let tile = UIImageView(image: UIImage(systemName: icon))
    tile.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
    tile.contentMode = .center
    tile.tintColor = .white
    tile.backgroundColor = color
    tile.layer.cornerRadius = 7
    tile.layer.cornerCurve = .continuous

    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    // The title takes what room the control leaves, also of those that hug no more than a label does.
    label.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)

    let heading = UIStackView(arrangedSubviews: [tile, label])
    heading.spacing = 12
    heading.alignment = .center
    NSLayoutConstraint.activate([
      tile.widthAnchor.constraint(equalToConstant: 29),
      tile.heightAnchor.constraint(equalToConstant: 29),
    ])
    return heading
  }

  /// Puts the control below its title where text of an accessibility size needs the whole line.
  private func updateAxis() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    switch arrangement {
    case .below:
      axis = .vertical
      alignment = .fill
    case .beside:
      axis = isLarge ? .vertical : .horizontal
      alignment = isLarge ? .leading : .center
    }
  }
}
