import CoreGraphics
package import DisplayList
public import Foundation

/// A control with a title and an image that people tap.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// Titles, images and colours by state.
  final var contents: [State: StateContent] = [:]
  private var storedType = ButtonType.custom
  final var storedTitleLabel: UIButtonLabel?
  final var storedImageView: UIImageView?
  /// What only configurations show.
  final var storedSubtitleLabel: UIButtonLabel?
  final var storedActivityIndicator: UIActivityIndicatorView?
  final var storedPopupIndicator: UIImageView?
  final var storedCustomBackground: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero)
    setType(buttonType)
    setPrimaryAction(primaryAction)
  }

  public convenience init(primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    setType(.system)
    self.configuration = configuration
    setPrimaryAction(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    setPrimaryAction(primaryAction)
  }

  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func setUp() {
    isOpaque = false
    accessibilityTraits = .button
    isAccessibilityElement = true
  }

  /// The kind of the button, for initialisers and Interface Builder.
  package final func setType(_ type: ButtonType) {
    let defaultFont = storedTitleLabel.map { $0.font == UIFont.systemFont(ofSize: UIFont.buttonFontSize) } ?? false
    storedType = type
    // A subclass may have asked for its title before the kind was known.
    if defaultFont, followsTint { storedTitleLabel?.font = .systemFont(ofSize: 15) }
    if let image = SystemButtonImage.image(for: type, traits: traitCollection) { setImage(image, for: .normal) }
    titleDidChange()
  }

  private func setPrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil, let image = action.image { configuration?.image = image }
    }
  }

  open var buttonType: ButtonType { storedType }

  /// Whether the size of a configured button is up to whole points instead of pixels.
  package final var hasWholeSize = false
  /// System buttons draw title and image in the tint colour.
  final var followsTint: Bool { storedType != .custom }

  // MARK: Parts

  open var titleLabel: UILabel? { label }

  open var imageView: UIImageView? { imageSubview }

  open var subtitleLabel: UILabel? { configuration == nil ? nil : subtitleSubview }

  // MARK: Insets and looks

  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { titleDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// No effect: the shadow of a title stays on its side.
  open var reversesTitleShadowWhenHighlighted = false
  /// No effect: a pressed button is drawn with its image unchanged.
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  /// No effect: no finger touches a picture.
  open var showsTouchWhenHighlighted = false
  open var role = Role.normal { didSet { titleDidChange() } }
  open var menu: UIMenu? { didSet { titleDidChange() } }
  open var changesSelectionAsPrimaryAction = false { didSet { titleDidChange() } }
  /// No effect: no menu is open in a picture.
  open var preferredMenuElementOrder = 0
  /// No effect: no finger touches a picture.
  open var isPointerInteractionEnabled = false
  /// No effect: no finger touches a picture.
  open var isHeld: Bool { false }
  /// No effect: no finger touches a picture.
  open var isHovered: Bool { false }

  /// A description of the looks that replaces titles, images and insets.
  open var configuration: Configuration? { didSet { configurationDidChange() } }
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  open var automaticallyUpdatesConfiguration = true { didSet { titleDidChange() } }
  final var isUpdatingConfiguration = false

  open func setNeedsUpdateConfiguration() {
    guard configuration != nil || configurationUpdateHandler != nil, !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    isUpdatingConfiguration = false
    applyContent()
  }

  open func updateConfiguration() {}

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.titleShadowColor = color } }
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { change(state) { $0.attributedTitle = title } }
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  open func title(for state: State) -> String? { value(state, \.title) }
  open func titleColor(for state: State) -> UIColor? { value(state, \.titleColor) ?? defaultTitleColor(for: state) }
  open func titleShadowColor(for state: State) -> UIColor? { value(state, \.titleShadowColor) }
  open func image(for state: State) -> UIImage? { value(state, \.image) }
  open func backgroundImage(for state: State) -> UIImage? { value(state, \.backgroundImage) }
  open func attributedTitle(for state: State) -> NSAttributedString? { value(state, \.attributedTitle) }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(state, \.symbolConfiguration)
  }

  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }

  // MARK: Layout

  /// A symbol in the background aligns the button as it aligns an image view.
  open override var alignmentRectInsets: UIEdgeInsets {
    guard configuration == nil, let image = currentBackgroundImage, image.isSymbolImage else { return .zero }
    return image.alignmentRectInsets(with: traitCollection)
  }

  open override var intrinsicContentSize: CGSize { contentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  package override var firstBaselineFromTop: CGFloat? { titleBaselines?.first }
  package override var lastBaselineFromBottom: CGFloat? { titleBaselines?.last }
  package override var centersText: Bool { contentVerticalAlignment == .center && hasTitle }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: effectiveContentInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentLayout(in: contentRect).title }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentLayout(in: contentRect).image }

  open override func layoutSubviews() {
    super.layoutSubviews()
    applyContent()
    let content = contentRect(forBounds: bounds)
    if let label = storedTitleLabel, label.superview === self, label.translatesAutoresizingMaskIntoConstraints {
      label.frame = titleRect(forContentRect: content)
    }
    if let imageView = storedImageView, imageView.superview === self, imageView.translatesAutoresizingMaskIntoConstraints {
      imageView.frame = imageRect(forContentRect: content)
    }
    if let configuration = shownConfiguration { placeConfiguredParts(configuration, in: content) }
  }

  package override func emitContent(into items: inout [DisplayList.Item]) {
    super.emitContent(into: &items)
    emitBackground(into: &items)
  }

  package override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    titleDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyContent()
  }

  package override func contentEnvironmentDidChange(from previous: UITraitCollection?) {
    super.contentEnvironmentDidChange(from: previous)
    // The one image that comes in colours of its own.
    if storedType == .close, previous?.userInterfaceStyle != traitCollection.userInterfaceStyle {
      contents[.normal]?.image = SystemButtonImage.image(for: .close, traits: traitCollection)
    }
    titleDidChange()
  }
}
