import CoreGraphics
import Foundation
import TextLayout

extension UINavigationBar {
  /// The row's height: 44 points, 32 where the screen is low, 50 on an iPad; since iOS 26, 54 (stored frames of Interface Builder).
  package static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
    if SystemGeneration.current >= 26 { return 54 }
    // iPads' bars grew in iOS 12, on Xcode's canvas a version later (four of four stored frames).
    if traits.userInterfaceIdiom == .pad { return SystemGeneration.current >= (SanFrancisco.isCanvas ? 13 : 12) ? 50 : 44 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  /// What a prompt adds (the bars of Apple's documentation are 74 points high with one).
  package static let promptHeight: CGFloat = 30
  /// What a large title adds at the default text size: 96 points in all.
  static let largeTitleHeight: CGFloat = 52

  var rowHeight: CGFloat { UINavigationBar.rowHeight(traitCollection) + control.cardHeight }
  var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : UINavigationBar.promptHeight }

  /// The height of the whole large title, grown with its text.
  package var fullLargeTitleHeight: CGFloat {
    guard showsLargeTitle else { return 0 }
    let normal = UIFont.preferredFont(
      forTextStyle: .largeTitle, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let actual = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
    return UINavigationBar.largeTitleHeight + (PixelGrid(traitCollection).up(actual.lineHeight - normal.lineHeight))
  }

  /// Whether the top item asks for a large title: `automatic` takes it from the item before.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact || traitCollection.userInterfaceIdiom == .pad else {
      return false
    }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  var naturalHeight: CGFloat {
    rowHeight + promptHeight + (control.isControlled ? control.largeTitleHeight : fullLargeTitleHeight)
  }

  var isCompact: Bool { traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad }

  /// The appearance of the moment.
  ///
  /// Since iOS 15 a bar that no content stands behind is transparent unless code says otherwise; before, that was so for large titles
  /// only.
  var shownAppearance: UINavigationBarAppearance {
    let item = topItem
    let standard = item?.standardAppearance ?? standardAppearance
    let compact = item?.compactAppearance ?? compactAppearance
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let compactEdge = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    let normal = isCompact ? compact ?? standard : standard
    guard control.isControlled, control.isAtScrollEdge else { return normal }
    guard SystemGeneration.current >= 15 || (SystemGeneration.current >= 13 && showsLargeTitle) else { return normal }
    if isCompact, let compactEdge { return compactEdge }
    if let edge { return edge }
    if SystemGeneration.current < 15, normal.backgroundColor != nil || normal.backgroundImage != nil { return normal }
    let transparent = normal.duplicate()
    transparent.configureWithTransparentBackground()
    return transparent
  }

  func layoutBar() {
    let appearance = shownAppearance
    let isAttached = barPosition == .topAttached
    let above = control.isControlled ? control.topInset : isAttached ? max(0, frame.minY) : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    background.show(backgroundLook(appearance))

    let margins = sideMargins
    promptLabel.isHidden = promptHeight == 0
    if promptHeight > 0 { layoutPrompt(appearance) }
    row.frame = CGRect(x: 0, y: promptHeight, width: bounds.width, height: rowHeight)
    row.show(
      NavigationBarRow.Content(
        items: items ?? [], appearance: appearance, isCompact: isCompact, margins: margins, sideMargin: sideMargin, titleColor: titleColor,
        titleAdjustment: titleVerticalPositionAdjustment(for: isCompact ? .compact : .default),
        hidesTitle: shownLargeTitleHeight > 0))
    largeTitle.isHidden = shownLargeTitleHeight <= 0
    largeTitle.frame = CGRect(
      x: 0, y: promptHeight + rowHeight, width: bounds.width, height: max(0, bounds.height - promptHeight - rowHeight))
    if !largeTitle.isHidden {
      largeTitle.show(
        topItem?.title ?? "", largeTitleAttributes(appearance), margins: margins, fullHeight: fullLargeTitleHeight)
    }
  }

  private var shownLargeTitleHeight: CGFloat { control.isControlled ? control.largeTitleHeight : fullLargeTitleHeight }

  private func backgroundLook(_ appearance: UINavigationBarAppearance) -> BarBackground.Look {
    var look = BarBackground.Look(
      appearance, material: barStyle == .black ? BarColors.darkMaterial : BarColors.navigationMaterial,
      backdrop: control.isControlled ? control.backdrop : superview?.backgroundColor)
    if !isTranslucent, appearance.hasMaterial {
      look.color = (appearance.backgroundColor ?? (barStyle == .black ? .black : .systemBackground)).withAlphaComponent(1)
    }
    return look
  }

  /// 16 points, 20 from 414 points of width on, behind the safe area (as root views have them).
  private var sideMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  private var sideMargins: UIEdgeInsets {
    let safe = safeAreaInsets
    return UIEdgeInsets(top: 0, left: safe.left + sideMargin, bottom: 0, right: safe.right + sideMargin)
  }

  private var titleColor: UIColor { barStyle == .black ? .white : .label }

  private func layoutPrompt(_ appearance: UINavigationBarAppearance) {
    var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: titleColor]
    if let color = appearance.titleTextAttributes[.foregroundColor] { attributes[.foregroundColor] = color }
    // The size is near that of iOS, not measured.
    attributes[.font] = UIFont.systemFont(ofSize: 13)
    let text = NSAttributedString(string: topItem?.prompt ?? "", attributes: attributes)
    if promptLabel.attributedText != text { promptLabel.attributedText = text }
    promptLabel.textAlignment = .center
    promptLabel.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: promptHeight)
  }

  private func largeTitleAttributes(_ appearance: UINavigationBarAppearance) -> [NSAttributedString.Key: Any] {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection).pointSize
    let base: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size, weight: .bold), .foregroundColor: titleColor]
    return base.merging(appearance.largeTitleTextAttributes) { $1 }
  }
}
