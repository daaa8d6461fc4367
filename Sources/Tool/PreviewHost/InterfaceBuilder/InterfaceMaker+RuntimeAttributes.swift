import CoreGraphics
import InterfaceBuilder
import QuartzCore
import UIKit

extension InterfaceMaker {
  /// Sets what UIKit's own views know; other key paths belong to the custom class.
  func set(_ attribute: InterfaceRuntimeAttribute, on view: UIView, of object: InterfaceObject) {
    let value = self.value(of: attribute)
    if attribute.keyPath.hasPrefix("layer.") {
      let path = String(attribute.keyPath.dropFirst(6))
      let value = (value as? UIColor).map { $0.resolvedColor(with: view.traitCollection).cgColor as Any } ?? value
      return view.layer.setValue(value, forKeyPath: path)
    }
    switch (attribute.keyPath, value) {
    case ("clipsToBounds", let value as Bool): view.clipsToBounds = value
    case ("hidden", let value as Bool), ("isHidden", let value as Bool): view.isHidden = value
    case ("alpha", let value as Double): view.alpha = CGFloat(value)
    case ("backgroundColor", let value as UIColor): view.backgroundColor = value
    case ("tintColor", let value as UIColor): view.tintColor = value
    case ("accessibilityIdentifier", let value as String): view.accessibilityIdentifier = value
    default:
      note(
        "runtime-attribute",
        "\u{201C}\(attribute.keyPath)\u{201D} is not a property that UIKit's \(type(of: view)) has"
          + (object.customClass.map { "; it belongs to \($0)" } ?? ""),
        line: attribute.line, items: [object.id])
    }
  }

  private func value(of attribute: InterfaceRuntimeAttribute) -> Any? {
    switch attribute.type {
    case "boolean": return attribute.attributes["value"] == "YES"
    case "number": return attribute.value?.number("value") ?? attribute.attributes["value"].flatMap(Double.init)
    case "string": return attribute.attributes["value"] ?? attribute.value?.text
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
