import UIKit

/// The settings of a reading app: one column of cards, two where there is room for them.
final class SettingsViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let columns = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    setUpColumns()
    setUpLayout()
    updateColumns()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (controller: SettingsViewController, _) in
      controller.updateColumns()
    }
  }

  // MARK: Layout

  private func setUpColumns() {
    for sections in [[readingSection(), accountSection()], [notificationsSection(), storageSection()]] {
      let column = UIStackView(arrangedSubviews: sections)
      column.axis = .vertical
      column.spacing = 28
      columns.addArrangedSubview(column)
    }
    columns.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(columns)
    view.addSubview(scrollView)
  }

  private func setUpLayout() {
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      columns.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      columns.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      columns.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      columns.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func updateColumns() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    columns.axis = isWide ? .horizontal : .vertical
    columns.alignment = isWide ? .top : .fill
    columns.distribution = isWide ? .fillEqually : .fill
    columns.spacing = isWide ? 20 : 28
  }

  // MARK: Sections

  private func readingSection() -> SettingsSection {
    let theme = UISegmentedControl(items: ["Light", "Sepia", "Dark"])
    theme.selectedSegmentIndex = 1

    let textSize = UISlider()
    textSize.minimumValue = 12
    textSize.maximumValue = 28
    textSize.value = 19
    textSize.minimumValueImage = UIImage(systemName: "textformat.size", withConfiguration: UIImage.SymbolConfiguration(scale: .small))
    textSize.maximumValueImage = UIImage(systemName: "textformat.size", withConfiguration: UIImage.SymbolConfiguration(scale: .large))
    textSize.tintColor = .systemOrange

    let columns = UIStepper()
    columns.minimumValue = 1
    columns.maximumValue = 3
    columns.value = 1

    return SettingsSection(
      "Reading",
      rows: [
        SettingsRow("Theme", icon: "paintpalette.fill", color: .systemIndigo, control: theme, .below),
        SettingsRow("Text Size", icon: "textformat.size", color: .systemOrange, control: textSize, .below),
        SettingsRow("Columns", icon: "book.fill", color: .systemBrown, control: columns),
      ])
  }

  private func notificationsSection() -> SettingsSection {
    SettingsSection(
      "Notifications",
      rows: [
        SettingsRow("New Chapters", icon: "bell.fill", color: .systemRed, control: toggle(isOn: true)),
        SettingsRow("Sounds", icon: "speaker.wave.2.fill", color: .systemPink, control: toggle(isOn: false)),
        SettingsRow("Reading Goal", icon: "flag.fill", color: .systemGreen, control: toggle(isOn: true)),
      ],
      note: "A reminder comes at eight in the evening, unless you have read by then.")
  }

  private func storageSection() -> SettingsSection {
    let used = UIProgressView(progressViewStyle: .default)
    used.progress = 0.68
    used.accessibilityValue = "13.6 of 20 gigabytes"
    return SettingsSection(
      "Storage",
      rows: [
        SettingsRow("13.6 of 20 GB Used", icon: "icloud.fill", color: .systemBlue, control: used, .below),
        SettingsRow("Syncing Library", icon: "arrow.triangle.2.circlepath", color: .systemGray, control: wheel()),
      ])
  }

  private func accountSection() -> SettingsSection {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Manage"
    configuration.buttonSize = .small
    configuration.cornerStyle = .capsule
    return SettingsSection(
      "Account",
      rows: [
        SettingsRow("Membership", icon: "star.fill", color: .systemYellow, control: UIButton(configuration: configuration))
      ])
  }

  private func toggle(isOn: Bool) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    return toggle
  }

  private func wheel() -> UIActivityIndicatorView {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    return wheel
  }
}

#Preview("Settings") {
  SettingsViewController()
}

#Preview("Settings dark") {
  let controller = SettingsViewController()
  controller.overrideUserInterfaceStyle = .dark
  return controller
}

#Preview("Settings large text") {
  let controller = SettingsViewController()
  controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  return controller
}

#Preview("Settings two columns", traits: .fixedLayout(width: 834, height: 430)) {
  let controller = SettingsViewController()
  controller.traitOverrides.horizontalSizeClass = .regular
  return controller
}
