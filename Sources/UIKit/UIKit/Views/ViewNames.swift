import Foundation

/// The names of a tree's views: the accessibility identifier, the property of a view or controller that holds the view, or the class.
///
/// Read once for a whole tree by reflection, for reports and for the groups of an SVG.
@MainActor
package struct ViewNames {
  private var properties: [ObjectIdentifier: String] = [:]
  private var qualifiedNames: [ObjectIdentifier: String] = [:]

  /// `isEmpty` names views by identifier and class only, without reading the tree.
  package init(root: UIView, isEmpty: Bool = false) {
    guard !isEmpty else { return }
    var stack = [root]
    while let view = stack.popLast() {
      if let controller = view.viewController { collect(controller) }
      collect(view)
      stack += view.storedSubviews.reversed()
    }
  }

  /// Takes names from a document instead of the properties of classes.
  package init(names: [ObjectIdentifier: String]) { properties = names }

  /// Reads the stored properties that the user's own classes add; those of UIKit's classes say nothing to a reader.
  private mutating func collect(_ owner: AnyObject) {
    guard ViewNames.isUserClass(type(of: owner)) else { return }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, let type = current.subjectType as? AnyClass, ViewNames.isUserClass(type) {
      for child in current.children {
        guard let label = child.label, let view = ViewNames.object(child.value) else { continue }
        let name = label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
        if properties[ObjectIdentifier(view)] == nil { properties[ObjectIdentifier(view)] = name }
      }
      mirror = current.superclassMirror
    }
  }

  private static func object(_ value: Any) -> AnyObject? {
    if let view = value as? UIView { return view }
    if let guide = value as? UILayoutGuide { return guide }
    if case let optional as UIView? = value { return optional }
    return nil
  }

  private static var userClasses: [ObjectIdentifier: Bool] = [:]

  static func isUserClass(_ type: AnyClass) -> Bool {
    if let known = userClasses[ObjectIdentifier(type)] { return known }
    let isUser = !String(reflecting: type).hasPrefix("UIKit.")
    userClasses[ObjectIdentifier(type)] = isUser
    return isUser
  }

  package func propertyName(of item: AnyObject) -> String? { properties[ObjectIdentifier(item)] }

  package func name(of item: AnyObject) -> String {
    if let name = qualifiedNames[ObjectIdentifier(item)] { return name }
    if let view = item as? UIView, let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if let property = properties[ObjectIdentifier(item)] { return property }
    if let guide = item as? UILayoutGuide { return guide.owningView.map { "\(name(of: $0)).\(guide.displayName)" } ?? guide.displayName }
    return className(of: item)
  }

  /// The names with those that several views share made different: by their text, else by the path from a view with a name.
  package func qualified(in root: UIView) -> ViewNames {
    var counts: [String: Int] = [:]
    var texts: [String: Int] = [:]
    var order: [(view: UIView, parent: Int)] = []
    var stack = [(view: root, parent: -1)]
    while let (view, parent) = stack.popLast() {
      order.append((view, parent))
      counts[name(of: view), default: 0] += 1
      if let text = view.shownText { texts[text, default: 0] += 1 }
      for subview in view.storedSubviews.reversed() { stack.append((subview, order.count - 1)) }
    }
    var result = self
    var paths: [String] = []
    for (view, parent) in order {
      let base = name(of: view)
      guard counts[base] ?? 0 > 1 else {
        paths.append(base)
        continue
      }
      let isClass = base == String(describing: type(of: view))
      if isClass, let text = view.shownText, texts[text] == 1 {
        paths.append("\(base) '\(text.prefix(24))'")
      } else {
        let twins = (view.storedSuperview?.storedSubviews ?? []).filter { name(of: $0) == base }
        let number = twins.count > 1 ? twins.firstIndex { $0 === view }.map { "[\($0)]" } ?? "" : ""
        let path = parent < 0 ? "" : paths[parent]
        // In trees of thousands of levels the whole path would tell nobody anything.
        paths.append((path.isEmpty ? "" : (path.count > 90 ? "…" : path) + "/") + base + number)
      }
      result.qualifiedNames[ObjectIdentifier(view)] = paths[paths.count - 1]
    }
    return result
  }
}

extension UIView {
  /// The text that the view shows and is recognised by.
  fileprivate var shownText: String? {
    let text = (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
