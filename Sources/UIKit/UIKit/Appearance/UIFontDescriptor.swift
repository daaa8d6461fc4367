import CoreGraphics
public import Foundation
package import TextLayout

/// A description of a font by attributes.
///
/// Immutable.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let base: FontDescription
  package let scaling: UIFont.Scaling?
  private let attributes: [AttributeName: Any]

  package init(_ description: FontDescription, scaling: UIFont.Scaling? = nil, attributes: [AttributeName: Any] = [:]) {
    base = description
    self.scaling = scaling
    self.attributes = attributes
    super.init()
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFontDescriptor.applying(attributes, to: FontDescription(size: 0)), attributes: attributes)
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescription(family: .named(fontName), size: size))
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The font it stands for; a size of zero keeps its own.
  package func fontDescription(size: CGFloat) -> FontDescription {
    var description = base
    if size > 0 { description.size = size }
    description.size = description.size > 0 ? description.size : 12
    return description
  }

  open var pointSize: CGFloat { base.size }
  open var postscriptName: String { UIFont(fontDescription(size: 0)).fontName }
  open var fontAttributes: [AttributeName: Any] {
    var all = attributes
    all[.size] = base.size
    if case .preferred(let style) = scaling { all[.textStyle] = style.rawValue }
    if case .named(let name) = base.family { all[.name] = name }
    return all
  }

  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if base.isItalic { traits.insert(.traitItalic) }
    if base.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if base.family == .systemMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var description = base
    description.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      if description.weight < UIFont.Weight.semibold.rawValue {
        description.weight = emphasizedWeight.rawValue
      }
    } else if description.weight >= UIFont.Weight.semibold.rawValue {
      description.weight = UIFont.Weight.regular.rawValue
    }
    if symbolicTraits.contains(.traitMonoSpace) { description.family = .systemMonospaced }
    return UIFontDescriptor(description, scaling: scaling, attributes: attributes)
  }

  /// The weight of the emphasised variant: bold, but semibold for the smaller text styles (Human Interface Guidelines).
  private var emphasizedWeight: UIFont.Weight {
    switch scaling {
    case nil, .metrics, .preferred(.largeTitle), .preferred(.title1), .preferred(.title2): .bold
    case .preferred: .semibold
    }
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var description = base
    description.size = newPointSize
    return UIFontDescriptor(description, scaling: nil, attributes: attributes)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var description = base
    description.family = .named(newFamily)
    return UIFontDescriptor(description, scaling: nil, attributes: attributes)
  }

  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var description = base
    switch design {
    case .rounded: description.family = .systemRounded
    case .serif: description.family = .systemSerif
    case .monospaced: description.family = .systemMonospaced
    default: description.family = .system
    }
    return UIFontDescriptor(description, scaling: scaling, attributes: attributes)
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFontDescriptor.applying(attributes, to: base), scaling: attributes[.size] == nil ? scaling : nil,
      attributes: self.attributes.merging(attributes) { $1 })
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor).map { $0.base == base && $0.scaling == scaling } ?? false
  }

  nonisolated open override var hash: Int { base.hashValue }
}
