import CoreGraphics
import Foundation

extension UIView {
  /// Margins and safe area of a view.
  package struct MarginState {
    /// What code asked for; nil for the system's 8 points (or the controller's minimum on its root view).
    var own: OwnMargins?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    var safeArea = UIEdgeInsets.zero
    /// What of the superview's margins reaches into the view, where it keeps them.
    var inherited = UIEdgeInsets.zero
    /// The same without the superview's safe area.
    var inheritedBase = UIEdgeInsets.zero
    var followsReadableWidth = false
    /// What that comes to at each side, at the view's present width.
    var readableSide: CGFloat = 0

    enum OwnMargins: Equatable {
      case physical(UIEdgeInsets)
      case directional(NSDirectionalEdgeInsets)
    }
  }

  /// Where a guide that UIKit places stands in its view.
  enum GuidePlacement {
    case insets(UIEdgeInsets)
    case readable(UIEdgeInsets, CGFloat)
    /// The whole width; from `top`, or at the bottom where that is nil.
    case band(top: CGFloat?, height: CGFloat)
    /// A scroll view's content, from its start; an axis without a length takes it from constraints.
    case content(width: CGFloat?, height: CGFloat?)
    /// Inside the content guide.
    case contentInsets(UIEdgeInsets)
    case free
  }

  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable, "UIViewReadableContentGuide") }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard, "UIViewKeyboardLayoutGuide") { UIKeyboardLayoutGuide() }
  }

  func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    systemGuide(role, identifier) { UILayoutGuide() }
  }

  private func systemGuide<Guide: UILayoutGuide>(_ role: UILayoutGuide.Role, _ identifier: String, _ make: () -> Guide) -> Guide {
    if let guide = layoutState.guides.first(where: { $0.role == role }) as? Guide { return guide }
    let guide = make()
    guide.role = role
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }

  func placement(of guide: UILayoutGuide) -> GuidePlacement {
    switch guide.role {
    case .safeArea: .insets(safeAreaInsets)
    case .margins: .insets(effectiveLayoutMargins)
    case .readable: .readable(effectiveLayoutMargins, ReadableWidth.width(for: traitCollection.preferredContentSizeCategory))
    case .keyboard: .band(top: nil, height: (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom)
    case .top: .band(top: 0, height: safeAreaInsets.top)
    case .bottom: .band(top: nil, height: safeAreaInsets.bottom)
    case .content, .contentMargins, .frame: scrolledPlacement(of: guide)
    case .user: .free
    }
  }

  func frame(of guide: UILayoutGuide) -> CGRect {
    switch placement(of: guide) {
    case .insets(let edges): return bounds.inset(by: edges)
    case .readable(let edges, let width):
      let area = bounds.inset(by: edges)
      let readable = min(width, area.width)
      return CGRect(x: area.midX - readable / 2, y: area.minY, width: readable, height: area.height)
    case .band(let top, let height):
      return CGRect(x: bounds.minX, y: top ?? bounds.maxY - height, width: bounds.width, height: height)
    case .content, .contentInsets: return scrolledFrame(of: guide)
    case .free: return guide.solvedFrame
    }
  }

  // MARK: Margins

  /// A plain view's margins (source: the documented default).
  static let defaultMargin: CGFloat = 8

  private var baseMargins: UIEdgeInsets {
    let own: UIEdgeInsets
    switch margins.own {
    case .physical(let insets): own = insets
    case .directional(let insets): own = resolve(insets)
    case nil:
      if let minimum = viewController?.rootViewMargins { return minimum }
      own =
        systemMargins
        ?? UIEdgeInsets(
          top: UIView.defaultMargin, left: UIView.defaultMargin, bottom: UIView.defaultMargin, right: UIView.defaultMargin)
    }
    guard let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins else { return own }
    let minimum = resolve(controller.systemMinimumLayoutMargins)
    return UIEdgeInsets(
      top: max(own.top, minimum.top), left: max(own.left, minimum.left), bottom: max(own.bottom, minimum.bottom),
      right: max(own.right, minimum.right))
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    var result = plainMargins
    if margins.insetsFromSafeArea {
      let safe = safeAreaInsets
      result = UIEdgeInsets(
        top: result.top + safe.top, left: result.left + safe.left, bottom: result.bottom + safe.bottom, right: result.right + safe.right)
    }
    if margins.preservesSuperview { result = result.atLeast(margins.inherited) }
    return margins.readableSide > 0
      ? result.atLeast(UIEdgeInsets(top: 0, left: margins.readableSide, bottom: 0, right: margins.readableSide)) : result
  }

  /// The margins before the safe area comes to them: the own ones, and what of the superview's reaches in.
  ///
  /// A safe area counts once, be it the view's or the superview's (stored frames of three scenes in Interface Builder files).
  private var plainMargins: UIEdgeInsets { margins.preservesSuperview ? baseMargins.atLeast(margins.inheritedBase) : baseMargins }

  var effectiveDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    let insets = effectiveLayoutMargins
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: mirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: mirrored ? insets.left : insets.right)
  }

  func resolve(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: mirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: mirrored ? insets.leading : insets.trailing)
  }

  func setLayoutMargins(_ insets: UIEdgeInsets) { changeMargins { $0.own = .physical(insets) } }
  func setDirectionalLayoutMargins(_ insets: NSDirectionalEdgeInsets) { changeMargins { $0.own = .directional(insets) } }
  func setPreservesSuperviewLayoutMargins(_ keeps: Bool) { changeMargins { $0.preservesSuperview = keeps } }
  func setInsetsLayoutMarginsFromSafeArea(_ insets: Bool) { changeMargins { $0.insetsFromSafeArea = insets } }

  private func changeMargins(_ change: (inout MarginState) -> Void) {
    change(&margins)
    marginsDidChange()
  }

  func marginsDidChange() {
    LayoutSession.guidesDidMove(of: self)
    markNeedsLayout()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
  }

  // MARK: Inherited insets

  /// Takes over what of the superview's safe area and margins reaches into the view at its present place.
  func updateInheritedInsets() {
    let safeArea = inheritedSafeArea
    let changedSafeArea = safeArea != margins.safeArea
    if changedSafeArea { margins.safeArea = safeArea }
    var changedMargins = changedSafeArea && margins.insetsFromSafeArea
    if updateReadableSide() { changedMargins = true }
    if margins.preservesSuperview, let superview = storedSuperview {
      let inherited = overlap(of: superview.effectiveLayoutMargins, in: superview)
      let base = overlap(of: superview.plainMargins, in: superview)
      changedMargins = changedMargins || inherited != margins.inherited || base != margins.inheritedBase
      (margins.inherited, margins.inheritedBase) = (inherited, base)
    }
    guard changedSafeArea || changedMargins else { return }
    LayoutSession.guidesDidMove(of: self)
    markNeedsLayout()
    for subview in storedSubviews { subview.updateInheritedInsets() }
    inheritedInsetsDidChange()
    if changedSafeArea {
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
    }
    if changedMargins {
      layoutMarginsDidChange()
      viewController?.viewLayoutMarginsDidChange()
    }
  }

  private var inheritedSafeArea: UIEdgeInsets {
    var insets: UIEdgeInsets
    if let window = self as? UIWindow {
      insets = window.deviceSafeAreaInsets
    } else if let superview = storedSuperview {
      insets = overlap(of: superview.safeAreaForSubviews, in: superview)
    } else {
      insets = .zero
    }
    if let viewController { insets = insets.adding(viewController.additionalSafeAreaInsets).adding(viewController.barInsets) }
    return insets
  }

  /// The superview's insets less the view's distance from each edge; never more than the superview's, never less than zero.
  private func overlap(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
    guard insets != .zero else { return .zero }
    let (frame, outer) = (untransformedFrame, superview.bounds)
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - max(distance, 0), 0), inset) }
    return UIEdgeInsets(
      top: part(insets.top, frame.minY - outer.minY), left: part(insets.left, frame.minX - outer.minX),
      bottom: part(insets.bottom, outer.maxY - frame.maxY), right: part(insets.right, outer.maxX - frame.maxX))
  }
}
