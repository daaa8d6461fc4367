import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// The title of a button: it tells the button when its size changes.
final class UIButtonLabel: UILabel {
  weak var button: UIButton?
  var isApplying = false

  override func contentDidChange() {
    super.contentDidChange()
    if !isApplying { button?.titleDidChange() }
  }
}

extension UIButton {
  /// What a button shows in one state; nil takes the normal state's.
  struct StateContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  func change(_ state: State, _ set: (inout StateContent) -> Void) {
    set(&contents[state, default: StateContent()])
    titleDidChange()
  }

  func value<T>(_ state: State, _ path: KeyPath<StateContent, T?>) -> T? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  func defaultTitleColor(for state: State) -> UIColor {
    guard followsTint else { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return tintColor ?? .systemBlue
  }

  var label: UIButtonLabel {
    if let storedTitleLabel { return storedTitleLabel }
    let label = UIButtonLabel(frame: .zero)
    label.isApplying = true
    label.font = UIFont.systemFont(ofSize: followsTint ? 15 : UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.isApplying = false
    label.button = self
    storedTitleLabel = label
    addSubview(label)
    return label
  }

  var subtitleSubview: UIButtonLabel {
    if let storedSubtitleLabel { return storedSubtitleLabel }
    let label = UIButtonLabel(frame: .zero)
    label.button = self
    storedSubtitleLabel = label
    addSubview(label)
    return label
  }

  /// The element whose title a pop-up button shows: the first that is on, else the first.
  package var selectedMenuElement: UIMenuElement? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
    func actions(_ menu: UIMenu) -> [UIAction] {
      menu.children.flatMap { ($0 as? UIMenu).map(actions) ?? [$0 as? UIAction].compactMap { $0 } }
    }
    let all = actions(menu)
    return all.first { $0.state == .on } ?? all.first
  }

  var imageSubview: UIImageView {
    if let storedImageView { return storedImageView }
    let view = UIImageView(frame: .zero)
    view.automaticIsTemplate = followsTint
    view.clipsToBounds = true
    storedImageView = view
    insertSubview(view, at: 0)
    return view
  }

  /// Called when the title, the image or the insets changed.
  func titleDidChange() {
    applyContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Hands the state's content to the label and the image view.
  func applyContent() {
    if let configuration = shownConfiguration {
      apply(configuration)
      return
    }
    for view in [storedSubtitleLabel, storedActivityIndicator, storedPopupIndicator, storedCustomBackground] { view?.isHidden = true }
    let title = selectedMenuElement?.title ?? currentTitle
    let attributed = currentAttributedTitle
    if attributed != nil || title?.isEmpty == false || storedTitleLabel != nil {
      let label = self.label
      label.isApplying = true
      if let attributed {
        if label.attributedText?.isSame(as: attributed) != true { label.attributedText = attributed }
      } else {
        label.textColor = currentTitleColor
        if label.text != title || label.isAttributed { label.text = title }
        label.shadowColor = currentTitleShadowColor
      }
      label.alpha = followsTint && isHighlighted ? 0.2 : 1
      label.isApplying = false
    }
    let image = currentImage
    if image != nil || storedImageView != nil {
      let view = imageSubview
      view.automaticIsTemplate = followsTint
      if view.image !== image { view.image = image }
      view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
      let isDimmed = !isEnabled && adjustsImageWhenDisabled && contents[.disabled]?.image == nil
      view.alpha = isDimmed ? 0.5 : isHighlighted && followsTint ? 0.2 : 1
      view.isHidden = image == nil
    }
  }

  func emitBackground(into items: inout [DisplayList.Item]) {
    if let configuration = shownConfiguration {
      emitBackground(of: configuration, into: &items)
      return
    }
    guard let image = currentBackgroundImage else { return }
    items += ImageDrawing.items(
      image, in: backgroundRect(forBounds: bounds), tint: tintColor?.cgColor(with: traitCollection), traits: traitCollection,
      automaticIsTemplate: false)
  }
}

extension UILabel {
  var isAttributed: Bool {
    if case .attributed = content { return true }
    return false
  }
}
