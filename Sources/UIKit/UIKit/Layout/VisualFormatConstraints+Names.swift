import Foundation
import VisualFormat

/// What the names of a visual format stand for.
extension VisualFormatConstraints {
  /// The objects with the superview of its neighbour for each bar.
  func withSuperviews(_ objects: [AnyObject?]) throws(VisualFormatFailure) -> [AnyObject] {
    var result: [AnyObject] = []
    for (index, object) in objects.enumerated() {
      if let object {
        result.append(object)
        continue
      }
      let neighbour = index == 0 ? objects[1] : objects[index - 1]
      guard let superview = (neighbour as? UIView)?.superview ?? (neighbour as? UILayoutGuide)?.owningView else {
        throw VisualFormatFailure(
          reason: "Unable to interpret '|' character, because the related view doesn't have a superview",
          position: position(ofItem: index))
      }
      result.append(superview)
    }
    return result
  }

  func object(_ name: VisualFormat.Name) throws(VisualFormatFailure) -> AnyObject {
    guard let value = views[name.text] else {
      throw VisualFormatFailure(reason: "\(name.text) is not a key in the views dictionary.", position: name.end)
    }
    if let view = Self.unwrapped(value) as? UIView { return view }
    if let guide = Self.unwrapped(value) as? UILayoutGuide { return guide }
    let kind = Self.unwrapped(value).map { String(describing: type(of: $0)) } ?? "nil"
    throw VisualFormatFailure(
      reason: "The value for \(name.text) in the views dictionary is \(kind), neither a view nor a layout guide.", position: name.end)
  }

  func number(_ value: VisualFormat.Value) throws(VisualFormatFailure) -> CGFloat {
    switch value {
    case .number(let number, _): return CGFloat(number)
    case .name(let name):
      guard let metric = metrics[name.text] else {
        guard views[name.text] == nil else {
          throw VisualFormatFailure(
            reason: "Expected a number or key from the metrics dictionary, but encountered the view \(name.text)", position: name.position)
        }
        throw unknown(name)
      }
      guard let number = Self.number(Self.unwrapped(metric)), number.isFinite else {
        throw VisualFormatFailure(
          reason: "The value for \(name.text) in the metrics dictionary is not a finite number: \(metric)", position: name.end)
      }
      return number
    }
  }

  func priority(of predicate: VisualFormat.Predicate) throws(VisualFormatFailure) -> UILayoutPriority {
    guard let value = predicate.priority else { return .required }
    let number = try number(value)
    guard number > 0, number <= 1000 else {
      throw VisualFormatFailure(
        reason: "Priorities must be greater than 0 and less or equal to 1000, but \(number.brief) was given", position: value.position)
    }
    return UILayoutPriority(Float(number))
  }

  func unknown(_ name: VisualFormat.Name) -> VisualFormatFailure {
    VisualFormatFailure(
      reason: "Encountered metric with name \"\(name.text)\", but value was not specified in metrics or views dictionaries",
      position: name.end)
  }

  /// What an optional in a dictionary of `Any` holds.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as any BinaryInteger: CGFloat(Double(value))
    case let value as any BinaryFloatingPoint: CGFloat(Double(value))
    case let value as UILayoutPriority: CGFloat(value.rawValue)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
