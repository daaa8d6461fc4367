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
    default: setCellMargins(view, object)
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
}
