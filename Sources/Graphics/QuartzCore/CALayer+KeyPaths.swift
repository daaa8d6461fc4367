import CoreGraphics
import Foundation

extension CALayer {
  internal func nestedValue(forKeyPath path: String) -> Any? {
    guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
    let (key, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    switch value(forKey: key) {
    case let point as CGPoint: return rest == "x" ? point.x : rest == "y" ? point.y : nil
    case let size as CGSize: return rest == "width" ? size.width : rest == "height" ? size.height : nil
    case let rect as CGRect: return rect[part: rest]
    case let transform as CATransform3D: return transform[part: rest]
    case let layer as CALayer: return layer.value(forKeyPath: rest)
    default: return nil
    }
  }

  internal func setNestedValue(_ new: Any?, forKeyPath path: String) {
    guard let dot = path.firstIndex(of: ".") else { return setValue(new, forKey: path) }
    let (key, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    switch value(forKey: key) {
    case var point as CGPoint:
      guard let number = KeyedValue.number(new) else { return }
      if rest == "x" { point.x = CGFloat(number) } else if rest == "y" { point.y = CGFloat(number) }
      setValue(point, forKey: key)
    case var size as CGSize:
      guard let number = KeyedValue.number(new) else { return }
      if rest == "width" { size.width = CGFloat(number) } else if rest == "height" { size.height = CGFloat(number) }
      setValue(size, forKey: key)
    case var rect as CGRect:
      rect.set(part: rest, to: new)
      setValue(rect, forKey: key)
    case var transform as CATransform3D:
      transform.set(part: rest, to: new)
      setValue(transform, forKey: key)
    case let layer as CALayer: layer.setValue(new, forKeyPath: rest)
    default: setValue(new, forKey: path)
    }
  }
}

extension CGRect {
  fileprivate subscript(part part: String) -> Any? {
    switch part {
    case "origin": origin
    case "origin.x": minX
    case "origin.y": minY
    case "size": size
    case "size.width": width
    case "size.height": height
    default: nil
    }
  }

  fileprivate mutating func set(part: String, to new: Any?) {
    let number = KeyedValue.cgFloat(new)
    switch part {
    case "origin": origin = KeyedValue.point(new) ?? origin
    case "origin.x": origin.x = number ?? origin.x
    case "origin.y": origin.y = number ?? origin.y
    case "size": size = KeyedValue.size(new) ?? size
    case "size.width": size.width = number ?? size.width
    case "size.height": size.height = number ?? size.height
    default: break
    }
  }
}

/// The parts of a transform that Core Animation's key paths name; a part is replaced, the others stay.
extension CATransform3D {
  private struct Parts {
    var scale: (x: CGFloat, y: CGFloat, z: CGFloat)
    var rotation: CGFloat
    var translation: (x: CGFloat, y: CGFloat, z: CGFloat)
  }

  private var parts: Parts {
    Parts(
      scale: (hypot(m11, m12), hypot(m21, m22), m33), rotation: atan2(m12, m11), translation: (m41, m42, m43))
  }

  private init(_ parts: Parts) {
    let scaled = CATransform3DMakeScale(parts.scale.x, parts.scale.y, parts.scale.z)
    let turned = CATransform3DConcat(scaled, CATransform3DMakeRotation(parts.rotation, 0, 0, 1))
    self = CATransform3DConcat(
      turned, CATransform3DMakeTranslation(parts.translation.x, parts.translation.y, parts.translation.z))
  }

  fileprivate subscript(part part: String) -> Any? {
    switch part {
    case "scale": (parts.scale.x + parts.scale.y + parts.scale.z) / 3
    case "scale.x": parts.scale.x
    case "scale.y": parts.scale.y
    case "scale.z": parts.scale.z
    case "rotation", "rotation.z": parts.rotation
    case "rotation.x", "rotation.y": CGFloat(0)
    case "translation": CGSize(width: m41, height: m42)
    case "translation.x": m41
    case "translation.y": m42
    case "translation.z": m43
    default: nil
    }
  }

  fileprivate mutating func set(part: String, to new: Any?) {
    if part == "translation" {
      let size = KeyedValue.size(new) ?? KeyedValue.point(new).map { CGSize(width: $0.x, height: $0.y) }
      if let size { (m41, m42) = (size.width, size.height) }
      return
    }
    guard let value = KeyedValue.cgFloat(new) else { return }
    var parts = parts
    switch part {
    case "scale": parts.scale = (value, value, value)
    case "scale.x": parts.scale.x = value
    case "scale.y": parts.scale.y = value
    case "scale.z": parts.scale.z = value
    case "rotation", "rotation.z": parts.rotation = value
    case "rotation.x":
      self = CATransform3DRotate(self, value, 1, 0, 0)
      return
    case "rotation.y":
      self = CATransform3DRotate(self, value, 0, 1, 0)
      return
    case "translation.x": parts.translation.x = value
    case "translation.y": parts.translation.y = value
    case "translation.z": parts.translation.z = value
    default: return
    }
    self = CATransform3D(parts)
  }
}
