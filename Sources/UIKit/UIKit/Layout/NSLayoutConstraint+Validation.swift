import Foundation

extension NSLayoutConstraint {
  /// Whether a constraint between these attributes is none of the exceptions below.
  package static func canRelate(_ first: Attribute, _ second: Attribute?, multiplier: CGFloat, constant: CGFloat) -> Bool {
    guard first != .notAnAttribute, multiplier.isFinite, constant.isFinite else { return false }
    guard let second else { return first.isSize }
    return second != .notAnAttribute && first.kind.canMeet(second.kind) && (multiplier != 0 || first.isSize)
  }

  /// What kinds of attributes can meet, with the exceptions that UIKit raises otherwise.
  func validate() {
    guard firstAttribute != .notAnAttribute else {
      UIKitException.raise("NSInvalidArgumentException", "Constraint must contain a first layout item and an attribute: \(description)")
    }
    guard multiplier.isFinite, constant.isFinite else {
      UIKitException.raise(
        "NSInvalidArgumentException", "Constraint has a multiplier or constant that is not finite: \(description)")
    }
    guard secondItem != nil else {
      if !firstAttribute.isSize {
        UIKitException.raise(
          "NSInvalidArgumentException",
          """
          *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: A constraint \
          cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs. \(description)
          """)
      }
      return
    }
    guard secondAttribute != .notAnAttribute else {
      UIKitException.raise(
        "NSInvalidArgumentException",
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: Invalid pairing of layout attributes. \(description)"
      )
    }
    if !firstAttribute.kind.canMeet(secondAttribute.kind) {
      UIKitException.raise(
        "NSInvalidArgumentException",
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: Invalid pairing of layout attributes. \(description)"
      )
    }
    if multiplier == 0, !firstAttribute.isSize {
      UIKitException.raise(
        "NSInvalidArgumentException",
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs. \(description)"
      )
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Attributes of one kind can be set equal; edges named by side and edges named by reading direction can't be mixed.
  enum Kind {
    case size, side, readingSide, middleX, vertical, none

    /// A middle can be tied to either naming of the sides.
    func canMeet(_ other: Kind) -> Bool {
      switch (self, other) {
      case (.middleX, .side), (.side, .middleX), (.middleX, .readingSide), (.readingSide, .middleX): true
      default: self == other
      }
    }
  }

  var kind: Kind {
    switch self {
    case .width, .height: .size
    case .left, .right, .leftMargin, .rightMargin: .side
    case .leading, .trailing, .leadingMargin, .trailingMargin: .readingSide
    case .centerX, .centerXWithinMargins: .middleX
    case .notAnAttribute: .none
    default: .vertical
    }
  }

  var isSize: Bool { self == .width || self == .height }

  var isMargin: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }
}
