import UIKit

/// A long poem under its title: text that scrolls, sets itself in columns of a readable width and follows the text size.
final class PoemViewController: UIViewController {
  private let poem: Poem
  private let titleLabel = UILabel()
  private let authorLabel = UILabel()
  private let textView = UITextView()

  init(poem: Poem) {
    self.poem = poem
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpHeading()
    setUpText()
  }

  private func setUpHeading() {
    titleLabel.text = poem.title
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    authorLabel.text = poem.author
    authorLabel.font = .preferredFont(forTextStyle: .subheadline)
    authorLabel.textColor = .secondaryLabel
    for label in [titleLabel, authorLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      authorLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
    ])
  }

  private func setUpText() {
    textView.attributedText = text
    textView.adjustsFontForContentSizeCategory = true
    textView.isEditable = false
    textView.backgroundColor = nil
    textView.textContainerInset = UIEdgeInsets(top: 12, left: 0, bottom: 24, right: 0)
    textView.textContainer.lineFragmentPadding = 0
    textView.contentInset.bottom = 16
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: authorLabel.bottomAnchor, constant: 8),
      textView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private var text: NSAttributedString {
    let prose = NSMutableParagraphStyle()
    prose.lineSpacing = 4
    prose.paragraphSpacing = 20
    let preface = NSAttributedString(
      string: "\u{3000}\u{3000}\(poem.preface)\n",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel, .paragraphStyle: prose,
      ])

    // Each half of a couplet on a line of its own.
    let verse = NSMutableParagraphStyle()
    verse.alignment = .center
    verse.lineSpacing = 6
    verse.paragraphSpacing = 18
    let verses = NSAttributedString(
      string: poem.verses.map { $0.replacingOccurrences(of: "，", with: "，\u{2028}") }.joined(separator: "\n"),
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .title3), .foregroundColor: UIColor.label, .paragraphStyle: verse,
      ])

    let text = NSMutableAttributedString(attributedString: preface)
    text.append(verses)
    return text
  }
}

#Preview("Poem") {
  PoemViewController(poem: .pipa)
}

#Preview("Poem dark") {
  let controller = PoemViewController(poem: .pipa)
  controller.overrideUserInterfaceStyle = .dark
  return controller
}

#Preview("Poem large text") {
  let controller = PoemViewController(poem: .pipa)
  controller.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
  return controller
}

#Preview("Poem landscape", traits: .landscapeLeft) {
  PoemViewController(poem: .pipa)
}
