import UIKit

/// A page below a coloured header of a quarter of its height.
class HeaderView: UIView {
  let header = UIView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    setUpHeader()
    setUpLabel()
    placeLabel()
  }

  required init?(coder: NSCoder) {
    fatalError("A HeaderView is made in code.")
  }

  private func setUpHeader() {
    header.backgroundColor = .systemIndigo
    header.translatesAutoresizingMaskIntoConstraints = false
    addSubview(header)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: topAnchor),
      header.leadingAnchor.constraint(equalTo: leadingAnchor),
      header.trailingAnchor.constraint(equalTo: trailingAnchor),
      header.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.25),
    ])
  }

  private func setUpLabel() {
    label.text = "Good morning"
    label.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
  }

  /// Puts the label into the middle of the header.
  func placeLabel() {
    label.textColor = .white
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
    ])
  }
}

/// The same with the label 10 points below the header.
final class LabelBelowHeaderView: HeaderView {
  override func placeLabel() {
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      label.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 10),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
    ])
  }
}

#Preview("Header") {
  HeaderView()
}

#Preview("Header dark") {
  let view = HeaderView()
  view.overrideUserInterfaceStyle = .dark
  return view
}

#Preview("Header label below") {
  LabelBelowHeaderView()
}

#Preview("Header large text") {
  let view = LabelBelowHeaderView()
  view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
  return view
}
