import Foundation

extension UIView {
  var briefDescription: String {
    let frame = self.frame
    let name = accessibilityIdentifier.map { " '\($0)'" } ?? ""
    return
      "<\(type(of: self))\(name); frame = (\(frame.minX.brief) \(frame.minY.brief); \(frame.width.brief) \(frame.height.brief))>"
  }

  /// The name that reports and pictures use: the accessibility identifier, the property that holds the view, or its class.
  package var displayName: String {
    if let accessibilityIdentifier, !accessibilityIdentifier.isEmpty { return accessibilityIdentifier }
    return propertyName ?? className(of: self)
  }

  /// The stored property of a superview or controller that holds this view, found by reflection: for reports only.
  package var propertyName: String? {
    var owner: UIResponder? = storedSuperview ?? viewController
    while let candidate = owner {
      var mirror: Mirror? = Mirror(reflecting: candidate)
      while let current = mirror, current.subjectType != UIView.self, current.subjectType != UIViewController.self {
        for child in current.children where (child.value as AnyObject) === self {
          if let label = child.label {
            let name = label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
            if !name.hasPrefix("stored") { return name }
          }
        }
        mirror = current.superclassMirror
      }
      owner = candidate.next
    }
    return nil
  }
}

extension CGFloat {
  /// At most three decimals, none where there are none: for descriptions.
  package var brief: String {
    guard isFinite else { return "\(Double(self))" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? String(Int(rounded)) : String(Double(rounded))
  }
}
