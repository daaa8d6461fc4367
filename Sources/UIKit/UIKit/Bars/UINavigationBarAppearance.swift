public import Foundation

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// No effect: bars show no subtitles.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// No effect: bars show no subtitles.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { attach() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { attach() } }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { attach() } }
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The picture of the back button; the system's chevron unless code sets one.
  open var backIndicatorImage: UIImage { customBackIndicator ?? UIImage(systemName: "chevron.backward") ?? UIImage() }
  /// No effect: used by transitions only.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  package final var customBackIndicator: UIImage? { didSet { changed() } }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    attach()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance { take(other) }
    attach()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    attach()
  }

  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
    customBackIndicator = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }

  private func attach() {
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      buttons.onChange = { [weak self] in self?.changed() }
    }
    changed()
  }

  private func take(_ other: UINavigationBarAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
    customBackIndicator = other.customBackIndicator
  }

  package override func duplicate() -> UINavigationBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}
