import CoreGraphics
import Foundation

/// Covers a window with a presented controller's view: the whole of it, a sheet, or a box in its middle.
@MainActor
final class PresentationView: UIView {
  private let dimming = UIView()
  private let card = UIView()
  private let grabber = UIView()
  private weak var presented: UIViewController?
  private weak var behind: UIView?
  let style: Style

  enum Style { case full, over, sheet, form, alert }

  init(_ presented: UIViewController, style: Style, behind: UIView?) {
    self.style = style
    super.init(frame: .zero)
    self.presented = presented
    self.behind = behind
    dimming.isUserInteractionEnabled = false
    addSubview(dimming)
    addSubview(card)
    card.clipsToBounds = style == .sheet || style == .form
    // What stands above the screen's level has the lighter dark backgrounds.
    if style != .full, style != .over { card.traitOverrides.userInterfaceLevel = .elevated }
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isHidden = true
    guard let view = presented.view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(view)
    card.addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  private var isLow: Bool { traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad }
  private var isPad: Bool { traitCollection.userInterfaceIdiom == .pad }
  private var sheet: UISheetPresentationController? { presented?.storedPresentation as? UISheetPresentationController }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    let dims = style == .sheet || style == .form || style == .alert
    dimming.backgroundColor = dims && !isUndimmed ? UIColor(white: 0, alpha: dimmingAlpha) : .clear
    card.frame = cardFrame
    placeCorners()
    if let view = presented?.storedView { view.frame = style == .alert ? alertFrame(of: view) : card.bounds }
    grabber.isHidden = sheet?.prefersGrabberVisible != true || style != .sheet
    grabber.frame = CGRect(x: (card.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    pushBack()
  }

  private var isUndimmed: Bool {
    guard let sheet, let identifier = sheet.largestUndimmedDetentIdentifier else { return false }
    return identifier == .large || sheet.shownDetent.identifier == identifier
  }

  /// Near what iOS shows, not measured.
  private var dimmingAlpha: CGFloat { traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.2 }

  /// A sheet begins 10 points below the status bar; in the middle of an iPad's screen a form is 540 × 620 points.
  private var cardFrame: CGRect {
    guard let presented else { return bounds }
    switch style {
    case .full, .over, .alert: return bounds
    case .sheet where !isPad:
      if isLow, sheet?.prefersEdgeAttachedInCompactHeight != true { return bounds }
      let top = safeAreaInsets.top + 10
      let largest = bounds.height - top - safeAreaInsets.bottom
      let detent = sheet?.shownDetent
      guard let detent, detent.identifier != .large else {
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
      }
      let natural = detent.identifier == .medium ? bounds.height / 2 : (detent.height(largest) ?? largest) + safeAreaInsets.bottom
      let height = min(natural, bounds.height - top).rounded()
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    case .sheet, .form:
      if !isPad { return bounds }
      let asked = presented.preferredContentSize
      let natural = style == .form ? CGSize(width: 540, height: 620) : CGSize(width: 712, height: bounds.height - 88)
      let size = CGSize(
        width: min(asked.width > 0 ? asked.width : natural.width, bounds.width - 40),
        height: min(asked.height > 0 ? asked.height : natural.height, bounds.height - 40))
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
    }
  }

  private var fillsScreen: Bool { card.frame == bounds }

  private func placeCorners() {
    guard style == .sheet || style == .form, !fillsScreen else { return card.layer.cornerRadius = 0 }
    card.layer.cornerRadius = sheet?.preferredCornerRadius ?? 10
    card.layer.cornerCurve = .continuous
    card.layer.maskedCorners =
      isPad
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  private func alertFrame(of view: UIView) -> CGRect {
    guard let alert = presented as? UIAlertController else { return card.bounds }
    return alert.boxFrame(in: card.bounds, safeArea: safeAreaInsets)
  }

  /// Behind a phone's large sheet the screen stands back, 16 points in at each side, its top at the status bar's lower edge.
  private func pushBack() {
    guard let behind, style == .sheet, !isPad else { return }
    guard !fillsScreen, sheet?.shownDetent.identifier ?? .large == .large, bounds.width > 32 else { return stepForward() }
    let scale = (bounds.width - 32) / bounds.width
    let top = safeAreaInsets.top
    // The transform is about the middle.
    let shift = top - bounds.height * (1 - scale) / 2
    behind.transform = CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale)
    behind.layer.cornerRadius = 10
    behind.layer.cornerCurve = .continuous
    behind.clipsToBounds = true
    backgroundBehind?.isHidden = false
  }

  /// Whether the screen behind stands back.
  var pushesBack: Bool { behind.map { $0.transform != .identity } ?? false }

  /// The black that shows around a screen that stands back.
  private var backgroundBehind: UIView?

  func showBlack(below view: UIView) {
    guard style == .sheet, !isPad, backgroundBehind == nil, let superview else { return }
    let black = UIView(frame: superview.bounds)
    black.backgroundColor = .black
    black.isHidden = true
    superview.insertSubview(black, belowSubview: view)
    backgroundBehind = black
  }

  func stepForward() {
    backgroundBehind?.isHidden = true
    guard let behind, behind.transform != .identity else { return }
    behind.transform = .identity
    behind.layer.cornerRadius = 0
    behind.clipsToBounds = false
  }

  override func removeFromSuperview() {
    stepForward()
    backgroundBehind?.removeFromSuperview()
    super.removeFromSuperview()
  }
}

extension UIView {
  /// The presentation that the view is shown in.
  var enclosingPresentation: PresentationView? {
    var view = storedSuperview
    while let current = view {
      if let found = current as? PresentationView { return found }
      view = current.storedSuperview
    }
    return nil
  }
}
