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
      return view.layer.setValue(value, forKeyPath: path)
    }
    if setProperty(attribute.keyPath, value, of: view) || setContent(attribute.keyPath, value, of: view) { return }
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
