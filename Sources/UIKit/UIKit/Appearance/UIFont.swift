import CoreGraphics
public import Foundation
package import TextLayout

/// A font at a size.
///
/// Immutable; its numbers come from the installed text engine.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// Comes first: see there.
  private let attributeValueMark = AttributeValueMark.value
  package let fontDescription: FontDescription
  /// The text style and the way its size follows the text size setting; nil for fonts of a fixed size.
  package let scaling: Scaling?

  package enum Scaling: Hashable, Sendable {
    /// A font of `preferredFont(forTextStyle:)`.
    case preferred(TextStyle)
    /// A font of `UIFontMetrics.scaledFont(for:)`: the style whose curve it follows and its size at `large`.
    case metrics(TextStyle, base: CGFloat, maximum: CGFloat?)
  }

  package init(_ description: FontDescription, scaling: Scaling? = nil) {
    fontDescription = description
    self.scaling = scaling
    super.init()
  }

  /// A font of a family or PostScript name; nil (and a diagnostic) where no installed font has it.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if fontName.hasPrefix(".SF") || fontName.hasPrefix(".AppleSystemUIFont") {
      self.init(FontDescription(size: UIFont.usable(fontSize)))
      return
    }
    guard TextSystem.current.resolve(name: fontName) != nil else {
      let known = AssetLibrary.shared.fonts.isEmpty ? "" : "; font files are: " + UIFont.fileNames.joined(separator: ", ")
      UIKitDiagnostics.shared.note(kind: "missing-font", message: "no installed font is named “\(fontName)”\(known)")
      return nil
    }
    self.init(FontDescription(family: .named(fontName), size: UIFont.usable(fontSize)))
  }

  private static var fileNames: [String] { AssetLibrary.shared.fonts.map { ($0 as NSString).lastPathComponent }.sorted() }

  /// The families that iOS has and those of the project's font files.
  open class var familyNames: [String] { TextSystem.current.installedFonts.keys.sorted() }

  open class func fontNames(forFamilyName familyName: String) -> [String] {
    TextSystem.current.installedFonts[familyName] ?? []
  }

  /// A size of zero keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.fontDescription(size: pointSize), scaling: pointSize > 0 ? nil : descriptor.scaling)
  }

  /// Zero and less ask for the system's size, as in UIKit.
  static func usable(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : 14 }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(FontDescription(size: usable(fontSize))) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: usable(fontSize), weight: weight.rawValue))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    if width.rawValue != Width.standard.rawValue {
      UIKitDiagnostics.shared.note(
        kind: "substituted-font", message: "the system font has its standard width only; other widths are drawn in it")
    }
    return systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font in semibold, as an app gets it; Interface Builder's canvas draws bold.
  ///
  /// A label of 32 points drawn by the iOS 17.2 simulator (square/Blueprint) and 110 labels that Xcode stored show the two widths.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: SanFrancisco.isCanvas ? .bold : .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: usable(fontSize), isItalic: true))
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: usable(fontSize), weight: weight.rawValue, hasMonospacedDigits: true))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(family: .systemMonospaced, size: usable(fontSize), weight: weight.rawValue))
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let category = traits.preferredContentSizeCategory
    return UIFont(
      FontDescription(size: DynamicType.pointSize(of: style, at: category), weight: DynamicType.weight(of: style).rawValue),
      scaling: .preferred(style))
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var description = fontDescription
    description.size = UIFont.usable(fontSize)
    return UIFont(description)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  open var pointSize: CGFloat { fontDescription.size }
  open var ascender: CGFloat { metrics.ascender }
  open var descender: CGFloat { metrics.descender }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  open var lineHeight: CGFloat { metrics.lineHeight }
  open var leading: CGFloat { metrics.leading }

  private var metrics: FontMetrics { TextSystem.current.metrics(of: fontDescription) }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontDescription, scaling: scaling) }

  open var familyName: String {
    switch fontDescription.family {
    case .named(let name): TextSystem.current.resolve(name: name)?.family ?? name
    case .system: ".AppleSystemUIFont"
    case .systemRounded: ".AppleSystemUIFontRounded"
    case .systemSerif: ".AppleSystemUIFontSerif"
    case .systemMonospaced: ".AppleSystemUIFontMonospaced"
    }
  }

  open var fontName: String {
    let style = Weight.name(of: fontDescription.weight) + (fontDescription.isItalic ? "Italic" : "")
    switch fontDescription.family {
    case .named(let name): return TextSystem.current.resolve(name: name)?.postScriptName ?? name
    case .system: return ".SFUI-" + style
    case .systemRounded: return ".SFUIRounded-" + style
    case .systemSerif: return ".NewYork-" + style
    case .systemMonospaced: return ".SFUIMono-" + style
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || (other.fontDescription == fontDescription && other.scaling == scaling)
  }

  nonisolated open override var hash: Int { fontDescription.hashValue }

  nonisolated open override var description: String {
    "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(Weight.name(of: fontDescription.weight).lowercased()); "
      + "font-style: \(fontDescription.isItalic ? "italic" : "normal"); font-size: "
      + String(format: "%.2f", Double(pointSize)) + "pt"
  }
}
