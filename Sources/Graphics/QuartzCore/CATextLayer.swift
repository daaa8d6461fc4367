public import CoreGraphics
public import Foundation

/// A layer that draws a string; UIKit sets the text.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any? { didSet { changedAppearance() } }
  /// A font object or a font's name.
  open var font: AnyObject? { didSet { changedAppearance() } }
  open var fontSize: CGFloat = 36 { didSet { changedAppearance() } }
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) { didSet { changedAppearance() } }
  open var isWrapped = false { didSet { changedAppearance() } }
  open var truncationMode: CATextLayerTruncationMode = .none { didSet { changedAppearance() } }
  open var alignmentMode: CATextLayerAlignmentMode = .natural { didSet { changedAppearance() } }
  open var allowsFontSubpixelQuantization = false

  package override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
    (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
  }

  package override func declaredValue(forKey key: String) -> Any? {
    switch key {
    case "string": string
    case "font": font
    case "fontSize": fontSize
    case "foregroundColor": foregroundColor
    case "wrapped", "isWrapped": isWrapped
    case "truncationMode": truncationMode.rawValue
    case "alignmentMode": alignmentMode.rawValue
    default: super.declaredValue(forKey: key)
    }
  }

  package override func setDeclaredValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "string": string = value
    case "font": font = value as AnyObject?
    case "fontSize": fontSize = KeyedValue.cgFloat(value) ?? fontSize
    case "foregroundColor": foregroundColor = value as? CGColor
    case "wrapped", "isWrapped": isWrapped = KeyedValue.bool(value) ?? isWrapped
    case "truncationMode":
      truncationMode = value as? CATextLayerTruncationMode ?? CATextLayerTruncationMode(rawValue: value as? String ?? "none")
    case "alignmentMode":
      alignmentMode = value as? CATextLayerAlignmentMode ?? CATextLayerAlignmentMode(rawValue: value as? String ?? "natural")
    default: return super.setDeclaredValue(value, forKey: key)
    }
    return true
  }
}
