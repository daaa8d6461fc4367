import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  /// What the class of a view knows beyond what every view does.
  func configureContent(_ view: UIView, _ object: InterfaceObject) {
    if let control = view as? UIControl { configure(control, object) }
    if let scrollView = view as? UIScrollView { configure(scrollView, object) }
    switch view {
    case let label as UILabel: configure(label, object)
    case let button as UIButton: configure(button, object)
    case let field as UITextField: configure(field, object)
    case let text as UITextView: configure(text, object)
    case let imageView as UIImageView:
      imageView.preferredSymbolConfiguration = symbolConfiguration(object.value("preferredSymbolConfiguration"))
      imageView.image = image(of: object, "image")
      imageView.highlightedImage = image(of: object, "highlightedImage")
      imageView.isHighlighted = object.flag("highlighted") ?? false
    case let stack as UIStackView: configure(stack, object)
    case let toggle as UISwitch:
      toggle.isOn = object.flag("on") ?? false
      if let color = colors.color(object.value("onTintColor")) { toggle.onTintColor = color }
      if let color = colors.color(object.value("thumbTintColor")) { toggle.thumbTintColor = color }
    case let slider as UISlider:
      slider.minimumValue = Float(object.number("minValue") ?? 0)
      slider.maximumValue = Float(object.number("maxValue") ?? 1)
      slider.value = Float(object.number("value") ?? 0)
      if let color = colors.color(object.value("minimumTrackTintColor")) { slider.minimumTrackTintColor = color }
      if let color = colors.color(object.value("maximumTrackTintColor")) { slider.maximumTrackTintColor = color }
      if let color = colors.color(object.value("thumbTintColor")) { slider.thumbTintColor = color }
      slider.minimumValueImage = image(object["minimumValueImage"], catalog: nil, line: object.line)
      slider.maximumValueImage = image(object["maximumValueImage"], catalog: nil, line: object.line)
    case let segments as UISegmentedControl: configure(segments, object)
    case let stepper as UIStepper:
      let (lowest, highest) = (object.number("minimumValue") ?? 0, object.number("maximumValue") ?? 100)
      if lowest < highest { (stepper.minimumValue, stepper.maximumValue) = (min(lowest, 0), highest) }
      if lowest < highest { stepper.minimumValue = lowest }
      stepper.value = object.number("value") ?? 0
      stepper.wraps = object.flag("wraps") ?? false
    case let progress as UIProgressView:
      progress.progress = Float(object.number("progress") ?? 0)
      if let color = colors.color(object.value("progressTintColor")) { progress.progressTintColor = color }
      if let color = colors.color(object.value("trackTintColor")) { progress.trackTintColor = color }
    case let indicator as UIActivityIndicatorView:
      // The canvas shows it at rest, too.
      indicator.hidesWhenStopped = object.flag("hidesWhenStopped") == true && !stage.isCanvas
      if object.flag("animating") == true { indicator.startAnimating() }
      if let color = colors.color(object.value("color")) { indicator.color = color }
    case let pages as UIPageControl:
      pages.numberOfPages = object.integer("numberOfPages") ?? 0
      pages.currentPage = object.integer("currentPage") ?? 0
      pages.hidesForSinglePage = object.flag("hidesForSinglePage") ?? false
      if let color = colors.color(object.value("pageIndicatorTintColor")) { pages.pageIndicatorTintColor = color }
      if let color = colors.color(object.value("currentPageIndicatorTintColor")) { pages.currentPageIndicatorTintColor = color }
    case let picker as UIDatePicker: configure(picker, object)
    case let picker as UIPickerView:
      let rows = InterfacePickerRows()
      kept.append(rows)
      (picker.dataSource, picker.delegate) = (rows, rows)
      picker.selectRow(2, inComponent: 0, animated: false)
    case let bar as UISearchBar: configure(bar, object)
    case let view as UIVisualEffectView:
      if let style = object.elements("blurEffect").first?["style"] {
        view.effect = InterfaceMaker.blur(style)
      } else if let vibrancy = object.elements("vibrancyEffect").first {
        view.effect = UIVibrancyEffect(blurEffect: InterfaceMaker.blur(vibrancy.first("blurEffect")?["style"]))
      }
    case let bar as UINavigationBar: configure(bar, object)
    case let bar as UITabBar: configure(bar, object)
    case let bar as UIToolbar: configure(bar, object)
    case let table as UITableView: configure(table, object)
    case let cell as UITableViewCell: configure(cell, object)
    default: configureCell(view, object)
    }
  }

  func configure(_ control: UIControl, _ object: InterfaceObject) {
    control.isEnabled = object.flag("enabled") ?? true
    control.isSelected = object.flag("selected") ?? false
    let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
      "left": .left, "right": .right, "center": .center, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]
    let vertical: [String: UIControl.ContentVerticalAlignment] = ["top": .top, "bottom": .bottom, "center": .center, "fill": .fill]
    if let value = horizontal[object["contentHorizontalAlignment"] ?? ""] { control.contentHorizontalAlignment = value }
    if let value = vertical[object["contentVerticalAlignment"] ?? ""] { control.contentVerticalAlignment = value }
  }

  private func configure(_ scrollView: UIScrollView, _ object: InterfaceObject) {
    if let insets = InterfaceMaker.insets(object.value("contentInset")) { scrollView.contentInset = insets }
    let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "never": .never, "always": .always, "scrollableAxes": .scrollableAxes,
    ]
    if let behavior = behaviors[object["contentInsetAdjustmentBehavior"] ?? ""] { scrollView.contentInsetAdjustmentBehavior = behavior }
  }

  private func configure(_ stack: UIStackView, _ object: InterfaceObject) {
    stack.axis = object["axis"] == "vertical" ? .vertical : .horizontal
    let distributions: [String: UIStackView.Distribution] = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
      "equalCentering": .equalCentering,
    ]
    let alignments: [String: UIStackView.Alignment] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "center": .center, "firstBaseline": .firstBaseline,
      "lastBaseline": .lastBaseline,
    ]
    stack.distribution = distributions[object["distribution"] ?? ""] ?? .fill
    stack.alignment = alignments[object["alignment"] ?? ""] ?? .fill
    stack.spacing = object["spacingType"] == "standard" ? UIStackView.spacingUseSystem : CGFloat(object.number("spacing") ?? 0)
    stack.isBaselineRelativeArrangement = object.flag("baselineRelativeArrangement") ?? false
    stack.isLayoutMarginsRelativeArrangement =
      object.flag("layoutMarginsRelativeArrangement")
      ?? (object.value("layoutMargins") != nil || object.value("directionalLayoutMargins") != nil)
  }

  /// Margins of what cells hold, by the generation of the system (measured on some 1,000 constraints of public Interface Builder files).
  private func configureCell(_ view: UIView, _ object: InterfaceObject) {
    guard stage.isCanvas, object.kind == "tableViewCellContentView" else { return }
    let margins = cellMargins(view)
    let directional = object.value("directionalLayoutMargins")
    guard let own = object.value("layoutMargins") ?? directional else { return view.layoutMargins = margins }
    // Margins of its own are at least those of the cell where it keeps them (ten cells), and where they are directional (one).
    guard directional != nil || object.flag("preservesSuperviewLayoutMargins") == true else { return }
    func larger(_ name: String, _ margin: CGFloat) -> CGFloat { max(CGFloat(own.number(name) ?? 0), margin) }
    view.layoutMargins = UIEdgeInsets(
      top: larger("top", margins.top), left: larger(directional == nil ? "left" : "leading", margins.left),
      bottom: larger("bottom", margins.bottom), right: larger(directional == nil ? "right" : "trailing", margins.right))
  }

  private func cellMargins(_ view: UIView) -> UIEdgeInsets {
    // A plain view's 8 points up to Xcode 9.0.
    guard stage.document.toolsVersion.major >= 13500 else { return InterfaceMaker.plainMargins }
    let (end, side): (CGFloat, CGFloat) = (SystemGeneration.current >= 26 ? 15 : 11, cellMargin(view))
    return UIEdgeInsets(top: end, left: side, bottom: end, right: side)
  }

  /// 20 points on wide phones, 16 on others and in narrow tables.
  ///
  /// Cells of their own went by their own width in Xcode 10; those in tables had 15 in Xcode 9. In Xcode 11 both had 15 on small phones.
  private func cellMargin(_ view: UIView) -> CGFloat {
    let version = stage.document.toolsVersion.major
    let screen = stage.document.device == nil ? 0 : UIScreen.main.bounds.width
    let isOwn = stage.scene.root.kind == "tableViewCell"
    if isOwn {
      if version < 14800 { return view.frame.width > 375 ? 20 : 16 }
    } else if version < 14200 || version < 14800 && screen <= 320 {
      return 15
    }
    if (14800..<17000).contains(version), screen < 414, stage.document.device != nil, view.frame.width > 320 || isOwn { return 15 }
    let isWide = (SystemGeneration.current >= 26 ? 391 : 414)..<700 ~= screen
    return isWide && view.frame.width > 320 ? 20 : 16
  }
}
