import CoreGraphics
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  /// Makes a view with everything in it.
  func makeView(_ stored: InterfaceObject) -> UIView {
    let object = stored.varied(width: widthClass, height: heightClass)
    let view = styledViews.removeValue(forKey: object.id) ?? instance(of: object)
    fill(view, object)
    return view
  }

  /// Gives a view what its object has.
  func fill(_ view: UIView, _ object: InterfaceObject) {
    register(object, view)
    configureCommon(view, object)
    configureContent(view, object)
    takeDesignableSize(view, object)
    if view is UIPickerView || (view as? UIDatePicker)?.datePickerStyle == .wheels { pickers.append(view) }
    addContents(of: object, to: view)
    for attribute in object.runtimeAttributes { set(attribute, on: view, of: object) }
  }

  private func configureCommon(_ view: UIView, _ object: InterfaceObject) {
    view.frame = object.rect("frame") ?? impliedFrame(of: view, object)
    view.autoresizingMask = InterfaceMaker.mask(object.elements("autoresizingMask").first)
    if object.flag("translatesAutoresizingMaskIntoConstraints") == false {
      // Without constraints Interface Builder makes some from the frame when it compiles.
      if constrained.contains(object.id), object.flag("fixedFrame") != true {
        view.translatesAutoresizingMaskIntoConstraints = false
      } else {
        view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
      }
    }
    setPriorities(view, object)
    takePlaceholderSize(view, object)
    if object.flag("hidden") == true {
      // The canvas shows activity indicators whether they are hidden or not: stacks keep their room; up to Xcode 8 that of anything.
      if stage.isCanvas, object.kind == "activityIndicatorView" || stage.document.toolsVersion.major < 13000 {
        hiddenLater.append(view)
      } else {
        view.isHidden = true
      }
    }
    view.alpha = CGFloat(object.number("alpha") ?? 1)
    let directions: [String: UISemanticContentAttribute] = [
      "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
    if let direction = directions[object["semanticContentAttribute"] ?? ""] { view.semanticContentAttribute = direction }
    view.clipsToBounds = object.flag("clipsSubviews") ?? false
    // What stands for a class that is not there lets through what is behind it.
    view.isOpaque = object.flag("opaque") ?? true && !(view is InterfacePlaceholderView)
    view.tag = object.integer("tag") ?? 0
    view.contentMode = InterfaceMaker.contentMode(object["contentMode"])
    if let accessibility = object.elements("accessibility").first {
      view.accessibilityIdentifier = accessibility["identifier"]
      view.accessibilityLabel = accessibility["label"]
    }
    if let color = colors.color(object.value("backgroundColor")) { view.backgroundColor = color }
    if let color = colors.color(object.value("tintColor")) { view.tintColor = color }
    setMargins(view, object)
  }

  private func setPriorities(_ view: UIView, _ object: InterfaceObject) {
    func priority(_ name: String, _ standard: Double) -> UILayoutPriority {
      UILayoutPriority(Float(min(max(object.number(name) ?? standard, 1), 1000)))
    }
    view.setContentHuggingPriority(priority("horizontalHuggingPriority", 250), for: .horizontal)
    view.setContentHuggingPriority(priority("verticalHuggingPriority", 250), for: .vertical)
    view.setContentCompressionResistancePriority(priority("horizontalCompressionResistancePriority", 750), for: .horizontal)
    view.setContentCompressionResistancePriority(priority("verticalCompressionResistancePriority", 750), for: .vertical)
  }

  private func setMargins(_ view: UIView, _ object: InterfaceObject) {
    if object.id == stage.rootView?.id, stage.scene.root.isController, stage.hasNarrowMargins {
      view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }
    // Tables and collections scroll their rows to the safe area: their margins above and below reach none of them.
    let isRow = stage.isCanvas && ["tableViewCell", "collectionViewCell"].contains(object.kind)
    if object.flag("layoutMarginsFollowReadableWidth") == true { view.followReadableWidth() }
    view.preservesSuperviewLayoutMargins = !isRow && object.flag("preservesSuperviewLayoutMargins") ?? false
    // Margins did not follow the safe area before there was one.
    view.insetsLayoutMarginsFromSafeArea = SystemGeneration.current >= 11 && object.flag("insetsLayoutMarginsFromSafeArea") ?? true
    if stage.isCanvas, object.id == stage.scene.root.id, object.kind != "tableViewCell", SystemGeneration.current >= 11 {
      // The canvas of a xib shows its views as a controller's: 16 or 20 points at the sides, none above and below.
      let side: CGFloat = view.frame.width > 393 ? 20 : 16
      view.layoutMargins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    if let stack = view as? UIStackView, !stack.isLayoutMarginsRelativeArrangement {
      // Stack views of Interface Builder have none of their own (nine of nine constraints to them).
      view.layoutMargins = .zero
    }
    if let insets = object.value("layoutMargins") {
      view.layoutMargins = UIEdgeInsets(
        top: insets.number("top") ?? 0, left: insets.number("left") ?? 0, bottom: insets.number("bottom") ?? 0,
        right: insets.number("right") ?? 0)
    }
    if let insets = object.value("directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0, bottom: insets.number("bottom") ?? 0,
        trailing: insets.number("trailing") ?? 0)
    }
  }

  // MARK: Contents

  private func addContents(of object: InterfaceObject, to view: UIView) {
    for guide in object.guides { register(guide, of: view) }
    if let cell = view as? UITableViewCell { return addContents(of: object, to: cell) }
    if let table = view as? UITableView { return addContents(of: object, to: table) }
    if let collection = view as? UICollectionView { return addContents(of: object, to: collection) }
    if let element = view as? UICollectionReusableView { return addContents(of: object, to: element) }
    if object.kind == "containerView" { embed(in: view, object) }
    addSubviews(of: object, to: view)
    for part in object.parts where InterfaceMaker.viewParts.contains(part.key) {
      if part.key == "contentView", let effect = view as? UIVisualEffectView {
        fill(effect.contentView, part.object)
        effect.contentView.translatesAutoresizingMaskIntoConstraints = true
        effect.contentView.frame = effect.bounds
        effect.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        continue
      }
      let subview = makeView(part.object)
      subview.translatesAutoresizingMaskIntoConstraints = true
      if part.key == "contentView", part.object.rect("frame") == nil { subview.frame = view.bounds }
      view.addSubview(subview)
    }
  }

  func addSubviews(of object: InterfaceObject, to view: UIView) {
    let stack = view as? UIStackView
    for child in object.subviews where !isSubviewExcluded(child) {
      let subview = makeView(child)
      if stack == nil { keepWholeSize(of: subview, child) }
      if let stack { stack.addArrangedSubview(subview) } else if subview.superview == nil { view.addSubview(subview) }
      if let stack { pinDesignSize(subview, child, in: stack, beside: object.subviews) }
    }
  }

  private static let viewParts: Set<String> = ["contentView", "backgroundView"]

  private func isSubviewExcluded(_ object: InterfaceObject) -> Bool {
    guard excluded.contains(object.id) else { return false }
    for inner in object.descendants { leaveOut(inner.id) }
    return true
  }

  private func register(_ guide: InterfaceGuide, of view: UIView) {
    switch guide.role {
    case "safeArea":
      items[guide.id] = view.safeAreaLayoutGuide
      safeAreas.insert(guide.id)
    case "contentLayoutGuide": items[guide.id] = (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": items[guide.id] = (view as? UIScrollView)?.frameLayoutGuide
    case "keyboard": items[guide.id] = view.keyboardLayoutGuide
    case "readableContentGuide", "readable": items[guide.id] = view.readableContentGuide
    case "layoutMargins", "margins": items[guide.id] = view.layoutMarginsGuide
    default: note("unsupported", "the layout guide \(guide.role) is not known", line: 0, items: [guide.id])
    }
  }

  /// Sizes that stand for content which the app brings: on the canvas only, and instead of the view's own.
  private func takePlaceholderSize(_ view: UIView, _ object: InterfaceObject) {
    guard stage.isCanvas else { return }
    func length(_ name: String) -> CGFloat? { object.number(name).flatMap { $0 >= 0 ? CGFloat($0) : nil } }
    view.layoutState.placeholderSize = (length("placeholderIntrinsicWidth"), length("placeholderIntrinsicHeight"))
  }

  // MARK: Values

  static func mask(_ element: InterfaceElement?) -> UIView.AutoresizingMask {
    guard let element else { return [] }
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    var mask: UIView.AutoresizingMask = []
    for (name, part) in parts where element.flag(name) == true { mask.insert(part) }
    return mask
  }

  /// Interface Builder writes `TopLeft` beside `topRight`.
  static func contentMode(_ name: String?) -> UIView.ContentMode {
    guard let name else { return .scaleToFill }
    return contentModes[name.prefix(1).lowercased() + name.dropFirst()] ?? .scaleToFill
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
    "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}
