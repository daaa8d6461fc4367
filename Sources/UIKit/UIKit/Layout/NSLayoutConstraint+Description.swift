import Foundation

extension NSLayoutConstraint {
  /// `<NSLayoutConstraint 'id' title.top == box.bottom + 8 @750 (names: …)>`, the shape of UIKit's dumps.
  var fullDescription: String {
    let label = identifier.map { "'\($0)' " } ?? ""
    let state = isActive ? "active" : "inactive"
    return "<NSLayoutConstraint \(label)\(equationDescription)   (\(state))>"
  }

  /// The equation in words of the view tree: `title.top == box.bottom + 8 @750`.
  package var equationDescription: String { equation { ($0 as? UIView)?.displayName } }

  /// The equation with the names that a whole tree gives.
  package func equation(names: ViewNames) -> String { equation { names.name(of: $0) } }

  private func equation(_ name: (AnyObject) -> String?) -> String {
    var text = "\(anchor(firstItem, firstAttribute, name)) \(relation.symbol) "
    if secondItem != nil || secondAttribute != .notAnAttribute {
      if multiplier != 1 { text += "\(multiplier.brief) × " }
      text += anchor(secondItem, secondAttribute, name)
      if constant != 0 { text += constant < 0 ? " - \((-constant).brief)" : " + \(constant.brief)" }
    } else {
      text += constant.brief
    }
    if priority != .required { text += " @\(CGFloat(priority.rawValue).brief)" }
    return text
  }

  func anchorDescription(_ item: AnyObject?, _ attribute: Attribute) -> String {
    anchor(item, attribute) { ($0 as? UIView)?.displayName }
  }

  private func anchor(_ item: AnyObject?, _ attribute: Attribute, _ name: (AnyObject) -> String?) -> String {
    let label: String
    switch item {
    case let guide as UILayoutGuide:
      let owner = guide.owningView.flatMap(name) ?? "(gone)"
      label = name(guide) ?? "\(owner).\(guide.displayName)"
    case let other?: label = name(other) ?? String(describing: type(of: other))
    case nil: label = "(gone)"
    }
    return "\(label).\(attribute.name)"
  }
}

extension NSLayoutConstraint.Relation {
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute's name as code writes it.
  package var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
