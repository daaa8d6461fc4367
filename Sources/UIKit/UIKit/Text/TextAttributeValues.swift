import Foundation

/// Carries attributes between `AttributedString` and `NSAttributedString`.
enum TextAttributeValues {
  typealias Scope = AttributeScopes.UIKitAttributes

  static func values(_ container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = container[Scope.FontAttribute.self]
    values[.foregroundColor] = container[Scope.ForegroundColorAttribute.self]
    values[.backgroundColor] = container[Scope.BackgroundColorAttribute.self]
    values[.paragraphStyle] = container[Scope.ParagraphStyleAttribute.self]
    values[.kern] = container[Scope.KernAttribute.self]
    values[.tracking] = container[Scope.TrackingAttribute.self]
    values[.baselineOffset] = container[Scope.BaselineOffsetAttribute.self]
    values[.underlineStyle] = container[Scope.UnderlineStyleAttribute.self]?.rawValue
    values[.strikethroughStyle] = container[Scope.StrikethroughStyleAttribute.self]?.rawValue
    values[.underlineColor] = container[Scope.UnderlineColorAttribute.self]
    values[.strikethroughColor] = container[Scope.StrikethroughColorAttribute.self]
    return values
  }

  static func container(_ values: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var container = AttributeContainer()
    container[Scope.FontAttribute.self] = values[.font] as? UIFont
    container[Scope.ForegroundColorAttribute.self] = values[.foregroundColor] as? UIColor
    container[Scope.ParagraphStyleAttribute.self] = values[.paragraphStyle] as? NSParagraphStyle
    return container
  }

  /// The text with its own attributes over those of the base.
  static func attributed(_ string: AttributedString, base: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in string.runs {
      let own = values(run.attributes)
      result.append(NSAttributedString(string: String(string[run.range].characters), attributes: base.merging(own) { $1 }))
    }
    return result
  }
}

extension NSAttributedString {
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: TextAttributeValues.attributed(attrStr, base: [:]))
  }
}
