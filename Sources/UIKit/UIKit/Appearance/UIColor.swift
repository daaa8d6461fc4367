public import CoreGraphics
public import Foundation

/// A colour, fixed or following the traits.
///
/// Immutable.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// What a colour is made of.
  ///
  /// Grey and RGB are apart, as they never compare equal in UIKit.
  enum Storage: @unchecked Sendable {
    case white(CGFloat, alpha: CGFloat)
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case system(name: String)
    case dynamic((UITraitCollection) -> UIColor)
    case asset(name: String, AssetLibrary.ColorSet)
    case pattern(UIImage)
  }

  /// Comes first: see there.
  private let attributeValueMark = AttributeValueMark.value
  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  /// Clear black, as `UIColor()` is in UIKit.
  public convenience override init() { self.init(storage: .white(0, alpha: 0)) }

  public init(white: CGFloat, alpha: CGFloat) {
    storage = .white(white, alpha: alpha)
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = UIColor.components(hue: hue, saturation: saturation, brightness: brightness)
    storage = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let converted = UIColor.standardComponents(displayP3Red: red, green: green, blue: blue)
    storage = .rgb(red: converted.red, green: converted.green, blue: converted.blue, alpha: alpha)
    super.init()
  }

  public init(cgColor: CGColor) {
    storage = .rgb(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
    super.init()
  }

  public init(patternImage image: UIImage) {
    storage = .pattern(image)
    super.init()
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
    super.init()
  }

  /// A colour of an asset catalog near the sources; nil (and a diagnostic) where no catalog has it.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = AssetLibrary.shared.colors[name] else {
      UIKitDiagnostics.shared.note(kind: "missing-color", message: "no asset catalog has a colour named “\(name)”")
      return nil
    }
    self.init(storage: .asset(name: name, color))
    guard traitCollection != nil else { return }
  }

  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      storage: .rgb(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (storage, other.storage) {
    case (.white(let white, let alpha), .white(let otherWhite, let otherAlpha)): return white == otherWhite && alpha == otherAlpha
    case (.rgb(let r, let g, let b, let a), .rgb(let r2, let g2, let b2, let a2)): return r == r2 && g == g2 && b == b2 && a == a2
    case (.system(let name), .system(let otherName)): return name == otherName
    case (.asset(let name, _), .asset(let otherName, _)): return name == otherName
    case (.pattern(let image), .pattern(let otherImage)): return image === otherImage
    default: return false
    }
  }

  nonisolated open override var hash: Int {
    var hasher = Hasher()
    switch storage {
    case .white(let white, let alpha):
      hasher.combine(white)
      hasher.combine(alpha)
    case .rgb(let red, let green, let blue, let alpha):
      hasher.combine(red)
      hasher.combine(green)
      hasher.combine(blue)
      hasher.combine(alpha)
    case .system(let name), .asset(let name, _): hasher.combine(name)
    case .dynamic, .pattern: hasher.combine(ObjectIdentifier(self))
    }
    return hasher.finalize()
  }

  nonisolated open override var description: String {
    switch storage {
    case .white(let white, let alpha): return "UIExtendedGrayColorSpace \(white.short) \(alpha.short)"
    case .rgb(let red, let green, let blue, let alpha):
      return "UIExtendedSRGBColorSpace \(red.short) \(green.short) \(blue.short) \(alpha.short)"
    case .system(let name): return "<UIDynamicSystemColor: name = \(name)>"
    case .asset(let name, _): return "<UIDynamicCatalogColor: name = \(name)>"
    case .dynamic: return "<UIDynamicProviderColor>"
    case .pattern: return "<UIDynamicPatternColor>"
    }
  }
}

public typealias _ColorLiteralType = UIColor

extension CGFloat {
  /// Without a fraction where there is none: `1`, `0.5`.
  fileprivate var short: String { self == rounded() && magnitude < 1e15 ? String(Int(self)) : "\(self)" }
}
