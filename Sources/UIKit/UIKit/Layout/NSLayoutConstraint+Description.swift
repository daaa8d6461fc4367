import Foundation

extension NSLayoutConstraint {
  /// `<NSLayoutConstraint 'id' title.top == box.bottom + 8 @750 (names: …)>`, the shape of UIKit's dumps.
  var fullDescription: String {
    let label = identifier.map { "'\($0)' " } ?? ""
    let state = isActive ? "active" : "inactive"
    return "<NSLayoutConstraint \(label)\(equationDescription)   (\(state))>"
  }

  /// The equation in words of the view tree: `title.top == box.bottom + 8 @750`.
  package var equationDescription: String {
    var text = "\(anchorDescription(firstItem, firstAttribute)) \(relation.symbol) "
    if secondItem != nil || secondAttribute != .notAnAttribute {
      if multiplier != 1 { text += "\(multiplier.brief)*" }
      text += anchorDescription(secondItem, secondAttribute)
      if constant != 0 { text += constant < 0 ? " - \((-constant).brief)" : " + \(constant.brief)" }
    } else {
      text += constant.brief
    }
    if priority != .required { text += " @\(CGFloat(priority.rawValue).brief)" }
    return text
  }

  func anchorDescription(_ item: AnyObject?, _ attribute: Attribute) -> String {
    let name: String
    switch item {
    case let view as UIView: name = view.displayName
    case let guide as UILayoutGuide: name = "\(guide.owningView?.displayName ?? "?").\(guide.displayName)"
    case nil: name = "(gone)"
    case let other?: name = String(describing: type(of: other))
    }
    return "\(name).\(attribute.name)"
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
