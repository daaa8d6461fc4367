import CoreGraphics
import Foundation
import InterfaceBuilder
import QuartzCore
import UIKit

extension InterfaceMaker {
  /// Sets what UIKit's own views know; other key paths belong to the custom class.
  func set(_ attribute: InterfaceRuntimeAttribute, on view: UIView, of object: InterfaceObject) {
    let value = self.value(of: attribute)
    if attribute.keyPath.hasPrefix("layer.") {
      let path = String(attribute.keyPath.dropFirst(6))
      let traits = UIScreen.main.traitCollection
      let value = (value as? UIColor).map { $0.resolvedColor(with: traits).cgColor as Any } ?? value
      if path.contains(".") { return view.layer.setValue(value, forKeyPath: path) }
      if view.layer.setDeclaredValue(value, forKey: path) { return }
      return note(
        "runtime-attribute", "\u{201C}\(attribute.keyPath)\u{201D} is not a property that layers have", line: attribute.line,
        items: [object.id])
    }
    if setProperty(attribute.keyPath, value, of: view) || setContent(attribute.keyPath, value, of: view)
      || setStyle(attribute.keyPath, value, of: view)
    {
      return
    }
    note(
      "runtime-attribute",
      "\u{201C}\(attribute.keyPath)\u{201D} is not a property that UIKit's \(type(of: view)) has"
        + (object.customClass.map { "; it belongs to \($0)" } ?? ""),
      line: attribute.line, items: [object.id])
  }

  /// What every view has.
  private func setProperty(_ keyPath: String, _ value: Any?, of view: UIView) -> Bool {
    switch (keyPath, value) {
    case ("clipsToBounds", let value as Bool): view.clipsToBounds = value
    case ("hidden", let value as Bool), ("isHidden", let value as Bool): view.isHidden = value
    case ("alpha", let value as Double): view.alpha = CGFloat(value)
    case ("opaque", let value as Bool): view.isOpaque = value
    case ("tag", let value as Double): view.tag = Int(exactly: value.rounded()) ?? 0
    case ("backgroundColor", let value as UIColor): view.backgroundColor = value
    case ("tintColor", let value as UIColor): view.tintColor = value
    case ("contentMode", let value as Double): Int(exactly: value).flatMap(UIView.ContentMode.init(rawValue:)).map { view.contentMode = $0 }
    case ("semanticContentAttribute", let value as Double):
      Int(exactly: value).flatMap(UISemanticContentAttribute.init(rawValue:)).map { view.semanticContentAttribute = $0 }
    case ("preservesSuperviewLayoutMargins", let value as Bool): view.preservesSuperviewLayoutMargins = value
    case ("layoutMargins", let value as CGRect):
      // UIEdgeInsets and CGRect are four numbers in a row: top, left, bottom, right.
      let (origin, size) = (value.origin, value.size)
      view.layoutMargins = UIEdgeInsets(top: origin.x, left: origin.y, bottom: size.width, right: size.height)
    case ("insetsLayoutMarginsFromSafeArea", let value as Bool): view.insetsLayoutMarginsFromSafeArea = value
    case ("userInteractionEnabled", _), ("exclusiveTouch", _), ("multipleTouchEnabled", _): break
    case ("accessibilityIdentifier", let value as String): view.accessibilityIdentifier = value
    case ("accessibilityLabel", let value as String): view.accessibilityLabel = value
    case ("accessibilityHint", _), ("accessibilityValue", _), ("isAccessibilityElement", _), ("restorationIdentifier", _): break
    default: return false
    }
    return true
  }

  /// What a class of UIKit's own has besides.
  private func setContent(_ keyPath: String, _ value: Any?, of view: UIView) -> Bool {
    switch (view, keyPath, value) {
    case (let view as UILabel, "text", let value as String): view.text = value
    case (let view as UILabel, "textColor", let value as UIColor): view.textColor = value
    case (let view as UILabel, "numberOfLines", let value as Double): view.numberOfLines = Int(exactly: value.rounded()) ?? 1
    case (let view as UILabel, "adjustsFontSizeToFitWidth", let value as Bool): view.adjustsFontSizeToFitWidth = value
    case (let view as UITextField, "text", let value as String): view.text = value
    case (let view as UITextField, "placeholder", let value as String): view.placeholder = value
    case (let view as UITextField, "textColor", let value as UIColor): view.textColor = value
    // A private path that is widely used to colour placeholders.
    case (let view as UITextField, "_placeholderLabel.textColor", let value as UIColor),
      (let view as UITextField, "placeholderLabel.textColor", let value as UIColor):
      view.attributedPlaceholder = NSAttributedString(string: view.placeholder ?? "", attributes: [.foregroundColor: value])
    case (let view as UITextView, "text", let value as String): view.text = value
    case (let view as UITextView, "textColor", let value as UIColor): view.textColor = value
    case (let view as UIImageView, "image", let value as UIImage): view.image = value
    case (let view as UIStackView, "spacing", let value as Double): view.spacing = CGFloat(value)
    case (let view as UISwitch, "on", let value as Bool): view.isOn = value
    case (let view as UISlider, "value", let value as Double): view.value = Float(value)
    case (let view as UIProgressView, "progress", let value as Double): view.progress = Float(value)
    case (let view as UIControl, "enabled", let value as Bool): view.isEnabled = value
    case (let view as UIControl, "selected", let value as Bool): view.isSelected = value
    case (let view as UIButton, "titleLabel.numberOfLines", let value as Double):
      view.titleLabel?.numberOfLines = Int(exactly: value.rounded()) ?? 1
    case (let view as UIButton, "titleLabel.adjustsFontSizeToFitWidth", let value as Bool):
      view.titleLabel?.adjustsFontSizeToFitWidth = value
    default: return false
    }
    return true
  }

  /// Colours and choices of UIKit's own classes.
  private func setStyle(_ keyPath: String, _ value: Any?, of view: UIView) -> Bool {
    let index = (value as? Double).flatMap { Int(exactly: $0) } ?? -1
    switch (view, keyPath, value) {
    case (let view as UILabel, "textAlignment", _): NSTextAlignment(rawValue: index).map { view.textAlignment = $0 }
    case (let view as UILabel, "lineBreakMode", _): NSLineBreakMode(rawValue: index).map { view.lineBreakMode = $0 }
    case (let view as UILabel, "highlightedTextColor", let value as UIColor): view.highlightedTextColor = value
    case (let view as UILabel, "shadowColor", let value as UIColor): view.shadowColor = value
    case (let view as UILabel, "shadowOffset", let value as CGSize): view.shadowOffset = value
    case (let view as UILabel, "minimumScaleFactor", let value as Double): view.minimumScaleFactor = CGFloat(value)
    case (let view as UILabel, "preferredMaxLayoutWidth", let value as Double): view.preferredMaxLayoutWidth = CGFloat(value)
    case (let view as UITextField, "textAlignment", _): NSTextAlignment(rawValue: index).map { view.textAlignment = $0 }
    case (let view as UITextField, "borderStyle", _): UITextField.BorderStyle(rawValue: index).map { view.borderStyle = $0 }
    case (let view as UITextField, "clearButtonMode", _): UITextField.ViewMode(rawValue: index).map { view.clearButtonMode = $0 }
    case (let view as UITextField, "secureTextEntry", let value as Bool): view.isSecureTextEntry = value
    case (let view as UITextView, "textAlignment", _): NSTextAlignment(rawValue: index).map { view.textAlignment = $0 }
    case (let view as UIStackView, "layoutMarginsRelativeArrangement", let value as Bool): view.isLayoutMarginsRelativeArrangement = value
    case (let view as UISwitch, "onTintColor", let value as UIColor): view.onTintColor = value
    case (let view as UISwitch, "thumbTintColor", let value as UIColor): view.thumbTintColor = value
    case (let view as UISlider, "minimumTrackTintColor", let value as UIColor): view.minimumTrackTintColor = value
    case (let view as UISlider, "maximumTrackTintColor", let value as UIColor): view.maximumTrackTintColor = value
    case (let view as UISlider, "thumbTintColor", let value as UIColor): view.thumbTintColor = value
    case (let view as UIProgressView, "progressTintColor", let value as UIColor): view.progressTintColor = value
    case (let view as UIProgressView, "trackTintColor", let value as UIColor): view.trackTintColor = value
    case (let view as UIActivityIndicatorView, "color", let value as UIColor): view.color = value
    case (let view as UIPageControl, "pageIndicatorTintColor", let value as UIColor): view.pageIndicatorTintColor = value
    case (let view as UIPageControl, "currentPageIndicatorTintColor", let value as UIColor): view.currentPageIndicatorTintColor = value
    case (let view as UITableView, "separatorColor", let value as UIColor): view.separatorColor = value
    case (let view as UINavigationBar, "barTintColor", let value as UIColor): view.barTintColor = value
    case (let view as UITabBar, "barTintColor", let value as UIColor): view.barTintColor = value
    case (let view as UITabBar, "unselectedItemTintColor", let value as UIColor): view.unselectedItemTintColor = value
    case (let view as UIButton, "imageView.contentMode", _): UIView.ContentMode(rawValue: index).map { view.imageView?.contentMode = $0 }
    case (let view as UIButton, "titleLabel.textAlignment", _):
      NSTextAlignment(rawValue: index).map { view.titleLabel?.textAlignment = $0 }
    case (let view as UIButton, "titleLabel.lineBreakMode", _):
      NSLineBreakMode(rawValue: index).map { view.titleLabel?.lineBreakMode = $0 }
    default: return false
    }
    return true
  }

  private func value(of attribute: InterfaceRuntimeAttribute) -> Any? {
    switch attribute.type {
    case "boolean": return attribute.attributes["value"] == "YES"
    case "number": return attribute.value?.number("value") ?? attribute.attributes["value"].flatMap(Double.init)
    case "string", "localizableString": return attribute.attributes["value"] ?? attribute.value?.text
    case "color": return colors.color(attribute.value)
    case "point": return attribute.value.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "size": return attribute.value.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    case "rect":
      return attribute.value.map {
        CGRect(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0, width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
      }
    case "image": return image(attribute.attributes["value"] ?? attribute.value?["name"], catalog: nil, line: attribute.line)
    default: return nil
    }
  }
}
