import UIKit

/// A member's page: who it is, what they have done, and what one can do.
///
/// Where there is room, the page stands beside the posts instead of above them.
final class ProfileViewController: UIViewController {
  private let avatar = AvatarView(initials: "LM", colors: [.systemPink, .systemOrange])
  private let nameLabel = UILabel()
  private let handleLabel = UILabel()
  private let biographyLabel = UILabel()
  private let counts = CountsView([("128", "Routes"), ("2,405", "Followers"), ("312", "Following")])
  private let followButton = UIButton(configuration: .filled())
  private let messageButton = UIButton(configuration: .gray())
  private let filter = UISegmentedControl(items: ["Routes", "Photos", "Likes"])
  private let posts = UIStackView()
  private let page = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpTexts()
    setUpButtons()
    setUpPosts()
    setUpLayout()
    updatePage()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (controller: ProfileViewController, _) in
      controller.updatePage()
    }
  }

  // MARK: Content

  private func setUpTexts() {
    nameLabel.text = "Lena Marlow"
    nameLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    nameLabel.accessibilityTraits = .header
    handleLabel.text = "@lenamarlow"
    handleLabel.font = .preferredFont(forTextStyle: .subheadline)
    handleLabel.textColor = .secondaryLabel
    biographyLabel.text = "Gravel, coffee and long ways home. I draw the routes that I would like to ride again."
    biographyLabel.font = .preferredFont(forTextStyle: .body)
    for label in [nameLabel, handleLabel, biographyLabel] {
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
  }

  private func setUpButtons() {
    followButton.configuration?.title = "Follow"
    followButton.configuration?.image = UIImage(systemName: "plus")
    followButton.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .footnote)
    messageButton.configuration?.title = "Message"
    for button in [followButton, messageButton] {
      button.configuration?.cornerStyle = .large
      button.configuration?.imagePadding = 6
      button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    }
    filter.selectedSegmentIndex = 0
  }

  private func setUpPosts() {
    posts.axis = .vertical
    posts.spacing = 12
    posts.addArrangedSubview(filter)
    posts.setCustomSpacing(16, after: filter)
    posts.addArrangedSubview(RouteView("Around the lake", "42 km · 380 m", symbol: "bicycle", color: .systemTeal))
    posts.addArrangedSubview(RouteView("Over three hills before work", "28 km · 610 m", symbol: "sunrise.fill", color: .systemOrange))
    posts.addArrangedSubview(RouteView("The old railway", "64 km · 290 m", symbol: "tram.fill", color: .systemIndigo))
  }

  // MARK: Layout

  private func setUpLayout() {
    let names = UIStackView(arrangedSubviews: [nameLabel, handleLabel])
    names.axis = .vertical
    names.spacing = 2

    let buttons = UIStackView(arrangedSubviews: [followButton, messageButton])
    buttons.spacing = 12
    buttons.distribution = .fillEqually

    let person = UIStackView(arrangedSubviews: [avatar, names, biographyLabel, counts, buttons])
    person.axis = .vertical
    person.alignment = .center
    person.spacing = 16
    person.setCustomSpacing(12, after: avatar)

    page.addArrangedSubview(person)
    page.addArrangedSubview(posts)
    page.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(page)
    view.addSubview(scrollView)

    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      page.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      page.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      page.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor),
      counts.widthAnchor.constraint(equalTo: person.widthAnchor),
      buttons.widthAnchor.constraint(equalTo: person.widthAnchor),
    ])
  }

  private func updatePage() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    page.axis = isWide ? .horizontal : .vertical
    page.alignment = isWide ? .top : .fill
    page.distribution = isWide ? .fillEqually : .fill
    page.spacing = isWide ? 40 : 28
  }
}

#Preview("Profile") {
  ProfileViewController()
}

#Preview("Profile dark") {
  let controller = ProfileViewController()
  controller.overrideUserInterfaceStyle = .dark
  return controller
}

#Preview("Profile right to left") {
  let controller = ProfileViewController()
  controller.traitOverrides.layoutDirection = .rightToLeft
  return controller
}

#Preview("Profile regular width", traits: .fixedLayout(width: 834, height: 390)) {
  let controller = ProfileViewController()
  controller.traitOverrides.horizontalSizeClass = .regular
  return controller
}
